title = Duello di vini
tagline = Il rosso batte il bianco, il bianco lo spumante, lo spumante il rosso. A chi resta l’ultima carta?

face-red = vino rosso
    .acc = un vino rosso
    .letter = R
face-white = vino bianco
    .acc = un vino bianco
    .letter = B
face-sparkling = spumante
    .acc = uno spumante

event-challenge = { $seat } sfida { $other }.
event-challenge-late = { $seat } ha tardato troppo: la sorte sceglie { $other }.
event-chosen = { $seat } ha scelto.
event-chosen-late = { $seat } ha tardato troppo: si gioca una carta a caso della sua mano.
event-reveal = { $seat } mostra { $card-acc }.
event-take = { $seat } vince il duello e prende a { $other } { $card-acc }.
    .anchor = take
event-tie = Parità: { $seat } e { $other } scartano { $card-acc } a testa.
    .anchor = tie
event-out = { $seat } non ha più carte: fuori.
    .anchor = out
event-active = Ora sfida { $seat }.
event-win = { $seat } vince con { $n ->
        [one] una carta
       *[other] { $n } carte
    } in mano.
    .anchor = end
event-both-win = { $seat } e { $other } perdono insieme le ultime carte: vittoria per entrambi.
    .anchor = both-win
event-cap = { $n } duelli giocati. Qui si finisce: vince la mano più piena.

reason-challenge-first = Prima sfida qualcuno; le carte vengono dopo.
    .anchor = challenge
reason-duel-open = C’è un duello aperto: scegli una carta.
    .anchor = choose
reason-not-held = Questo vino non ce l’hai.
    .anchor = choose
reason-you-are-out = Non hai più carte: sei fuori.
    .anchor = out
reason-already-chosen = La tua carta è già sul tavolo. Resta lì.
    .anchor = sealed
reason-not-your-duel = Questo duello è tra altri due.
    .anchor = challenge
reason-no-such-player = A quel posto non c’è nessuno.
    .anchor = challenge
reason-yourself = La sfida va lanciata a qualcun altro.
    .anchor = challenge
reason-they-are-out = Quel giocatore è fuori.
    .anchor = out
reason-just-beaten = Contro questo giocatore hai appena vinto: sfida qualcun altro.
    .anchor = another

ending-last-holding = Un solo giocatore ha ancora carte.
    .anchor = end
ending-both-empty = Le ultime carte sono cadute in parità: vincono entrambi i duellanti.
    .anchor = both-win
ending-cap = Trecento duelli giocati.
    .anchor = cap

option-hand-size = Carte a testa
option-hand-size--3 = tre
option-hand-size--2 = due
option-hand-size--4 = quattro
option-hand-size--5 = cinque
option-after-win = Chi ha vinto sfida
option-after-win--another = qualcun altro, finché c’è un terzo
option-after-win--anyone = chi vuole
option-winner-active = Dopo una vittoria sfida
option-winner-active--yes = chi ha vinto
option-winner-active--ties-only = lo stesso giocatore, fino a una parità
option-hand-sizes = Numero di carte in mano
option-hand-sizes--open = visibile
option-hand-sizes--hidden = nascosto
option-time-to-choose = Tempo per scegliere una carta
option-time-to-choose--15 = 15 secondi
option-time-to-choose--30 = 30 secondi
option-time-to-choose--none = senza limite

mark-active = ora sfida
mark-challenger = sfida
mark-challenged = in sfida
mark-chosen = ha scelto
mark-won = vince
mark-lost = perde
mark-tied = parità
mark-out = fuori
mark-just-beaten = ha appena perso
mark-winner = vince

prompt-challenge = Chi sfidi?
prompt-choose = Tu contro { $seat }: scegli un vino, in segreto.
prompt-sealed = La tua carta la vedi solo tu. Si aspetta { $seat }.
prompt-wait-challenge = { $seat } sceglie chi sfidare.
prompt-wait-both = { $seat } e { $seat_other } stanno scegliendo.
prompt-wait-one = Si aspetta la scelta di { $seat }.
prompt-won = { $seat } vince.
prompt-both-won = Vincono insieme { $seat } e { $seat_other }.
prompt-shared = { $n ->
        [one] Vince un giocatore.
       *[other] { $n } giocatori si dividono la vittoria.
    }

zone-hand = La tua mano
zone-other-hand = Mano di { $seat }
zone-duel = { $seat } contro { $seat_other }
zone-no-duel = Il duello
zone-discard = Scartati: rosso { $red }, bianco { $white }, spumante { $sparkling }

button-challenge = Sfida { $seat }
clock-challenge = poi decide la sorte
clock-choose = poi si gioca una carta a caso
