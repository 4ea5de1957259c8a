# Quello che dice la pagina e che non è di nessun gioco.

page-home = Tutti i giochi
page-rules = Regole
page-contents = Indice
page-log = Cos’è successo
page-menu = Menu
page-close = Chiudi
page-wait = Un momento…
page-language = Lingua
page-your-name = Il tuo nome
page-another-name = Un altro nome
page-try-again = Riprova
page-no-server = Il server non risponde. C’è connessione?
page-part-lost = Questa parte della pagina non si è potuta caricare.
# Nomi proposti, separati da virgole; ognuno al massimo 20 caratteri.
page-names = Lontra, Gazza, Riccio, Airone, Marmotta, Lince, Ghiro, Rondone, Tasso, Salamandra, Gufo, Lepre, Pettirosso, Castoro, Grillo, Gheppio, Scoiattolo, Tritone, Corvo, Lucciola

home-welcome = Ciao!
home-lead = Un tavolo da gioco in tasca
home-code = Codice di un tavolo
home-join = Entra
home-my-tables = I miei tavoli
home-games = Sullo scaffale
home-players = { $low }–{ $high } giocatori
home-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
home-play = Gioca subito contro i bot
home-open = Apri un tavolo
home-foot = Niente account, niente cookie, nessuno che ti osserva.

kind-turns = a turni
kind-together = tutti insieme
kind-race = mani svelte

phase-lobby = si aspettano giocatori
phase-playing = in gioco
phase-over = finita

arrive-there = Al tavolo: { $names }
arrive-full = Tutti i posti sono occupati.
arrive-sit = Siediti
arrive-watch = Guarda soltanto

claim-mine = Questo posto è mio
claim-text = Giocavi qui da un altro browser? Nel suo menu trovi le quattro cifre del tuo PIN. Il posto passa a questo browser.
claim-pin = PIN
claim-do = Riprendi il posto
claim-wrong = Non è il PIN di questo posto.
claim-too-often = Troppi tentativi. Aspetta qualche minuto.

lobby-invite = Vieni a giocare
lobby-qr = Codice QR del link a questo tavolo
lobby-code = Codice di questo tavolo: { $code }
lobby-link = Link a questo tavolo
lobby-copy = Copia link
lobby-copied = Copiato
lobby-share = Condividi
lobby-chairs = Chi gioca
lobby-bot = bot, { $level }
lobby-host = ospita
lobby-here = presente
lobby-away = assente
lobby-is-ready = a posto
lobby-stand = Alzati
lobby-sit-here = Siediti qui
lobby-unseat = { $name } lascia il posto
head-start-for = Vantaggio per { $name }
head-start-none = nessun vantaggio
head-start = { $n } ms di vantaggio
lobby-free = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
lobby-level = Livello del bot
lobby-add-bot = Aggiungi un bot
lobby-options = Come si gioca
lobby-host-chooses = Sceglie chi ospita; tu lo vedi subito.
lobby-default = di solito
lobby-house-rules = Regole della casa
lobby-house-changes = { $changed ->
    [0] tutto come al solito
    [one] { $changed } cambiata
   *[other] { $changed } cambiate
}
lobby-too-few = { $n ->
    [one] Almeno { $n } giocatore.
   *[other] Almeno { $n } giocatori: condividi il link o aggiungi un bot.
}
lobby-not-ready = Si aspetta ancora: { $names }
lobby-all-set = Ci siamo tutti.
lobby-start = Dai le carte
lobby-ready = Ci sono
lobby-host-starts = { $name } dà il via.
lobby-watching = Stai guardando, { $name }.
lobby-late = La partita è cominciata. La vedi con un minuto di ritardo, a carte scoperte.

setting-mode = Il tavolo è
setting-mode-friends = tra amici
setting-mode-ranked = severo sui tempi
setting-mode-relaxed = tranquillo: più tempo
setting-undo = Riprendere una mossa
setting-undo-consent = se tutti sono d’accordo
setting-undo-off = mai
setting-onlookers = Chi guarda vede
setting-onlookers-table = nessuna mano
setting-onlookers-delayed = tutte le mani, un minuto dopo
setting-talk = Al tavolo
setting-talk-signs = solo segni
setting-talk-words = segni e parole proprie

