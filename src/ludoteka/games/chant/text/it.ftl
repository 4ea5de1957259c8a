# Litania: batti la mano quando la carta è il vino chiamato.

title = Litania
tagline = Rosso, bianco, spumante, rosso… Se la carta è il vino chiamato, batti: l’ultima mano prende la pila.

face-red = vino rosso
    .acc = un vino rosso
    .letter = R
face-white = vino bianco
    .acc = un vino bianco
    .letter = B
face-sparkling = spumante
    .acc = uno spumante

# --- cos’è successo ---

event-calls = { $seat } chiama «{ $card }».
    .aloud = «{ $card }!»
event-flips = { $seat } gira { $card-acc }.
    .aloud = { $card }
event-runs-out = Era l’ultima carta di { $seat }.
event-slaps =
    { $n ->
        [1] { $seat } batte prima degli altri!
       *[other] { $seat } batte: mano numero { $n }.
    }
event-takes-back = Troppo tardi per contare, torna in cima al mazzetto di { $seat }: { $card }, e la parola con la carta.
    .anchor = stop
event-takes =
    { $n ->
        [one] L’ultima mano è di { $seat }, che prende { $n } carta.
       *[other] L’ultima mano è di { $seat }, che prende { $n } carte.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } non ha battuto, ma di carte non ne restano.
        [one] { $seat } non ha battuto e prende la sua parte: { $n } carta.
       *[other] { $seat } non ha battuto e prende la sua parte: { $n } carte.
    }
    .anchor = split
event-nobody-takes = A battere c’era solo { $seat }: nessuno prende la pila.
event-takes-falsely =
    { $n ->
        [one] { $seat } batte a vuoto e prende { $n } carta.
       *[other] { $seat } batte a vuoto e prende { $n } carte.
    }
    .anchor = false
event-slaps-falsely = { $seat } batte a vuoto.
    .anchor = false
event-pays = { $seat } batte a vuoto. Dal suo mazzetto finisce sotto il centro: { $card }.
    .anchor = false
event-pays-nothing = { $seat } batte a vuoto, ma non ha carte da dare.
    .anchor = false
event-wins = { $seat } non ha più carte e vince!
event-again = Il tavolo si era interrotto: si mostra di nuovo quello che c’era.

# --- perché no ---

reason-no-card-yet = Non c’era ancora una carta su cui battere.
    .anchor = hasty
reason-hand-is-down = Su questa carta hai già battuto.
    .anchor = hand-down
reason-settled = È già deciso, o le carte non ci sono più. La tua mano non costa niente.
    .anchor = settled
reason-turned-on-the-beat = A questo tavolo le carte si girano da sole, a tempo.
    .anchor = turning
reason-slap-first = Prima si batte: la prossima carta aspetta.
    .anchor = stop
reason-last-card = È l’ultima carta: non se ne girano altre.
    .anchor = last-card

ending-empty = Qualcuno non ha più carte.
    .anchor = end-empty
ending-first = Qualcuno senza carte ha battuto prima degli altri.
    .anchor = end-first
ending-flips = Girate mille carte: vince chi ne ha meno.
    .anchor = end-flips
ending-idle = Cinque volte di fila la carta era giusta e nessuno ha battuto: vince chi ha meno carte.
    .anchor = end-idle
ending-no-cards = Nessuno ha più carte da girare.
    .anchor = end-no-cards

# --- le regole del tavolo ---

option-cards-per-type = Carte per ogni vino
option-cards-per-type--18 = 18 (54 carte)
option-cards-per-type--15 = 15 (45 carte)
option-cards-per-type--20 = 20 (60 carte)
option-false-slap = Chi batte a vuoto
option-false-slap--takes-the-pile = prende la pila
option-false-slap--one-card = paga una carta del suo mazzetto
option-false-slap--ignored = non paga niente
option-after-a-slap = Dopo la presa la prossima carta viene
option-after-a-slap--next-clockwise-flips = dal giocatore successivo in senso orario
option-after-a-slap--taker-flips = da chi ha preso la pila
option-word-after-a-slap = Dopo la presa le parole
option-word-after-a-slap--goes-on = vanno avanti
option-word-after-a-slap--restarts-at-red = ricominciano dal vino rosso
option-beat = Tempo per una carta
option-beat--12 = 1,2 secondi
option-beat--16 = 1,6 secondi
option-beat--09 = 0,9 secondi
option-beat--accelerating = sempre più svelto: da 1,5 a 0,8 secondi
option-flip = Le carte si girano
option-flip--on-the-beat = da sole, a tempo
option-flip--by-hand = a mano
option-winning = Chi vince
option-winning--first-empty-pile = chi resta per primo senza carte
option-winning--first-at-next-match = chi non ha carte e poi batte per primo su una carta giusta
option-last-card-matches = Se l’ultima carta di qualcuno è giusta
option-last-card-matches--slap-settled-first = prima si decide chi prende
option-last-card-matches--wins-at-once = vince subito

# --- segni ---

mark-caller = chiama
mark-next = carta dopo
mark-first = prima mano
mark-slapped = ha battuto
mark-falsely = a vuoto
mark-away = assente
mark-no-cards = senza carte
mark-winner = vince

# --- il tavolo ---

prompt-begin = { $seat } chiama. { $seat_first } gira la prima, «vino rosso».
prompt-word = «{ $card }!» – se la carta è quella, batti.
prompt-next = { $seat } gira la prossima carta: «{ $card }».
prompt-flip = Gira la tua carta e chiama «{ $card }».
prompt-follow = { $seat } ha battuto! Batti, o prendi tutto!
prompt-hand-down = La tua mano è sulla pila. Chi batterà per ultimo?
prompt-slapped = { $seat } ha battuto. Di chi sarà l’ultima mano?
prompt-won = { $seat } vince.
prompt-over = La partita è finita.
label-pile = Il centro
label-word = «{ $card }!»
label-own-pile = Il tuo mazzetto
button-slap = Batti!
button-flip = Gira
clock-window = si batte ancora per
