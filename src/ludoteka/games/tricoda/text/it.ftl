# Tricoda: tutti vedono le tue cifre, tranne te.

title = Tricoda
tagline = Tutti vedono le tue tre cifre, tranne te. Che cosa dicono le risposte?

# --- le tessere ---

face-green-1 = 1 verde
face-yellow-2 = 2 giallo
face-black-3 = 3 nero
face-brown-4 = 4 marrone
face-red-5 = 5 rosso
face-black-5 = 5 nero
face-pink-6 = 6 rosa
face-green-6 = 6 verde
face-blue-7 = 7 blu
face-yellow-7 = 7 giallo
face-pink-7 = 7 rosa

# --- le risposte; da 1 a 7 sono anche le cifre di un tentativo ---

face-0 = zero
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = altrettanti
face-more-threes = più 3
face-more-pink-sixes = più 6 rosa
face-more-green-sixes = più 6 verdi
face-more-yellow-sevens = più 7 gialli
face-more-twos = più 2
face-more-blue-sevens = più 7 blu
face-more-other-sevens = più di altri colori
face-more-brown = più marrone
face-more-blue = più blu
face-more-red = più rosso
face-more-pink = più rosa
face-more-green = più verde
face-more-yellow = più giallo
face-more-black = più nero

# --- le domande: a chi legge, sui leggii che vede ---

face-question-1 = Su quanti leggii la somma delle cifre è 18 o più?
face-question-2 = Su quanti leggii la somma delle cifre è 12 o più?
face-question-3 = Su quanti leggii una cifra compare due volte in colori diversi?
face-question-4 = Su quanti leggii ci sono tre colori diversi?
face-question-5 = Su quanti leggii le cifre sono tutte pari, o tutte dispari?
face-question-6 = Su quanti leggii almeno due tessere sono uguali, cifra e colore?
face-question-7 = Su quanti leggii le cifre sono tre di seguito, in qualsiasi ordine?
face-question-8 = Quanti colori diversi vedi?
face-question-9 = Quanti colori vedi tre volte o più?
face-question-10 = Quante delle cifre da 1 a 7 non vedi affatto?
face-question-11 = Quante di queste tre tessere vedi: 1 verde, 5 nero, 7 rosa?
face-question-12 = Vedi più 3 o più 6 rosa?
face-question-13 = Vedi più 6 verdi o più 7 gialli?
face-question-14 = Vedi più 2 o più 7 gialli?
face-question-15 = Vedi più 6 rosa o più 6 verdi?
face-question-16 = Vedi più 7 blu o più 7 di altri colori?
face-question-17 = Vedi più marrone o più blu?
face-question-18 = Vedi più rosso o più rosa?
face-question-19 = Vedi più verde o più blu?
face-question-20 = Vedi più giallo o più rosa?
face-question-21 = Vedi più nero o più marrone?
face-question-22 = Vedi più nero o più rosso?
face-question-23 = Vedi più verde o più giallo?
face-question-2-less = Su quanti leggii la somma delle cifre è 12 o meno?

# --- cos’è successo ---

event-reads = { $seat } legge: { $card }
event-answers = { $seat } risponde: { $card }.
# Per chi legge, quando ha risposto da sé.
event-answers-hidden = { $seat } ha risposto.
event-shuffles-questions = Tutte le domande sono state fatte: si rimescolano le carte.
event-too-slow = { $seat } ha tardato troppo: ci pensa il tavolo.
event-passes-on = { $seat } ha lasciato il tavolo: tocca a { $other }.
# $n sono le tre cifre, scritte insieme: 122.
event-guesses = { $seat } annuncia: { $n }.
event-right =
    { $n ->
        [one] { $seat } ha ragione e ha { $n } punto!
       *[other] { $seat } ha ragione e ha { $n } punti!
    }
    .anchor = right
event-wrong = { $seat } ha sbagliato.
    .anchor = announce
event-wrong-costs = { $seat } ha sbagliato: −1.
    .anchor = announce
event-lays-off = { $seat } aveva: { $card }.
event-lays-off-hidden = { $seat } mette via una tessera, coperta.
event-lays-off-empty = Da un leggio senza giocatore: { $card }.
event-renews =
    { $n ->
        [one] Le tessere messe via si rimescolano: { $n } tessera nella riserva.
       *[other] Le tessere messe via si rimescolano: { $n } tessere nella riserva.
    }
event-fills = Nuova per { $seat }: { $card }.
event-fills-hidden = Nuova per { $seat }: una tessera.
event-fills-empty = Nuova su un leggio senza giocatore: { $card }.

