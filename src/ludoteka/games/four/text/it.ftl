# Quattro: si pesca e si scarta tutti insieme, finché qualcuno ha quattro carte di un vino.

title = Quattro
tagline = Tutti pescano e scartano insieme. Quattro di un vino? Dichiarali prima degli altri!

face-red = vino rosso
    .acc = un vino rosso
    .letter = R
face-white = vino bianco
    .acc = un vino bianco
    .letter = B
face-sparkling = spumante
    .acc = uno spumante

# --- cos’è successo ---

event-deals = Manche { $n }: cinque carte a testa. Mettine una da parte.
event-redeals =
    { $n ->
        [one] Qualcuno aveva già quattro carte uguali: si sono ridate le carte.
       *[other] Per { $n } volte qualcuno aveva già quattro carte uguali: ogni volta si sono ridate le carte.
    }
event-chooses = { $seat } ha messo da parte una carta.
event-chosen-for = Tempo scaduto: una carta di { $seat } va da parte a caso.
event-ready = I primi scarti ci sono. Pronti…
event-go = Via!
event-draws = { $seat } pesca { $card-acc }.
event-draws-hidden = { $seat } pesca una carta.
event-takes = { $seat } prende { $card-acc } dagli scarti.
event-takes-hidden = { $seat } prende la carta in cima agli scarti.
event-gone = { $seat } allunga la mano verso gli scarti, ma la carta non c’è più.
event-throws = { $seat } scarta { $card-acc }.
event-throws-hidden = { $seat } scarta una carta.
event-swaps =
    { $n ->
        [one] Il mazzo è finito: gli scarti, { $n } carta, diventano il mazzo.
       *[other] Il mazzo è finito: gli scarti, { $n } carte, diventano il mazzo.
    }
event-too-fast = { $seat } va troppo di fretta: non conta.
event-claims = { $seat } dichiara quattro: { $card }!
event-claims-too = Anche { $seat } ne ha quattro: { $card }. Vale come una mano battuta.
event-claims-falsely =
    { $n ->
        [0] { $seat } dichiara { $card }, ma non ne ha quattro. Qui non costa niente.
        [one] { $seat } dichiara { $card }, ma non ne ha quattro: −1.
       *[other] { $seat } dichiara { $card }, ma non ne ha quattro: −{ $n }.
    }
    .anchor = false
event-shows = In mano a { $seat }: { $n } × { $card }.
event-slaps =
    { $n ->
        [1] { $seat } batte prima degli altri.
       *[other] { $seat } batte: mano numero { $n }.
    }
event-gains = { $seat } vince la manche: +1.
    .anchor = score
event-loses-no-slap = { $seat } non ha battuto: −1.
    .anchor = no-slap
event-loses-last = L’ultima mano è di { $seat }: −1.
    .anchor = score
event-void =
    { $n ->
        [one] In tutto questo tempo nessuno ha dichiarato quattro: manche nulla.
       *[other] In tutto questo tempo nessuno ha dichiarato quattro: { $n } manche nulle di fila.
    }
    .anchor = void
event-again = Il tavolo si era interrotto. Le carte sono dov’erano; il tempo ricomincia.

# --- perché no ---

reason-before-go = Aspetta il Via.
    .anchor = go
reason-chosen = Hai già messo da parte una carta.
    .anchor = aside
reason-not-in-hand = Questo vino non ce l’hai.
    .anchor = draw-throw
reason-draw-first = Hai quattro carte: prima pesca.
    .anchor = draw-throw
reason-throw-first = Hai cinque carte: prima scarta.
    .anchor = draw-throw
reason-own-discard = A questo tavolo non si riprende il proprio ultimo scarto.
    .anchor = own-discard
reason-no-claim-yet = Non c’era una dichiarazione giusta a cui rispondere. Non costa niente.
    .anchor = early-slap
reason-hand-is-down = La tua mano è già giù.
    .anchor = hand-down
