# Cinque: batti la mano quando di un vino ci sono esattamente cinque carte nella pila.

title = Cinque
tagline = Esattamente cinque carte di un vino nella pila? Batti la mano prima degli altri.

face-red = vino rosso
    .acc = un vino rosso
    .letter = R
face-white = vino bianco
    .acc = un vino bianco
    .letter = B
face-sparkling = spumante
    .acc = uno spumante

# --- cos’è successo ---

event-deals = Manche { $n }: si mescola tutto e si danno le carte. Comincia { $seat }.
# Il registro non conta per nessuno: dice la carta a chi non può vederla, e non ne tiene un elenco.
event-flips = { $seat } gira una carta.
    .aloud = { $card }
event-slaps =
    { $n ->
        [1] { $seat } batte prima degli altri!
       *[other] { $seat } batte: mano numero { $n }.
    }
event-takes-back = Troppo tardi per contare, torna in cima al mazzetto di { $seat }: { $card }.
    .anchor = stop
event-counts = Nella pila: { $n } × { $card }.
event-exact = Esattamente { $n } × { $card }!
event-not-exact = Nessun vino c’è esattamente { $n } volte.
event-void =
    { $n ->
        [one] Carte finite e nessuno ha battuto: manche nulla.
       *[other] Carte finite e nessuno ha battuto: { $n } manche nulle di fila.
    }
    .anchor = void
event-again = Il tavolo si era interrotto: si mostra di nuovo quello che c’era.
event-gains = Prima mano e giusta, { $seat }: +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } non ha battuto, ma più giù di così non si va.
        [one] { $seat } non ha battuto: −1.
       *[other] { $seat } non ha battuto: −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] L’ultima mano è di { $seat }, ma più giù di così non si va.
        [one] L’ultima mano è di { $seat }: −1.
       *[other] L’ultima mano è di { $seat }: −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] { $seat } ha battuto a vuoto, ma più giù di così non si va.
        [one] { $seat } ha battuto a vuoto: −1.
       *[other] { $seat } ha battuto a vuoto: −{ $n }.
    }
    .anchor = score-wrong

# --- perché no ---

reason-no-card-yet = Non c’era ancora una pila su cui battere.
    .anchor = hasty
reason-hand-is-down = La tua mano è già sulla pila, e ci resta.
    .anchor = hand-down
reason-between-rounds = La manche è finita; le prossime carte arrivano.
    .anchor = opened
reason-turned-on-the-beat = A questo tavolo le carte si girano da sole, a tempo.
    .anchor = turning
reason-round-stopped = Qualcuno ha battuto: non si girano più carte.
    .anchor = stop
reason-no-cards-left = Tutte le carte sono girate.
    .anchor = void

ending-points = Qualcuno ha i punti per vincere.
    .anchor = end-points
ending-rounds = Sessanta manche giocate: vince chi ha più punti.
    .anchor = end-rounds
ending-void = Per tre manche di fila nessuno ha battuto: vince chi ha più punti.
    .anchor = end-void

# --- le regole del tavolo ---

option-cards-per-type = Carte per ogni vino
option-cards-per-type--18 = 18 (54 carte)
option-cards-per-type--15 = 15 (45 carte)
option-cards-per-type--20 = 20 (60 carte)
option-target = Si batte a esattamente
option-target--5 = cinque di un vino
option-target--4 = quattro di un vino
option-target--6 = sei di un vino
option-points-to-win = Punti per vincere
option-points-to-win--3 = tre
option-points-to-win--1 = uno
option-points-to-win--5 = cinque
option-beat = Tempo per una carta
option-beat--10 = un secondo
option-beat--14 = 1,4 secondi
option-beat--07 = 0,7 secondi
option-flip = Le carte si girano
option-flip--on-the-beat = da sole, a tempo
option-flip--by-hand = a mano
option-follow-up-window = Dopo la prima mano si può ancora battere per
option-follow-up-window--2 = due secondi
option-follow-up-window--1 = un secondo
option-follow-up-window--4 = quattro secondi (con calma)
option-floor = I punti possono scendere
option-floor--none = senza limite
option-floor--zero = fino a zero
option-floor--minus-three = fino a meno tre
option-counts-shown = Il tavolo mostra il conto
option-counts-shown--never = mai: conti a mente
option-counts-shown--training = sempre: allenamento
option-youngest = Chi comincia
option-youngest--named-by-the-host = chi ha meno anni, al primo posto
option-youngest--by-lot = il posto tirato a sorte

# --- segni ---

mark-starter = comincia
mark-next = carta dopo
mark-first = prima mano
mark-slapped = ha battuto
mark-away = assente
mark-exact = esatto
mark-plus-one = +1
mark-minus-one = −1

# --- il tavolo ---

prompt-begin = Manche { $n }. { $seat } gira la prima carta.
prompt-count = Conta a mente: batti quando un vino c’è { $n } volte esatte.
prompt-watch = Batti quando un vino c’è esattamente { $n } volte.
prompt-flip = Gira la tua carta. Batti se un vino c’è { $n } volte.
prompt-follow = { $seat } ha battuto! Anche per te sono { $n }? Batti.
prompt-hand-down = La tua mano resta sulla pila fino al controllo.
prompt-slapped = { $seat } ha battuto. Qualcun altro?
prompt-right = Esattamente { $n } × { $card }! Prima mano: { $seat }.
prompt-wrong = Sbagliato: nessun vino c’è esattamente { $n } volte.
prompt-void =
    { $n ->
        [one] Nessuno ha battuto: la manche è nulla.
       *[other] Nessuno ha battuto: { $n } manche nulle di fila.
    }
prompt-won = { $seat } vince.
prompt-over = La partita è finita.
label-pile = La pila
label-opened =
    { $n ->
        [one] La pila aperta: { $n } carta
       *[other] La pila aperta: { $n } carte
    }
label-own-pile = Il tuo mazzetto
label-count = { $card }: { $n }
button-slap = Batti!
button-flip = Gira
clock-window = la pila si apre tra
clock-next-round = prossima manche tra
