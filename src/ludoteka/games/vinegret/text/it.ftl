title = Vinegret
tagline = L’antico Ambigu francese: due carte, altre due, puntate, un cambio, e tutti pagano la mano più alta.

score = Gettoni
points = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}

face-h1 = asso di cuori
face-h2 = due di cuori
face-h3 = tre di cuori
face-h4 = quattro di cuori
face-h5 = cinque di cuori
face-h6 = sei di cuori
face-h7 = sette di cuori
face-h8 = otto di cuori
face-h9 = nove di cuori
face-h10 = dieci di cuori
face-hj = fante di cuori
face-hq = donna di cuori
face-hk = re di cuori
face-d1 = asso di quadri
face-d2 = due di quadri
face-d3 = tre di quadri
face-d4 = quattro di quadri
face-d5 = cinque di quadri
face-d6 = sei di quadri
face-d7 = sette di quadri
face-d8 = otto di quadri
face-d9 = nove di quadri
face-d10 = dieci di quadri
face-dj = fante di quadri
face-dq = donna di quadri
face-dk = re di quadri
face-c1 = asso di fiori
face-c2 = due di fiori
face-c3 = tre di fiori
face-c4 = quattro di fiori
face-c5 = cinque di fiori
face-c6 = sei di fiori
face-c7 = sette di fiori
face-c8 = otto di fiori
face-c9 = nove di fiori
face-c10 = dieci di fiori
face-cj = fante di fiori
face-cq = donna di fiori
face-ck = re di fiori
face-s1 = asso di picche
face-s2 = due di picche
face-s3 = tre di picche
face-s4 = quattro di picche
face-s5 = cinque di picche
face-s6 = sei di picche
face-s7 = sette di picche
face-s8 = otto di picche
face-s9 = nove di picche
face-s10 = dieci di picche
face-sj = fante di picche
face-sq = donna di picche
face-sk = re di picche

# Una mano in parole; la usano i messaggi qui sotto. $pips sono i punti che decidono tra due mani dello stesso tipo.
hand-words = { $kind ->
    [nothing] niente
    [point] punto di { $pips }
    [prime] primiera di { $pips }
    [grand-prime] gran primiera di { $pips }
    [sequence] sequenza di { $pips }
    [tricon] tris di { $pips }
    [flux] flusso di { $pips }
    [tricon-prime] tris con primiera
    [flux-sequence] flusso con sequenza
    [fredon] fredone
   *[none] ancora nessuna mano
}
hand-worth = { hand-words }, rende { $pays }

event-deals = Smazzata { $n }: { $seat } dà due carte a testa.
event-antes = Ognuno mette nel piatto { $n ->
        [one] un gettone
       *[other] { $n } gettoni
    }.
    .anchor = ante
event-whist = { $seat } dice whist, tiene le due carte e mette { $n ->
        [one] un gettone
       *[other] { $n } gettoni
    }.
    .anchor = whist
event-exchanges = { $seat } scambia { $n ->
        [one] una carta
       *[other] tutte e due le carte
    }.
    .anchor = exchange
event-stakes = { $seat } mette { $n ->
        [one] un gettone
       *[other] { $n } gettoni
    }.
    .anchor = whist
event-throws = { $seat } scarta una di tre carte.
event-two-more = Il mazzo si mescola; ognuno riceve altre due carte.
event-passes = { $seat } passa.
event-bets = { $seat } punta { $n }.
    .anchor = limit
event-raises = { $seat } rilancia di { $n }.
    .anchor = raises
event-holds = { $seat } tiene e mette { $n }.
    .anchor = hold
event-refuses = { $seat } lascia.
event-no-betting = Qualcuno non ha più niente da puntare: non si punta.
event-all-passed = Tutti hanno passato. Il mazziere, { $seat }, può ridare le carte, o costringere tutti a restare.
event-redeal = { $seat } ridà le carte: nuove poste, nuove carte.
    .anchor = dealers-choice
event-forces = { $seat } mette { $n } e costringe: tutti tengono queste carte.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] tiene tutte e quattro le carte
        [one] cambia una carta
       *[other] cambia { $n } carte
    }.
event-reshuffle = Il mazzo è finito: si mescolano gli scarti e le mani fuori gioco.
event-time-up = { $seat } ha tardato troppo.
event-unheld = Nessuno tiene: { $seat } riprende { $n }.
    .anchor = unheld
event-pays = { $seat } paga { $n } a { $other }.
    .anchor = payers
event-takes-pot = { $seat } prende il piatto di { $n }.
    .anchor = showdown
event-carried = Il piatto di { $n } resta per la prossima smazzata.
event-extra = Ultima smazzata finita, con { $n } ancora nel piatto: se ne gioca un’altra.
event-no-hand = Nessuno ha una mano che conta.
event-shares = { $seat } riceve { $n } dal piatto rimasto.
    .anchor = end