# --- perché no ---

reason-wait-a-round = Hai appena annunciato: aspetta un giro prima di farlo di nuovo.
    .anchor = wait
reason-table-answers = A questo tavolo la risposta la calcola il tavolo.
    .anchor = answers
reason-announcing = È il momento degli annunci. La prossima carta viene dopo.
    .anchor = pace
reason-answer-first = C’è una carta aperta: prima rispondi.
    .anchor = answers
reason-read-first = Non c’è una carta a cui rispondere: prima leggine una.
    .anchor = turn
reason-not-so = Non è così. Conta di nuovo.
    .anchor = answers

ending-points = Qualcuno ha i punti per vincere.
    .anchor = win
ending-questions = Fatte 120 domande: vince chi ha più punti.
    .anchor = end-questions

# --- le regole del tavolo ---

option-question-2 = La domanda 2 chiede i leggii con
option-question-2--12-or-more = 12 o più
option-question-2--12-or-less = 12 o meno
option-guessing = Annunci
option-guessing--once-a-round = uno, poi si aspetta un giro
option-guessing--unlimited = quanti ne vuoi
option-guessing--costs-a-point = quanti ne vuoi; sbagliare costa un punto
option-reader-answers = La risposta
option-reader-answers--computed = la calcola il tavolo
option-reader-answers--checked = la dà chi legge, e si controlla
option-racks = Leggii
option-racks--4 = quattro (cinque se si gioca in cinque)
option-racks--5 = cinque
option-used-questions = Le domande usate
option-used-questions--reshuffled = si rimescolano
option-used-questions--cycled = tornano nello stesso ordine
option-tiles-shown = Le tue tessere dopo un annuncio
option-tiles-shown--always = ti vengono sempre mostrate
option-tiles-shown--only-when-right = ti vengono mostrate se era giusto
option-points-to-win = Punti per vincere
option-points-to-win--3 = tre
option-points-to-win--2 = due
option-points-to-win--5 = cinque
option-notepad-help = Aiuto con gli appunti
option-notepad-help--off = nessuno
option-notepad-help--seen = si barrano le tessere che hai visto
option-notepad-help--training = si barra tutto ciò che se ne ricava: allenamento
option-who-begins = Chi comincia
option-who-begins--random-seat = si tira a sorte
option-who-begins--oldest = chi ha più anni, al primo posto
option-who-begins--hosts-choice = il primo posto, a scelta di chi ospita
option-empty-rack = Tra più leggii senza giocatore, un annuncio giusto cambia
option-empty-rack--longest = quello fermo da più tempo
option-empty-rack--always-the-same = sempre lo stesso
option-empty-rack--random = uno tirato a sorte

# --- segni ---

mark-reads = legge
mark-waits = aspetta
mark-away = assente
mark-winner = vince
mark-sure = certa
mark-times-2 = fino a 2
mark-times-3 = fino a 3

# --- il tavolo ---

prompt-read = Tocca a te: leggi una domanda.
prompt-wait-read = { $seat } prende la prossima domanda.
prompt-answer = Qual è la risposta, da quello che vedi?
prompt-wait-answer = { $seat } sta contando.
prompt-announce = Conosci le tue cifre? Annunciale.
prompt-reader = Gli altri hanno imparato qualcosa da te.
prompt-wait-round =
    { $n ->
        [one] Puoi annunciare di nuovo tra { $n } domanda.
       *[other] Puoi annunciare di nuovo tra { $n } domande.
    }
prompt-watch = Chi conosce le proprie cifre?
prompt-won = { $seat } ha vinto!
prompt-shared =
    { $n ->
        [one] La partita è finita.
       *[other] { $n } giocatori si dividono la vittoria.
    }
zone-rack = { $seat }
zone-own-rack = Il tuo leggio
zone-empty-rack = Senza giocatore
zone-question = { $card }
zone-no-question = Domande
zone-stock = Riserva
zone-laid =
    { $n ->
        [one] Messa via: { $n } tessera
       *[other] Messe via: { $n } tessere
    }
zone-guess = Le tue cifre? Tutte e tre, o prima la più piccola.
zone-notes-seen = Non ancora viste: forse tue
zone-notes-training =
    { $n ->
        [one] Forse tue; resta { $n } combinazione
       *[other] Forse tue; restano { $n } combinazioni
    }
button-read = Leggi una domanda
button-answer = { $card }
clock-announce = prossima domanda tra
clock-read = la legge il tavolo tra
clock-answer = risponde il tavolo tra
