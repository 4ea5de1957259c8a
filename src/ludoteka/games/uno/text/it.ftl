title = UNO
tagline = Colore su colore, segno su segno. E non dimenticare di gridare quando ti resta una carta sola.

face-r0 = 0 rosso
    .acc = uno 0 rosso
face-r1 = 1 rosso
    .acc = un 1 rosso
face-r2 = 2 rosso
    .acc = un 2 rosso
face-r3 = 3 rosso
    .acc = un 3 rosso
face-r4 = 4 rosso
    .acc = un 4 rosso
face-r5 = 5 rosso
    .acc = un 5 rosso
face-r6 = 6 rosso
    .acc = un 6 rosso
face-r7 = 7 rosso
    .acc = un 7 rosso
face-r8 = 8 rosso
    .acc = un 8 rosso
face-r9 = 9 rosso
    .acc = un 9 rosso
face-rskip = Passa rosso
    .acc = un Passa rosso
face-rrev = Inverti rosso
    .acc = un Inverti rosso
face-rplus2 = +2 rosso
    .acc = un +2 rosso
face-y0 = 0 giallo
    .acc = uno 0 giallo
face-y1 = 1 giallo
    .acc = un 1 giallo
face-y2 = 2 giallo
    .acc = un 2 giallo
face-y3 = 3 giallo
    .acc = un 3 giallo
face-y4 = 4 giallo
    .acc = un 4 giallo
face-y5 = 5 giallo
    .acc = un 5 giallo
face-y6 = 6 giallo
    .acc = un 6 giallo
face-y7 = 7 giallo
    .acc = un 7 giallo
face-y8 = 8 giallo
    .acc = un 8 giallo
face-y9 = 9 giallo
    .acc = un 9 giallo
face-yskip = Passa giallo
    .acc = un Passa giallo
face-yrev = Inverti giallo
    .acc = un Inverti giallo
face-yplus2 = +2 giallo
    .acc = un +2 giallo
face-g0 = 0 verde
    .acc = uno 0 verde
face-g1 = 1 verde
    .acc = un 1 verde
face-g2 = 2 verde
    .acc = un 2 verde
face-g3 = 3 verde
    .acc = un 3 verde
face-g4 = 4 verde
    .acc = un 4 verde
face-g5 = 5 verde
    .acc = un 5 verde
face-g6 = 6 verde
    .acc = un 6 verde
face-g7 = 7 verde
    .acc = un 7 verde
face-g8 = 8 verde
    .acc = un 8 verde
face-g9 = 9 verde
    .acc = un 9 verde
face-gskip = Passa verde
    .acc = un Passa verde
face-grev = Inverti verde
    .acc = un Inverti verde
face-gplus2 = +2 verde
    .acc = un +2 verde
face-b0 = 0 blu
    .acc = uno 0 blu
face-b1 = 1 blu
    .acc = un 1 blu
face-b2 = 2 blu
    .acc = un 2 blu
face-b3 = 3 blu
    .acc = un 3 blu
face-b4 = 4 blu
    .acc = un 4 blu
face-b5 = 5 blu
    .acc = un 5 blu
face-b6 = 6 blu
    .acc = un 6 blu
face-b7 = 7 blu
    .acc = un 7 blu
face-b8 = 8 blu
    .acc = un 8 blu
face-b9 = 9 blu
    .acc = un 9 blu
face-bskip = Passa blu
    .acc = un Passa blu
face-brev = Inverti blu
    .acc = un Inverti blu
face-bplus2 = +2 blu
    .acc = un +2 blu
face-joker = Joker
    .acc = un Joker
face-super = Super Joker
    .acc = un Super Joker
face-hands = Cambia Mano
    .acc = un Cambia Mano
face-blank = Joker bianco
    .acc = un Joker bianco

event-deals = Manche { $n }: { $seat } dà le carte.
event-goes-back = Carta rimessa nel mazzo: { $card }. Se ne gira un’altra.
event-turned-up = La prima carta è { $card-acc }.
event-plays = { $seat } gioca { $card-acc }.
event-jumps-in = { $seat } gioca fuori turno!
event-draws = { $seat } pesca { $card-acc }.
event-draws-hidden = { $seat } pesca una carta.
event-nothing-to-draw = Per { $seat } non c’è più niente da pescare.
event-keeps = { $seat } tiene la carta.
event-passes = { $seat } passa.
event-names-red = { $seat } chiama il rosso.
event-names-yellow = { $seat } chiama il giallo.
event-names-green = { $seat } chiama il verde.
event-names-blue = { $seat } chiama il blu.
event-skipped = { $seat } salta il turno.
    .anchor = skip
