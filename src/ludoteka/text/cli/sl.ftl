# Kar pravi terminal. Glej docs/translating.md.

cli-you = ti
cli-person = Vidra
cli-cards = { $n ->
    [one] { $n } karta
    [two] { $n } karti
    [few] { $n } karte
   *[other] { $n } kart
}

cli-which = Katero?
cli-seconds = { $n } s
cli-refused = { $reason } (? – pravilo)
cli-not-understood = »{ $said }« tu ne pomeni ničesar; ? pokaže, kaj lahko vpišeš.
cli-help = S številko odigraš karto, s črko storiš, kar piše ob njej. ▸ in debel okvir kažeta, kaj je zdaj mogoče. Potezo lahko tudi vtipkaš z imenom.
cli-help-keys = Kadar gre za hitrost, vsaka tipka velja takoj; s preslednico udariš.
cli-help-words = rules – pravila    undo – vzemi potezo nazaj    quit – konec    Enter – naprej
cli-tui-keys = Klikni ali izberi z ← → in Enter.
cli-learn-which = Lekcije trajajo le nekaj minut. Izberi: ludoteka learn IGRA
cli-help-learn = Ti je ta igra nova? ludoteka learn { $game }
cli-learned = Zdaj pa zares: ludoteka play { $game }
cli-learn-left = Lekcija je prekinjena. Znova od začetka: ludoteka learn { $game }
cli-left = Zapuščaš partijo.

cli-ended = Partija je končana
cli-place = Mesto
cli-player = Igralec
cli-saved = Shranjeno: { $file }
cli-saved-open = Nadaljuj z ukazom: ludoteka play --resume { $file }
cli-finding-transcript = To je prepis partije, ne shranjena partija: v njem ni zapečatenega deljenja, ki bi ga bilo mogoče preveriti. Za ogled: ludoteka replay { $file }
cli-go-on = Enter – naprej
cli-watch-keys = Katera koli tipka – takoj naprej    q – konec

cli-entry-expire = Čas je potekel.
cli-entry-absent = Odslej ni tu: { $names }
cli-entry-again = Po prekinitvi se igra nadaljuje.
cli-entry-stopped = Ura stoji.
cli-entry-running = Ura teče.
cli-entry-race = Odločeno je, čigava roka je bila prva.
cli-entry-chair = Na sedežu se zamenja igralec.
cli-entry-flag = Zabeležena je opomba o času.

# Kaj je bilo narobe s klicem; stoji za imenom programa in dobi piko.
cli-wrong-game = igre »{ $game }« ni; na izbiro: { $allowed }
cli-wrong-language = jezika »{ $language }« ni; na izbiro: { $allowed }
cli-wrong-option = izbire »{ $option }« ni; možno: { $allowed }
cli-wrong-value = izbira »{ $option }« ne more biti »{ $value }«; možno: { $allowed }
cli-wrong-pair = »{ $word }« ni oblike KEY=VALUE
cli-wrong-twice = izbira »{ $option }« je navedena dvakrat; miza ima zanjo le eno vrednost
cli-wrong-seats = število igralcev za { $game } ne more biti { $seats }; možno: od { $low } do { $high }
cli-wrong-level = { $game } nima bota »{ $level }«; na izbiro: { $allowed }
cli-wrong-bots = botov: { $bots }, sedežev zanje: { $seats }; navedi eno stopnjo za vse ali za vsakega svojo
cli-wrong-seat = sedeža { $seat } ni; možno: od 1 do { $last }
cli-wrong-passage = v pravilih ni mesta »{ $passage }«; na izbiro: { $allowed }
cli-wrong-entry = partija ni tako dolga; --at je lahko od 0 do { $last }
cli-bad-log = to ni shranjena partija ali pa je datoteka poškodovana ({ $problem })
cli-no-file = datoteke { $file } ni
cli-no-read = datoteke { $file } ni mogoče prebrati
cli-no-text = datoteka { $file } ni besedilna
cli-too-long = datoteka { $file } je predolga za partijo
cli-no-write = datoteke { $file } ni mogoče zapisati
cli-wrong-resume = --resume vzame igro, sedeže, možnosti in karte iz datoteke; zraven jih ne navajaj
cli-wrong-over = partija v { $file } je končana; pokaže jo ludoteka replay
cli-tui-extra = za --tui je potreben še en paket; namesti ga z ukazom: pip install 'ludoteka[tui]'
cli-tui-pipe = za --tui je potreben terminal
cli-our-mistake = napaka je naša ({ $problem }); --debug pokaže, od kod je

# Laboratorij.
cli-lab-sets = »{ $word }« ni izbira; nabori izbir sodijo za --compare
cli-lab-output = tako --csv - kot --json potrebujeta standardni izhod; za vrstice navedi datoteko
cli-lab-looks = --studies se opira na podrobno pregledane partije; dodaj --looks
cli-lab-minds = igralcev: { $minds }, sedežev: { $seats }; navedi vsaj toliko igralcev, kot je sedežev, isti se lahko ponovi
cli-lab-tables = igralcev: { $minds }; iz njih nastane preveč različnih miz, navedi jih manj
cli-lab-cluster = na naslovu { $address } se ne oglasi nobena gruča
cli-lab-idle = gruča na naslovu { $address } nima delavcev
cli-lab-extra = za to so potrebni dodatni paketi; namesti jih z ukazom: pip install 'ludoteka[lab]'
cli-lab-nothing = Nobena partija ni bila končana.