reason-round-stopped = Qualcuno ha dichiarato giusto: le carte non si muovono più.
    .anchor = stop
reason-between-rounds = La manche è finita; le prossime carte arrivano.
    .anchor = shown

ending-points = Qualcuno ha i punti per vincere.
    .anchor = end-points
ending-rounds = Sessanta manche giocate: vince chi ha più punti.
    .anchor = end-rounds
ending-idle = Per tre manche di fila nessuno ha dichiarato quattro: vince chi ha più punti.
    .anchor = end-idle

# --- le regole del tavolo ---

option-cards-per-type = Carte per ogni vino
option-cards-per-type--18 = 18 (54 carte)
option-cards-per-type--15 = 15 (45 carte)
option-cards-per-type--20 = 20 (60 carte)
option-four-before-go = Quattro uguali nelle prime cinque carte
option-four-before-go--claim = si dichiarano dal Via in poi
option-four-before-go--redeal = si ridà finché non le ha nessuno
option-discards = Gli scarti sono
option-discards--face-down = coperti
option-discards--face-up = scoperti, dopo il Via
option-own-discard = Si può riprendere il proprio ultimo scarto
option-own-discard--yes = sì
option-own-discard--no = no
option-false-claim = Una dichiarazione falsa costa
option-false-claim--minus-one = un punto
option-false-claim--nothing = niente
option-never-slap = Se più giocatori non battono
option-never-slap--each-minus-one = ognuno perde un punto
option-never-slap--one-of-them = uno di loro, tirato a sorte, perde un punto
option-swap-shuffled = Quando gli scarti diventano il mazzo, si mescola
option-swap-shuffled--yes = sì
option-swap-shuffled--no = no
option-points-to-win = Punti per vincere
option-points-to-win--3 = tre
option-points-to-win--1 = uno
option-points-to-win--5 = cinque
option-slap-window = Dopo una dichiarazione gli altri possono battere per
option-slap-window--3 = tre secondi
option-slap-window--2 = due secondi
option-slap-window--6 = sei secondi (con calma)

# --- segni ---

mark-chosen = carta da parte
mark-first = quattro!
mark-slapped = ha battuto
mark-false = falsa
mark-away = assente
mark-plus-one = +1
mark-minus-one = −1

# --- il tavolo ---

prompt-choose = Manche { $n }. Metti da parte una carta, coperta.
prompt-chosen = Da parte: { $card }. Si aspettano gli altri.
prompt-choosing = Manche { $n }. Ognuno mette da parte una carta.
prompt-ready = Pronti… Il Via arriva da un momento all’altro.
prompt-draw = Pesca una carta! Quattro uguali? Dichiara.
prompt-throw = Scarta una carta! Quattro uguali? Dichiara.
prompt-drawing = Si pesca e si scarta, fino a quattro carte uguali.
prompt-slap = { $seat } ne ha quattro: { $card }! Batti!
prompt-hand-down = { $seat } ne ha quattro: { $card }. La tua mano è giù.
prompt-claimed = Quattro: { $card }! Ora battono gli altri.
prompt-slapping = { $seat } ne ha quattro: { $card }. Chi batte per ultimo?
prompt-result = { $seat } ne aveva quattro: { $card }.
prompt-void =
    { $n ->
        [one] Nessuno ha dichiarato: la manche è nulla.
       *[other] Nessuno ha dichiarato: { $n } manche nulle di fila.
    }
prompt-won = { $seat } vince.
prompt-over = La partita è finita.
label-discard = Scarti
label-stock = Mazzo
label-chosen = Da parte
label-hand = La tua mano
label-shown = La mano di { $seat }
button-draw = Pesca
button-take = Prendi
button-slap = Batti!
button-claim-red = Rosso!
button-claim-white = Bianco!
button-claim-sparkling = Spumante!
clock-choose = una carta va da parte a caso tra
clock-round = la manche è nulla tra
clock-slap = si batte ancora per
clock-next-round = prossima manche tra