event-out = { $seat } non può pagare la posta: fuori.
    .anchor = out
event-sits-out = { $seat } salta questa smazzata.
event-shows-nothing = { $seat } non mostra niente che conti.
event-shows-point = { $seat } mostra un punto di { $n }.
event-shows-prime = { $seat } mostra una primiera di { $n }.
event-shows-grand-prime = { $seat } mostra una gran primiera di { $n }.
event-shows-sequence = { $seat } mostra una sequenza di { $n }.
event-shows-tricon = { $seat } mostra un tris di { $n }.
event-shows-flux = { $seat } mostra un flusso di { $n }.
event-shows-tricon-prime = { $seat } mostra un tris di { $n } con primiera.
event-shows-flux-sequence = { $seat } mostra un flusso con sequenza di { $n }.
event-shows-fredon = { $seat } mostra un fredone di { $n }!

reason-you-are-out = Non hai potuto pagare la posta: sei fuori.
    .anchor = out
reason-you-sit-out = Questa smazzata la salti.
    .anchor = players
reason-you-refused = Hai lasciato: questa smazzata va avanti senza di te.
    .anchor = refuse
reason-deal-over = Questa smazzata è finita. La prossima arriva subito.
    .anchor = dealing
reason-throw-first = Hai avuto due carte per una: prima scarta una delle tre.
    .anchor = exchange
reason-nothing-to-throw = Non hai carte di troppo.
    .anchor = exchange
reason-no-whist-now = Whist si dice solo sulle prime due carte.
    .anchor = whist
reason-whist-keeps = Per tenere tutte e due le carte, di’ whist.
    .anchor = whist
reason-no-such-card = Non hai così tante carte.
    .anchor = exchange
reason-no-exchange-now = Ora non si scambiano carte.
    .anchor = draw
reason-no-betting-now = Ora non si punta.
    .anchor = first-betting
reason-no-bet = Non c’è una puntata da tenere o da lasciare. Passa, o punta tu.
    .anchor = hold
reason-bet-open = C’è una puntata: tieni, rilancia o lascia.
    .anchor = hold
reason-bet-first = Non c’è ancora una puntata su cui rilanciare.
    .anchor = first-betting
reason-raise-now = Dopo il cambio si rilancia; si punta prima.
    .anchor = second-betting
reason-over-limit = È più di quanto si può puntare in una volta.
    .anchor = limit
reason-no-more-raises = I rilanci sono finiti: tieni o lascia.
    .anchor = raises
reason-not-all-passed = Il mazziere può scegliere quando tutti hanno passato.
    .anchor = dealers-choice
reason-three-redeals = Dopo aver ridato tre volte di fila, il mazziere deve costringere.
    .anchor = dealers-choice

ending-dealt = Tutte le smazzate sono giocate.
    .anchor = end
ending-doubled = Qualcuno ha raddoppiato i gettoni di partenza.
    .anchor = end
ending-cap = Giocate sessanta smazzate.
    .anchor = cap
ending-alone = Un solo giocatore può ancora pagare la posta.
    .anchor = out

option-deck = Le quaranta carte
option-deck--a-to-10 = dall’asso (uno) al dieci
option-deck--5-to-a = dal cinque al re, con l’asso in cima
option-prime = La primiera è
option-prime--four-suits = quattro carte di quattro semi
option-prime--same-suit = alla lettera quattro di un seme, quindi non c’è
option-fredon-pays = Un fredone rende
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = Una gran primiera rende
option-grand-prime-pays--2 = 2, come ogni primiera
option-grand-prime-pays--3 = 3
option-fredon-high = Il fredone più alto
option-fredon-high--by-pips = secondo i punti
option-fredon-high--aces-high = è quello d’assi
option-first-stake = Due gettoni sulle prime due carte
option-first-stake--whist = da chi dice whist
option-first-stake--everyone = da tutti
option-ante = Posta per ogni smazzata
option-ante--1 = un gettone
option-ante--2 = due gettoni
option-ante--5 = cinque gettoni
option-ante-when-carried = Posta anche se il piatto è rimasto
option-ante-when-carried--yes = sì
option-ante-when-carried--no = no, solo in un piatto vuoto
option-start-tokens = Gettoni di partenza
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = Puntata o rilancio al massimo
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = quanto può pagare il più povero in gioco (niente debiti)
option-first-raises = Rilanci prima del cambio
option-first-raises--3 = fino a tre
option-first-raises--none = nessuno
option-unheld-bet = Una prima puntata che nessuno tiene
option-unheld-bet--dealer-pays-twice = la paga doppia il mazziere
option-unheld-bet--refuser-pays-two = rende due gettoni, da chi ha lasciato per ultimo
option-unheld-takes-pot = Quella puntata prende anche il piatto
option-unheld-takes-pot--no = no
option-unheld-takes-pot--yes = sì
option-refuser-returns = Chi ha lasciato può tornare dopo il cambio
option-refuser-returns--no = no
option-refuser-returns--yes = sì
option-unheld-raise-pays = Un ultimo rilancio che nessuno tiene rende
option-unheld-raise-pays--hand-value = il valore della mano
option-unheld-raise-pays--pips = i punti della mano
option-after-force = Quando il mazziere costringe
option-after-force--betting = si punta ancora una volta
option-after-force--draw = tutti cambiano subito
option-after-force--showdown = tutti mostrano subito
option-payers = Chi paga la mano vincente
option-payers--everyone = tutto il tavolo
option-payers--holders = chi ha tenuto
option-draws = Cambi di carte
option-draws--one = uno
option-draws--repeated = finché qualcuno ne vuole
option-exchange-one = Una carta scambiata all’inizio porta
option-exchange-one--one = una carta
option-exchange-one--two = due carte, e se ne scarta una di tre
option-direction = Senso di gioco
option-direction--clockwise = orario
option-direction--anticlockwise = antiorario
option-deals = Durata
option-deals--3 = tre smazzate a giocatore
option-deals--1 = una smazzata a giocatore
option-deals--5 = cinque smazzate a giocatore
option-deals--until-double = finché qualcuno raddoppia
option-most-seats = Al massimo in una smazzata
option-most-seats--6 = sei giocatori
option-most-seats--5 = cinque; di sei, uno salta a turno

