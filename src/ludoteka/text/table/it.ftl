# Perché un tavolo rifiuta una richiesta.

reason-not-seated = Stai solo guardando: prendi un posto per giocare.
reason-not-host = Può farlo solo chi ospita.
reason-seat-taken = Quel posto è occupato.
reason-table-full = Tutti i posti sono occupati.
reason-seat-free = A quel posto non c’è nessuno.
reason-no-such-seat = Quel posto non esiste.
reason-not-in-lobby = Non a partita in corso.
reason-still-here = Quel giocatore è presente o si è appena allontanato.
reason-no-such-option = Questo gioco non ha questa regola.
reason-no-such-setting = Un tavolo non ha questa impostazione.
reason-no-such-level = Questo gioco non ha questo bot.
reason-no-such-sign = Questo segno qui non si conosce.
reason-no-talk = Qui chi ospita permette solo i segni.
reason-nothing-said = Qui non c’è niente da dire.
reason-has-seen = Chi ha visto mani di questa partita non vi ha posto.
reason-too-few = I giocatori non bastano ancora.

reason-no-match = Non c’è nessuna partita in corso.
reason-paused = La partita è in pausa.
reason-too-late = Troppo tardi per questa carta.
reason-no-undo = Qui non si riprende niente.
reason-undo-asked = Qualcuno ha già chiesto di riprendere una mossa.
reason-nothing-asked = Nessuno ti ha chiesto niente.

reason-too-fast = Una cosa alla volta: era troppo insieme.
reason-too-many = A questo tavolo non c’è più posto.
reason-elsewhere = Questo tavolo è aperto in un’altra finestra.
reason-closed = Il tavolo sta chiudendo.
