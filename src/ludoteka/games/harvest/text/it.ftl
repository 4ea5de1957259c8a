# Vendemmia: al «tre» tutti girano una carta; afferra le carte del vino più frequente.

title = Vendemmia
tagline = Uno, due, tre: quale vino c’è più spesso? Afferra le sue carte prima degli altri.

face-red = vino rosso
    .acc = un vino rosso
    .letter = R
face-white = vino bianco
    .acc = un vino bianco
    .letter = B
face-sparkling = spumante
    .acc = uno spumante

# --- cos’è successo ---

event-round = Manche { $n }: uno, due, tre!
event-flips = { $seat } gira { $card-acc }.
event-adds = { $seat } aggiunge { $card-acc }.
event-tie = Parità: nessun vino è davanti agli altri.
event-no-half = Nessun vino supera la metà delle carte.
event-names = { $seat } sceglie { $other } per la carta in più.
event-names-nobody = { $seat } non sceglie: la carta in più è di { $other }.
event-takes = { $seat } afferra { $card-acc }: +1.
    .anchor = majority
# $n: quante carte proprie sono da rendere, 0 o 1.
event-wrong =
    { $n ->
        [0] { $seat } afferra { $card-acc }: sbagliato, la carta torna al suo posto.
        [one] { $seat } afferra { $card-acc } per errore e ne deve rendere una delle sue.
       *[other] { $seat } afferra { $card-acc } per errore e ne deve rendere { $n } delle sue.
    }
    .anchor = wrong
event-locked = Due errori: { $seat } non afferra più in questa manche.
    .anchor = lock
event-too-soon = { $seat } afferra di nuovo troppo presto dopo l’ultima carta: non conta.
event-gives = { $seat } rende { $card-acc }: −1.
    .anchor = give-back
event-leads =
    { $n ->
        [one] Il più frequente: { $card }, una carta.
       *[other] Il più frequente: { $card }, { $n } carte.
    }
event-left =
    { $n ->
        [one] Una di queste carte non l’ha presa nessuno.
       *[other] { $n } di queste carte non le ha prese nessuno.
    }
    .anchor = leftovers
event-void = Tredici carte, e nessun vino ne ha più della metà: non le prende nessuno.
    .anchor = full
event-idle =
    { $n ->
        [one] Nessuno ha afferrato niente.
       *[other] Nessuno ha afferrato niente: { $n } manche di fila.
    }
event-settles =
    { $n ->
        [one] Una carta torna sotto i mazzetti.
       *[other] { $n } carte tornano sotto i mazzetti.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] Al centro ci sono troppo poche carte per darne una a testa.
        [one] Dal centro va una carta a testa: +1.
       *[other] Dal centro vanno { $n } carte a testa: +{ $n }.
    }
    .anchor = leftovers
event-again = Il tavolo si era interrotto: si mostra di nuovo quello che c’era.

# --- perché no ---

reason-no-card = Quando la tua mano è scesa, quella carta non c’era.
    .anchor = gone
reason-taken = Qualcuno ha fatto più in fretta: quella carta è presa.
    .anchor = gone
reason-round-over = La manche è finita: quello che resta torna sotto i mazzetti.
    .anchor = gone
reason-locked = Due errori: in questa manche non afferri più.
    .anchor = lock
reason-one-card = La tua carta di questa manche ce l’hai.
    .anchor = several
reason-nothing-owed = Non devi nessuna carta.
    .anchor = give-back
reason-not-collected = Di questo vino non hai raccolto carte.
    .anchor = give-back
reason-nobody-to-name = Adesso non c’è da scegliere nessuno.
    .anchor = extra-card
reason-no-pile = In quel mazzetto non ci sono più carte.
    .anchor = extra-card

ending-piles-empty = Nessun mazzetto ha più carte.
    .anchor = end
ending-tie = Nessun vino si può afferrare e nessun mazzetto ha più carte per cambiare le cose.
    .anchor = end-tie
ending-idle = Per tre manche di fila nessuno ha afferrato niente.
    .anchor = end-idle
ending-fixed-rounds = Dieci manche giocate.
    .anchor = end
ending-rounds = Trecento manche giocate.
    .anchor = end-rounds

# --- le regole del tavolo ---

option-cards-per-type = Carte per ogni vino
option-cards-per-type--18 = 18 (54 carte)
option-cards-per-type--15 = 15 (45 carte)
option-cards-per-type--20 = 20 (60 carte)
option-majority = Un vino si può afferrare quando è
option-majority--most-frequent = più frequente di ognuno degli altri
option-majority--more-than-half = più della metà delle carte
option-grab-window = Tempo per afferrare
option-grab-window--4 = quattro secondi
option-grab-window--2 = due secondi
option-grab-window--8 = otto secondi (con calma)
option-cards-per-round = In una manche un giocatore può prendere
option-cards-per-round--any-number = quante carte vuole
option-cards-per-round--one = una carta
option-given-back-card = Dopo un errore la carta da rendere
option-given-back-card--giver-chooses = la sceglie chi la rende
option-given-back-card--random = si tira a sorte
option-tie-without-cards = Parità con tutti i mazzetti vuoti
option-tie-without-cards--nobody-scores = le carte non le prende nessuno
option-tie-without-cards--split = le carte si dividono in parti uguali
option-lock-after-two-errors = Due errori in una manche
option-lock-after-two-errors--yes = si salta il resto della manche
option-lock-after-two-errors--no = si può continuare ad afferrare
option-leftovers-go-under = Le carte avanzate vanno sotto
option-leftovers-go-under--their-owner = il mazzetto da cui vengono
option-leftovers-go-under--shortest-pile = il mazzetto più basso
option-extra-card = In caso di parità aggiunge una carta
option-extra-card--rotating-token = ognuno a turno
option-extra-card--active-player-chooses = chi viene scelto dal giocatore di turno
option-end = La partita finisce
option-end--piles-empty = quando tutti i mazzetti sono vuoti
option-end--fixed-rounds = al più tardi dopo dieci manche

# --- segni ---

mark-adds-next = carta dopo
mark-names-next = sceglie chi aggiunge
mark-owes = deve una carta
mark-locked = salta la manche
mark-got-one = ha la sua carta
mark-no-cards = senza carte
mark-away = assente

# --- il tavolo ---

prompt-begin = Uno, due, tre, si gira: afferra il vino più frequente!
prompt-count = Manche { $n }: uno, due…
prompt-grab = Afferra il vino più frequente. Parità? Giù le mani!
prompt-grab-half = Afferra il vino oltre la metà. Nessuno? Giù le mani!
prompt-watch = Quale vino c’è più spesso?
prompt-locked = Due errori: salti il resto di questa manche.
prompt-got-one = La tua carta di questa manche ce l’hai.
prompt-give =
    { $n ->
        [one] Sbagliato! Quale delle tue carte rendi?
       *[other] Sbagliato! Quali { $n } delle tue carte rendi?
    }
prompt-owed = { $seat } sceglie una carta da rendere.
prompt-name = Parità: chi aggiunge una carta?
prompt-naming = Parità: { $seat } sceglie chi aggiunge una carta.
prompt-named = { $seat } sta per aggiungere una carta.
prompt-won = { $seat } vince.
prompt-over = La partita è finita.
label-centre = Il centro
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = il tre tra
clock-give = si rende l’ultima presa tra
clock-owed = si rende l’ultima presa tra
clock-name = tempo per scegliere