line-connecting = Connessione…
line-lost = Connessione persa. Ci riprovo…
line-none = Il tavolo non è raggiungibile.
line-none-text = C’è connessione? Alcune reti e alcuni browser non lasciano passare un collegamento aperto. Per giocare su questo dispositivo non serve.
line-elsewhere = Aperto in un’altra finestra.
line-refused = Ingresso rifiutato.

reason-line-lost = La connessione è caduta: la mossa non è stata fatta.

refused-token = Questo posto non è più conosciuto.
refused-table = Nessun tavolo ha questo codice.
refused-table-broken = Questo tavolo non si può più aprire: ci si giocava con una versione precedente delle regole.
refused-message = La pagina e il server non si capiscono. Ricarica la pagina.
refused-too-long = La pagina e il server non si capiscono. Ricarica la pagina.
refused-too-many = In questo momento qui c’è troppa gente.

# Quello che il server rifiuta, secondo il codice.
error-unknown = Il server non ci è riuscito.
error-too-many = Troppo in una volta. Aspetta qualche minuto.
error-unknown-game = Questo gioco non esiste.
error-bad-option = Questo gioco non si può impostare così.
error-bad-setting = Un tavolo non si può impostare così.
error-unknown-language = Queste regole non ci sono in quella lingua.
error-not-found = Qui non c’è niente.
error-still-on = La partita si può conservare quando è finita.
error-name = In un nome serve almeno una lettera.
error-no-such-seat = A quel posto non c’è nessuno.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Il tuo posto è aperto in un’altra finestra
here-elsewhere = Questo tavolo è aperto in un’altra finestra
elsewhere-text = La partita continua lì. Puoi riprenderla qui quando vuoi.
elsewhere-continue = Continua qui

seat-number = Posto { $n }
plate-turn = di turno
plate-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
plate-stand-in = assente, gioca un bot
zone-empty = vuoto
card-ranks = A F D R
card-playable = si può giocare
card-not-now = non ora

play-others = Gli altri
play-middle = Il centro del tavolo
play-mine = Il mio posto
notes-title = Foglio di appunti
notes-how = Tocca una tessera: barrata, cerchiata, libera.
notes-open = libera
notes-struck = barrata
notes-ringed = cerchiata
notes-clear = Cancella il foglio
notes-answers =
    { $n ->
        [0] Risposte
        [one] { $n } risposta
       *[other] { $n } risposte
    }
notes-none = Ancora nessuna risposta.
notes-new = Nuove tessere per { $seat }
notes-new-own = Nuove tessere per te
notes-new-empty = Nuove tessere su un leggio senza giocatore
notes-old = Fino ad allora: { $tiles }
guess-open = Annuncia
guess-title = Le tue tre cifre
guess-empty = vuoto
guess-remove = Togli il { $n }
guess-do = Annuncia { $digits }
guess-not-now = Per ora non puoi annunciare.
amount = Importo
amount-less = Di meno
amount-more = Di più
hints-on = Si vede che cosa si può giocare.
hints-off = Non si vede più che cosa si può giocare.
play-actions = Cosa posso fare
play-which = Quale?
play-delayed = Tutte le mani com’erano un minuto fa. Chi le vede non ha posto in questa partita.
play-said = { $name }: «{ $words }»
play-away = { $name } non c’è più.
play-back = { $name } è di nuovo qui.
play-paused = La partita è in pausa.
play-awaits = La partita aspetta i suoi giocatori…
play-clockwise = Si gioca in senso orario.
play-counterclockwise = Si gioca in senso antiorario.
play-undo-asked = { $name } vorrebbe riprendere l’ultima mossa.
play-undo-yes = Va bene
play-undo-no = No
play-undo-asking = Lo si chiede agli altri.
note-rule = La regola
reason-unheard = In questo momento non ha effetto. Non costa nulla.
reason-undo-refused = La mossa resta: non tutti erano d’accordo.
log-empty = Ancora niente da quando sei qui.

