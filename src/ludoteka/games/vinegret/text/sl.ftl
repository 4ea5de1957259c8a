title = Vinegret
tagline = Stari francoski Ambigu: dve karti, še dve, stave, menjava, vsi pa plačajo najmočnejši roki.

score = Žetoni
points = { $n ->
    [one] { $n } žeton
    [two] { $n } žetona
    [few] { $n } žetone
   *[other] { $n } žetonov
}

face-h1 = srčni as
face-h2 = srčna dvojka
face-h3 = srčna trojka
face-h4 = srčna štirica
face-h5 = srčna petica
face-h6 = srčna šestica
face-h7 = srčna sedmica
face-h8 = srčna osmica
face-h9 = srčna devetka
face-h10 = srčna desetka
face-hj = srčni fant
face-hq = srčna dama
face-hk = srčni kralj
face-d1 = karo as
face-d2 = karo dvojka
face-d3 = karo trojka
face-d4 = karo štirica
face-d5 = karo petica
face-d6 = karo šestica
face-d7 = karo sedmica
face-d8 = karo osmica
face-d9 = karo devetka
face-d10 = karo desetka
face-dj = karo fant
face-dq = karo dama
face-dk = karo kralj
face-c1 = križev as
face-c2 = križeva dvojka
face-c3 = križeva trojka
face-c4 = križeva štirica
face-c5 = križeva petica
face-c6 = križeva šestica
face-c7 = križeva sedmica
face-c8 = križeva osmica
face-c9 = križeva devetka
face-c10 = križeva desetka
face-cj = križev fant
face-cq = križeva dama
face-ck = križev kralj
face-s1 = pikov as
face-s2 = pikova dvojka
face-s3 = pikova trojka
face-s4 = pikova štirica
face-s5 = pikova petica
face-s6 = pikova šestica
face-s7 = pikova sedmica
face-s8 = pikova osmica
face-s9 = pikova devetka
face-s10 = pikova desetka
face-sj = pikov fant
face-sq = pikova dama
face-sk = pikov kralj

# Roka z besedami; spodnja sporočila jo uporabljajo. $pips so pike, ki odločijo med dvema takima rokama.
hand-words = { $kind ->
    [nothing] nič
    [point] poen { $pips }
    [prime] prima { $pips }
    [grand-prime] velika prima { $pips }
    [sequence] sekvenca { $pips }
    [tricon] trikon { $pips }
    [flux] fluks { $pips }
    [tricon-prime] trikon s primo
    [flux-sequence] fluks s sekvenco
    [fredon] fredon
   *[none] še brez roke
}
hand-worth = { hand-words }, prinese { $pays }

event-deals = { $n }. delitev: { $seat } vsakomur deli dve karti.
event-antes = Vsak da v lonec { $n ->
        [one] { $n } žeton
        [two] { $n } žetona
        [few] { $n } žetone
       *[other] { $n } žetonov
    }.
    .anchor = ante
event-whist = { $seat } reče vist, obdrži obe karti in vloži { $n ->
        [one] { $n } žeton
        [two] { $n } žetona
        [few] { $n } žetone
       *[other] { $n } žetonov
    }.
    .anchor = whist
event-exchanges = { $seat } zamenja { $n ->
        [one] eno karto
        [two] obe karti
        [few] { $n } karte
       *[other] { $n } kart
    }.
    .anchor = exchange
event-stakes = { $seat } vloži { $n ->
        [one] { $n } žeton
        [two] { $n } žetona
        [few] { $n } žetone
       *[other] { $n } žetonov
    }.
    .anchor = whist
event-throws = { $seat } odvrže eno od treh kart.
event-two-more = Talon je premešan; vsak dobi še dve karti.
event-passes = { $seat } reče dalje.
event-bets = { $seat } stavi { $n }.
    .anchor = limit
event-raises = { $seat } zviša za { $n }.
    .anchor = raises