event-reverses = { $seat } inverte il giro.
event-shuffles = Gli scarti si mescolano e tornano mazzo: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
event-changes-hands = { $seat } raccoglie tutte le mani, mescola e ridistribuisce { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
event-passes-hands = Ognuno passa tutta la mano al vicino.
event-swaps = { $seat } scambia la mano con { $other }.
event-accepts = { $seat } prende { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
event-contests = { $seat } non crede a { $other } e contesta.
event-shows = { $seat } mostra a { $other } { $card-acc }.
event-shows-hidden = { $seat } mostra una carta a { $other }.
event-guilty = Contestazione riuscita: { $seat } bluffava e pesca { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
    .anchor = contest
event-innocent = Contestazione fallita: { $seat } non aveva altro da giocare. { $other } pesca { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
    .anchor = contest
event-uno = { $seat }: Uno!
event-false-uno = { $seat } grida Uno per niente.
    .anchor = false
event-catches = { $seat }: Contro-Uno! { $other } pesca { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
    .anchor = counter
event-false-counter = { $seat } dice Contro-Uno, ma non c’è nessuno da contrastare.
    .anchor = false
event-time-up = Tempo scaduto per { $seat }.
event-goes-out = { $seat } ha giocato l’ultima carta!
    .anchor = end
event-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per { $seat }.
    .anchor = points
event-cap = Dopo { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    } la manche finisce: vince chi ha meno carte.

reason-round-over = La manche è finita. Tra poco si danno le carte per la prossima.
    .anchor = rounds
reason-not-in-hand = Questa carta non ce l’hai.
    .anchor = match
reason-must-match = Questa carta non va né per colore né per segno.
    .anchor = match
reason-only-the-drawn-card = Puoi giocare solo la carta appena pescata.
    .anchor = drawn
reason-already-drawn = Hai già pescato.
    .anchor = drawn
reason-must-play = Hai una carta che va: qui bisogna giocarla.
    .anchor = voluntary
reason-must-play-drawn = La carta che hai pescato va, quindi va giocata.
    .anchor = drawn
reason-cards-owed = Prima sistema le carte che devi pescare.
    .anchor = owed
reason-nothing-to-contest = Si contesta solo un Super Joker in cima agli scarti.
    .anchor = contest
reason-name-a-colour = Prima scegli un colore.
    .anchor = naming
reason-choose-a-hand = Prima scegli con chi scambiare la mano.
    .anchor = seven-zero
reason-no-such-player = A quel posto non c’è nessuno.
    .anchor = seven-zero
reason-yourself = Uno scambio con te? Scegli qualcun altro.
    .anchor = seven-zero
reason-no-jump-in = A questo tavolo non si gioca fuori turno.
    .anchor = jump-in
reason-not-identical = Fuori turno vale solo una carta identica a quella in cima.
    .anchor = jump-in
reason-your-own-turn = Tocca a te: gioca e basta.
    .anchor = jump-in
reason-too-late = Quella carta è già coperta.
    .anchor = jump-in
reason-not-now = In questo momento non si può.
    .anchor = turn

ending-out = Qualcuno ha giocato l’ultima carta.
    .anchor = goal
ending-cap = Raggiunto il limite di turni: vince chi ha meno carte.
    .anchor = cap
ending-to-500 = Qualcuno ha raccolto 500 punti.
    .anchor = scoring
ending-lowest = Qualcuno è arrivato a 500 punti: vince il totale più basso.
    .anchor = scoring
ending-match-cap = La partita è durata troppo: vince il totale migliore.
    .anchor = match-cap

option-deck = Mazzo
option-deck--109 = 109 carte: con un Cambia Mano
option-deck--108 = 108 carte: il mazzo classico
option-deck--112 = 112 carte: con Cambia Mano e tre Joker bianchi
option-draw = Quando non va niente
option-draw--until-playable = si pesca finché una carta va
option-draw--one = si pesca una carta
option-drawn-card = Una carta pescata per forza e che va
option-drawn-card--must-be-played = va giocata
option-drawn-card--may-be-kept = si può tenere
option-voluntary-draw = Pescare anche se una carta va
option-voluntary-draw--allowed = permesso
option-voluntary-draw--forbidden = vietato
option-two-player-reverse = Inverti in due
option-two-player-reverse--skips = l’altro salta il turno
option-two-player-reverse--does-nothing = non cambia niente
option-plus2-skips = Un +2 fa anche saltare il turno?
option-plus2-skips--no = no: peschi due carte, poi giochi
option-plus2-skips--yes = sì: peschi due carte e salti il turno
option-stacking = Rilanciare su un +2 o un Super Joker
option-stacking--none = vietato
option-stacking--same = +2 su +2, Super Joker su Super Joker
option-stacking--mixed = l’uno sull’altro, come capita
option-challenge-test = Un Super Joker è un bluff se si ha
option-challenge-test--any-other-card = un’altra carta che va
option-challenge-test--colour-only = una carta del colore in gioco
option-uno-window = Un Uno dimenticato si contrasta
option-uno-window--until-called = finché non viene detto
option-uno-window--until-next-turn = finché non comincia il prossimo
option-scoring = Durata della partita
option-scoring--single-round = una sola manche
option-scoring--to-500 = più manche, fino a 500 punti vinti
option-scoring--lowest = più manche fino a 500, vince chi ha meno punti
option-special-first-card = Una carta Azione o un Joker come prima carta
option-special-first-card--official-effects = ha il suo effetto
option-special-first-card--redraw = si sostituisce con un numero
option-action-match = Le carte Azione vanno
option-action-match--colour-or-symbol = per colore o per segno
option-action-match--colour-only = solo per colore
option-change-hand-colour = Colore dopo un Cambia Mano
option-change-hand-colour--stays = resta com’era
option-change-hand-colour--named = lo sceglie chi l’ha giocato
option-change-hand-deals = Un Cambia Mano distribuisce
option-change-hand-deals--from-left = sempre in senso orario
option-change-hand-deals--in-direction = nel senso di gioco
option-hand-size = Carte a testa
option-hand-size--7 = sette
option-hand-size--5 = cinque
option-hand-size--10 = dieci
option-time-to-move = Tempo per una mossa
option-time-to-move--30 = 30 secondi
option-time-to-move--60 = un minuto
option-time-to-move--none = senza limite
option-counter-opens = Il Contro-Uno vale
option-counter-opens--after-grace = da tre quarti di secondo dopo la carta
option-counter-opens--at-once = subito
option-contest-last = Un Super Joker come ultima carta
option-contest-last--no = vince subito
option-contest-last--yes = si può ancora contestare
option-seven-zero = Il sette scambia, lo zero fa girare
option-seven-zero--off = non si usa
option-seven-zero--on = un 7 scambia due mani, uno 0 le fa girare tutte
option-jump-in = Giocare fuori turno
option-jump-in--off = non si usa
option-jump-in--on = con una carta identica a quella in cima

mark-colour-red = rosso
mark-colour-yellow = giallo
mark-colour-green = verde
mark-colour-blue = blu
mark-drawn = appena pescata
mark-seen = l’hai vista
mark-dealer = dà le carte
mark-uno = Uno
mark-winner = vince
mark-away = assente

prompt-play = Tocca a te: gioca una carta, o pesca.
prompt-must-play = Tocca a te: gioca una carta.
prompt-nothing-fits = Tocca a te. Non va niente: pesca.
prompt-drawn = Hai pescato { $card-acc }, e va: giocalo.
prompt-drawn-choice = Hai pescato { $card-acc }. Lo giochi o lo tieni?
prompt-contest = { $seat }: Super Joker. Prendi { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }, o contesti?
prompt-stack = { $n ->
        [one] { $n } carta ti aspetta
       *[other] { $n } carte ti aspettano
    }. Rilancia, o prendi.
prompt-name-colour = Che colore scegli?
prompt-swap = Con chi scambi la mano?
prompt-wait = Tocca a { $seat }.
prompt-wait-contest = { $seat } prende { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } o contesta il Super Joker di { $seat_other }.
prompt-wait-stack = { $n ->
        [one] { $n } carta aspetta
       *[other] { $n } carte aspettano
    } { $seat }.
prompt-wait-colour = { $seat } sceglie un colore.
prompt-wait-swap = { $seat } sceglie con chi scambiare la mano.
prompt-round-won = { $seat } vince la manche.
prompt-round-cap = La manche è stata fermata.
prompt-won = { $seat } vince.
prompt-shared = { $n ->
        [one] Vince un giocatore.
       *[other] { $n } giocatori si dividono la vittoria.
    }

zone-stock = Mazzo ({ $n })
zone-pile = Scarti ({ $n })
zone-hand = La tua mano ({ $n })
zone-other-hand = Mano di { $seat } ({ $n })

button-draw = Pesca
button-keep = Tieni
button-accept = Prendi { $n }
button-contest = Contesta { $seat }
button-swap = Scambia con { $seat } ({ $n })
button-uno = Uno!
button-counter = Contro-Uno!
button-red = Rosso
button-yellow = Giallo
button-green = Verde
button-blue = Blu

clock-move = poi l’orologio pesca o gioca
clock-contest = poi vale come accettato
clock-next-round = alla prossima manche