race-title = Quale mano è arrivata prima
race-ms = { $n } ms
race-detail = arrivo dopo { $arrived } ms, linea { $line } ms
race-clipped = ridotto a quanto misurato
race-photo = Al fotofinish: { $names }

end-you-won = Hai vinto!
end-won = { $n ->
    [one] Vince { $names }
   *[other] Vincono: { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = la tua mano più rapida
end-ahead = di vantaggio su { $name }
end-behind = di distacco da { $name }
end-again = Ancora una
end-arrange = Cambia posti o regole
end-look = Guarda il tavolo
end-result = Il risultato
end-log = Conserva la partita
end-fair = Tutto regolare?
end-fair-text = Tutto il caso di questa partita viene da questo seme. Il suo sigillo era nel menu prima che si desse la prima carta.

menu-call = Di’ qualcosa al tavolo
menu-say = Di’ qualcosa
menu-say-do = Di’
menu-undo = Riprendi
menu-pause = Pausa
menu-resume = Continua
menu-hints = Mostra che cosa si può giocare
menu-sound = Suono
menu-vibration = Vibrazione
menu-pin = PIN di { $name }
menu-pin-text = Ti serve per portare il tuo posto su un altro telefono o browser.
menu-keys = Tasti
menu-fair = Il sigillo di questa partita
menu-fair-text = Le carte erano già decise prima di darle. Il sigillo è un’impronta del seme, che si vede a fine partita.
menu-leave = Lascia il tavolo

sign-hello = Ciao!
sign-well-played = Bella giocata!
sign-thanks = Grazie!
sign-wow = Caspita!
sign-oops = Ops!
sign-hurry = Tocca a te!

key-space = Spazio
key-space-does = batti la mano, o la prima reazione
key-arrows = ← →
key-arrows-does = tra le mie carte
key-enter = Invio
key-enter-does = gioca la carta, premi il pulsante
key-digits = 1 … 9
key-digits-does = i pulsanti, altrimenti le carte al centro, da sinistra; le chiamate da destra, a partire da 9
key-hints = H
key-hints-does = mostra o nasconde che cosa si può giocare
key-rules = R
key-rules-does = regole
key-log = L
key-log-does = cos’è successo

error-no-such-match = Questa partita non è più qui.
error-replay-too-long = Questo file è troppo grande per essere mostrato.
error-replay-unreadable = Non è una partita conservata, o il file è rovinato.
error-replay-transcript = È una trascrizione: racconta una partita e qui non si può mostrare. Scegli la partita conservata, un file che finisce in .ludo.
error-replay-version = Questa partita è stata conservata con altre regole e non si può più mostrare.
error-replay-illegal = Una mossa di questo file è contro le regole.
error-no-such-share = Questi numeri non sono più condivisi.

end-replay = Rivedi la partita
end-check = Controlla

replay-title = Replay della partita
replay-bring = Apri una partita conservata
replay-bring-text = Una partita conservata alla fine, o una simulata: un file che finisce in .ludo. Viene controllata, e non ne resta nulla.
replay-choose = Scegli un file
replay-drop = o trascinalo qui
replay-line = (Riga { $n })
replay-deal = Si danno le carte.
replay-about = Su questa partita
replay-controls = Lungo la partita
replay-scrub = Passo
replay-step = Passo { $at } di { $last }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-eyes = Vista da
replay-eyes-open = Tutte le mani scoperte
replay-eyes-watch = Chi guarda
replay-share = Condividi questo momento
replay-share-text = Il link apre la partita al passo { $at }, vista come la vedi ora.
replay-link = Link a questo momento
replay-broken-off = Questa partita è stata interrotta.
replay-true = Tutto torna: il seme corrisponde al sigillo, ogni mossa era permessa, nelle gare il tempo di ogni mano segue da quanto misurato, ed è finita così.
replay-finding-seed = Il seme non corrisponde al sigillo: non sono le carte decise prima di darle.
replay-finding-why = La partita non è finita per il motivo indicato nel file.
replay-finding-places = Le mosse portano a posizioni diverse da quelle del file.
replay-finding-scores = Le mosse portano a punti diversi da quelli del file.
replay-finding-race = Una gara di questo file non torna: da quanto misurato risultano altri tempi, o un altro ordine, rispetto a quelli scritti.
replay-false = In questo file qualcosa non torna. Guarda che cosa non corrisponde
replay-seal-text = Il sigillo è un’impronta del seme, e tutti potevano vederlo prima della prima carta. Tutto il caso della partita viene dal seme: altre carte avrebbero avuto un altro sigillo.
replay-seed = Il seme
replay-verify = Non serve crederci sulla parola. Conserva la partita e controllala sul tuo computer:
replay-keys = ← e → fanno un passo, la barra spaziatrice riproduce, Inizio e Fine portano all’inizio e alla fine.

stats-title = Le mie partite
stats-of = Le partite di { $name }
stats-private = Lo vedi solo tu.
stats-none = Ancora niente. Una partita conta quando è giocata fino in fondo.
stats-played = Giocate
stats-won = Vinte
stats-place-count = Posizione { $place }: { $n }
stats-reactions = Tempi di reazione
stats-reactions-none = Ancora nessuna gara: questi tempi vengono dai giochi di mano veloce.
stats-reactions-text = Mani in gara: { $n }. Valore mediano: { $ms } ms.
stats-plot = Tempi di reazione, dal più vecchio al più recente. Valore mediano dei primi dieci: { $before } ms, degli ultimi dieci: { $now } ms.
stats-plot-first = prima mano
stats-plot-middle = valore mediano di dieci
stats-against = Testa a testa
stats-ahead = Davanti io: { $n }
stats-behind = Davanti gli altri: { $n }
stats-even = Alla pari: { $n }
stats-latest = Ultime partite
stats-gave-up = abbandonata
stats-share = Condividi questi numeri
stats-share-text = Crea un link che chiunque può aprire. Mostra il tuo nome, i tuoi risultati e i tuoi tempi di reazione, e nessun nome altrui.
stats-shared = Chi ha questo link vede i tuoi numeri.
stats-link = Link ai tuoi numeri
stats-unshare = Ritira il link

# I tavoli su questo dispositivo, senza server.
home-here = Da soli, un telefono per tutti o uno schermo in mezzo: anche senza rete
here-title = Su questo dispositivo
here-lead = Le regole stesse girano nel tuo browser. La prima volta si scaricano circa 7 MB; poi funziona senza rete.
here-loading = Si apparecchia il tavolo …
here-failed = Qui non si è potuto apparecchiare il tavolo.
here-failed-text = La prima volta servono la rete e un browser non troppo vecchio.
here-continue = Continua
here-new = Ricomincia
here-add = Un’altra persona
here-begin = Al tavolo
around-phones = Si uniscono anche i telefoni: tramite il server
around-strange = Nessuno ai bordi di questo schermo ha un posto a quel tavolo.
around-table = Vai al tavolo
way-alone = Da soli contro i bot
way-alone-text = Quando vuoi, dove vuoi.
way-pass = Un telefono per tutti
way-pass-text = Passa di mano in mano. Durante il passaggio un telo copre le carte.
way-screen = Uno schermo in mezzo
way-screen-text = Ognuno ne ha un bordo e batte con la propria mano, tutti insieme. Le carte segrete restano coperte; per vedere le proprie si tiene premuto l’occhio sul proprio bordo.
pass-on = Passa a { $name }
pass-cover = Tocca a { $name }
pass-cover-text = Ora gli altri non guardano. Il tempo è fermo.
pass-show = Mostra le mie carte
pad-look = Tieni e guarda