event-holds = { $seat } drži in vloži { $n }.
    .anchor = hold
event-refuses = { $seat } odstopi.
event-no-betting = Nekdo nima več s čim staviti: stav ni.
event-all-passed = Vsi so rekli dalje. Delivec, { $seat }, deli znova ali pa vse prisili, da ostanejo.
event-redeal = { $seat } deli znova: novi vložki, nove karte.
    .anchor = dealers-choice
event-forces = { $seat } vloži { $n } in prisili: vsi obdržijo svoje karte.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] obdrži vse štiri karte
        [one] zamenja { $n } karto
        [two] zamenja { $n } karti
        [few] zamenja { $n } karte
       *[other] zamenja { $n } kart
    }.
event-reshuffle = Talona je zmanjkalo: odvržene karte in mrtve roke se premešajo.
event-time-up = { $seat } predolgo razmišlja.
event-unheld = Nihče ne drži: { $seat } vzame nazaj { $n }.
    .anchor = unheld
event-pays = { $seat } plača { $n }, dobi { $other }.
    .anchor = payers
event-takes-pot = { $seat } pobere lonec: { $n }.
    .anchor = showdown
event-carried = Za naslednjo delitev ostane v loncu: { $n }.
event-extra = Zadnja delitev je končana, v loncu pa je še nekaj ({ $n }): še ena delitev.
event-no-hand = Nihče nima roke, ki bi štela.
event-shares = { $seat } dobi { $n } iz tega, kar je ostalo v loncu.
    .anchor = end
event-out = { $seat } ne zmore vložka in izpade.
    .anchor = out
event-sits-out = { $seat } to delitev počiva.
event-shows-nothing = { $seat } ne pokaže ničesar, kar bi štelo.
event-shows-point = { $seat } pokaže poen { $n }.
event-shows-prime = { $seat } pokaže primo { $n }.
event-shows-grand-prime = { $seat } pokaže veliko primo { $n }.
event-shows-sequence = { $seat } pokaže sekvenco { $n }.
event-shows-tricon = { $seat } pokaže trikon { $n }.
event-shows-flux = { $seat } pokaže fluks { $n }.
event-shows-tricon-prime = { $seat } pokaže trikon { $n } s primo.
event-shows-flux-sequence = { $seat } pokaže fluks s sekvenco { $n }.
event-shows-fredon = { $seat } pokaže fredon { $n }!

reason-you-are-out = Vložka ne zmoreš več: zate je igre konec.
    .anchor = out
reason-you-sit-out = To delitev počivaš.
    .anchor = players
reason-you-refused = Tvoj odstop velja: ta delitev gre naprej brez tebe.
    .anchor = refuse
reason-deal-over = Ta delitev je končana. Naslednja bo vsak hip.
    .anchor = dealing
reason-throw-first = Za eno karto imaš dve: najprej odvrzi eno od treh.
    .anchor = exchange
reason-nothing-to-throw = Nimaš odvečne karte.
    .anchor = exchange
reason-no-whist-now = Vist se reče samo na prvi dve karti.
    .anchor = whist
reason-whist-keeps = Če hočeš obdržati obe karti, reci vist.
    .anchor = whist
reason-no-such-card = Toliko kart nimaš.
    .anchor = exchange
reason-no-exchange-now = Zdaj se karte ne menjajo.
    .anchor = draw
reason-no-betting-now = Zdaj se ne stavi.
    .anchor = first-betting
reason-no-bet = Ni še stave, ki bi jo bilo treba držati. Reci dalje ali stavi.
    .anchor = hold
reason-bet-open = Stava je na mizi: drži jo, zvišaj ali odstopi.
    .anchor = hold
reason-bet-first = Ni še stave, ki bi se dala zvišati.
    .anchor = first-betting
reason-raise-now = Po menjavi se zvišuje; stavi se pred njo.
    .anchor = second-betting