mark-drawn = nuova
mark-dealer = dà le carte
mark-whist = whist
mark-exchanged-1 = ne scambia una
mark-exchanged-2 = ne scambia due
mark-bettor = ha puntato
mark-passed = passa
mark-refused = lascia
mark-may-return = può tornare
mark-changed-0 = tiene tutto
mark-changed-1 = ne cambia 1
mark-changed-2 = ne cambia 2
mark-changed-3 = ne cambia 3
mark-changed-4 = ne cambia 4
mark-out = fuori
mark-sits-out = salta
mark-winner = vince

prompt-whist = Di’ whist ({ $n } gettoni), o tocca le carte da scambiare.
prompt-throw = Due per una: tocca la carta da scartare.
prompt-first = Tu: { hand-worth }. Punti o passi?
prompt-answer = Tu: { hand-worth }. Metti { $n } contro { $seat }?
prompt-choice = Tutti passano: ridai ({ $n }) o costringi? Tu: { hand-words }
prompt-choice-force = Tutti passano, basta ridare: costringi. Tu: { hand-words }
prompt-draw = Tu: { hand-worth }. Tocca le carte da cambiare.
prompt-second = Tu: { hand-worth }. Rilanci o passi?
prompt-return = Tu: { hand-worth }. Torni, o passi?
prompt-wait = { $seat } ci pensa.
prompt-wait-hand = { $seat } ci pensa. Tu: { hand-worth }
prompt-unheld = Nessuno tiene contro { $seat }. Piatto: { $n }, resta.
prompt-passed-out = Tutti passano dopo il cambio. Piatto: { $n }, resta.
prompt-unheld-raise = Nessuno tiene contro { $seat }: piatto { $n }, e { $pays } a testa.
prompt-shown = { $seat } vince, { hand-words }: piatto { $n }, { $pays } a testa.
prompt-no-hand = Nessuno ha una mano che conta. Piatto: { $n }, resta.
prompt-won = { $seat } ha più gettoni di tutti e vince.
prompt-shared = { $n ->
        [one] Vince un giocatore.
       *[other] { $n } giocatori si dividono la vittoria.
    }

zone-hand = La tua mano
zone-full-hand = La tua mano: { hand-worth }
zone-other-hand = Mano di { $seat }
zone-shown-hand = Mano di { $seat }: { hand-worth }
zone-stake = { $seat } ha messo { $n }
zone-pot = Piatto: { $n }
zone-stock = Smazzata { $deal } di { $deals }
zone-stock-open = Smazzata { $deal }
zone-stock-extra = Smazzata in più per il piatto
zone-discards = Scarti
zone-going = { $n ->
        [one] Questa carta va via
       *[other] Queste carte vanno via
    }
zone-winner = { $seat }: { hand-worth }

button-whist = Whist ({ $n })
button-exchange = { $n ->
        [one] Scambiane una
       *[other] Scambiale
    }
button-change = { $n ->
        [one] Cambiane una
       *[other] Cambiane { $n }
    }
button-keep = Tieni tutto
button-pass = Passa
button-bet = Punta { $n }
button-raise = Rilancia di { $n }
button-hold = Tieni ({ $n })
button-refuse = Lascia
button-redeal = Ridai
button-force = Costringi ({ $n })

clock-move = poi si decide da sé
clock-next-deal = prossima smazzata
