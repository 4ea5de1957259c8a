# Kar pravi terminal. Glej docs/translating.md.

cli-you = ti
cli-person = Vidra
cli-cards = { $n ->
    [one] { $n } karta
    [two] { $n } karti
    [few] { $n } karte
   *[other] { $n } kart
}
cli-points = { $n ->
    [one] { $n } točka
    [two] { $n } točki
    [few] { $n } točke
   *[other] { $n } točk
}

cli-which = Katero?
cli-refused = { $reason } (pravila: { $anchor })
cli-not-understood = »{ $said }« tu ne pomeni nič; ? pokaže, kaj velja.
cli-help = Številka odigra tisto karto, črka stori, kar piše ob njej. ▸ in debel okvir: to je zdaj mogoče. Lahko pa potezo vtipkaš z imenom.
cli-help-keys = Ko gre za hitrost, vsaka tipka velja takoj; preslednica udari.
cli-help-words = rules – pravila    undo – vzemi potezo nazaj    quit – konec    Enter – naprej
cli-undone = Vzeto nazaj.
cli-left = Zate je partija končana.

cli-ended = Partija je končana
cli-place = Mesto
cli-player = Igralec
cli-score = Točke
cli-saved = Shranjeno: { $file }
cli-go-on = Enter – naprej