reason-over-limit = Toliko se naenkrat ne sme staviti.
    .anchor = limit
reason-no-more-raises = Zvišanj je dovolj: drži ali odstopi.
    .anchor = raises
reason-not-all-passed = To lahko izbere delivec, ko vsi rečejo dalje.
    .anchor = dealers-choice
reason-three-redeals = Po treh novih delitvah zapored mora delivec prisiliti.
    .anchor = dealers-choice

ending-dealt = Vse delitve so odigrane.
    .anchor = end
ending-doubled = Nekdo je podvojil začetne žetone.
    .anchor = end
ending-cap = Odigranih je šestdeset delitev.
    .anchor = cap
ending-alone = Vložek zmore samo še eden.
    .anchor = out

option-deck = Štirideset kart
option-deck--a-to-10 = od asa (ena) do desetke
option-deck--5-to-a = od petice do kralja, as na vrhu
option-prime = Prima je
option-prime--four-suits = štiri karte štirih barv
option-prime--same-suit = dobesedno štiri iste barve, torej je ni
option-fredon-pays = Fredon prinese
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = Velika prima prinese
option-grand-prime-pays--2 = 2, kot vsaka prima
option-grand-prime-pays--3 = 3
option-fredon-high = Najvišji fredon
option-fredon-high--by-pips = odloča se po pikah
option-fredon-high--aces-high = je iz asov
option-first-stake = Dva žetona na prvi dve karti
option-first-stake--whist = vloži, kdor reče vist
option-first-stake--everyone = vložijo vsi
option-ante = Vložek za vsako delitev
option-ante--1 = en žeton
option-ante--2 = dva žetona
option-ante--5 = pet žetonov
option-ante-when-carried = Vložek, če je v loncu kaj ostalo
option-ante-when-carried--yes = da
option-ante-when-carried--no = ne, samo v prazen lonec
option-start-tokens = Žetonov na začetku
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = Najvišja stava ali zvišanje
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = kolikor zmore najrevnejši v igri (brez dolgov)
option-first-raises = Zvišanja pri prvih stavah
option-first-raises--3 = največ tri
option-first-raises--none = nobeno
option-unheld-bet = Prva stava, ki je nihče ne drži, prinese
option-unheld-bet--dealer-pays-twice = dvojno, plača delivec
option-unheld-bet--refuser-pays-two = dva žetona, plača, kdor je zadnji odstopil
option-unheld-takes-pot = Ta stava pobere tudi lonec
option-unheld-takes-pot--no = ne
option-unheld-takes-pot--yes = da
option-refuser-returns = Kdor je odstopil, se po menjavi lahko vrne
option-refuser-returns--no = ne
option-refuser-returns--yes = da
option-unheld-raise-pays = Zadnje zvišanje, ki ga nihče ne drži, prinese
option-unheld-raise-pays--hand-value = vrednost roke
option-unheld-raise-pays--pips = pike v roki
option-after-force = Ko delivec prisili
option-after-force--betting = še ene stave
option-after-force--draw = vsi takoj menjajo
option-after-force--showdown = vsi takoj pokažejo
option-payers = Kdo plača zmagovalni roki
option-payers--everyone = vsi za mizo
option-payers--holders = kdor je držal
option-draws = Menjava
option-draws--one = ena
option-draws--repeated = dokler kdo še hoče
option-exchange-one = Ena zamenjana karta na začetku prinese
option-exchange-one--one = eno karto
option-exchange-one--two = dve karti, eno od treh odvržeš
option-direction = Smer
option-direction--clockwise = v smeri urnega kazalca
option-direction--anticlockwise = v nasprotni smeri urnega kazalca
option-deals = Dolžina
option-deals--3 = tri delitve na igralca
option-deals--1 = ena delitev na igralca
option-deals--5 = pet delitev na igralca
option-deals--until-double = dokler kdo ne podvoji žetonov
option-most-seats = Največ igralcev v delitvi
option-most-seats--6 = šest
option-most-seats--5 = pet; pri šestih po vrsti eden počiva

mark-drawn = nova
mark-dealer = deli
mark-whist = vist
mark-exchanged-1 = zamenja 1
mark-exchanged-2 = zamenja obe
mark-bettor = stavi
mark-passed = dalje
mark-refused = odstop
mark-may-return = se lahko vrne
mark-changed-0 = obdrži vse
mark-changed-1 = zamenja 1
mark-changed-2 = zamenja 2
mark-changed-3 = zamenja 3
mark-changed-4 = zamenja 4
mark-out = izpad
mark-sits-out = počiva
mark-winner = zmaga

prompt-whist = Reci vist (žetonov: { $n }) ali izberi karte za menjavo.
prompt-throw = Dve za eno: izberi karto, ki jo odvržeš.
prompt-first = V roki: { hand-worth }. Staviš ali dalje?
prompt-answer = V roki: { hand-worth }. Za { $n } držiš? ({ $seat })
prompt-choice = V roki: { hand-words }. Deli znova (še { $n }) ali prisili?
prompt-choice-force = V roki: { hand-words }. Novih delitev ni: prisili!
prompt-draw = V roki: { hand-worth }. Katere karte menjaš?
prompt-second = V roki: { hand-worth }. Zvišaš ali dalje?
prompt-return = V roki: { hand-worth }. Se vrneš ali dalje?
prompt-wait = { $seat } razmišlja.
prompt-wait-hand = { $seat } razmišlja. V roki: { hand-worth }
prompt-unheld = { $seat } stavi, nihče ne drži. V loncu ostane: { $n }.
prompt-passed-out = Po menjavi so vsi rekli dalje. V loncu ostane: { $n }.
prompt-unheld-raise = { $seat } zviša, nihče ne drži: lonec { $n }, vsak plača { $pays }.
prompt-shown = { $seat } zmaga, { hand-words }: lonec { $n }, vsak plača { $pays }.
prompt-no-hand = Nihče nima roke, ki bi štela. V loncu ostane: { $n }.
prompt-won = { $seat } ima največ žetonov in zmaga.
prompt-shared = { $n ->
        [one] Zmaga { $n } igralec.
        [two] Zmago si delita { $n } igralca.
        [few] Zmago si delijo { $n } igralci.
       *[other] Zmago si deli { $n } igralcev.
    }

zone-hand = Tvoja roka
zone-full-hand = Tvoja roka: { hand-worth }
zone-other-hand = Roka: { $seat }
zone-shown-hand = { $seat } ima: { hand-worth }
zone-stake = { $seat }, vloženo: { $n }
zone-pot = Lonec: { $n }
zone-stock = { $deal }. delitev od { $deals }
zone-stock-open = { $deal }. delitev
zone-stock-extra = Dodatna delitev za lonec
zone-discards = Odvrženo
zone-going = { $n ->
        [one] Ta karta gre
        [two] Ti karti gresta
        [few] Te karte gredo
       *[other] Te karte gredo
    }
zone-winner = { $seat }: { hand-worth }

button-whist = Vist ({ $n })
button-exchange = { $n ->
        [one] Zamenjaj eno
        [two] Zamenjaj obe
        [few] Zamenjaj { $n }
       *[other] Zamenjaj { $n }
    }
button-change = { $n ->
        [one] Zamenjaj eno
        [two] Zamenjaj dve
        [few] Zamenjaj { $n }
       *[other] Zamenjaj { $n }
    }
button-keep = Obdrži vse štiri
button-pass = Dalje
button-bet = Stavi { $n }
button-raise = Zvišaj za { $n }
button-hold = Drži ({ $n })
button-refuse = Odstopi
button-redeal = Deli znova
button-force = Prisili ({ $n })

clock-move = nato se odloči samo
clock-next-deal = naslednja delitev
