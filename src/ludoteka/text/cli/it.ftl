# Quello che dice il terminale. Vedi docs/translating.md.

cli-you = tu
cli-person = Lontra
cli-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

cli-which = Quale?
cli-seconds = { $n } s
cli-refused = { $reason } (? – la regola)
cli-not-understood = «{ $said }» qui non significa niente; ? mostra cosa si può fare.
cli-help = Un numero gioca quella carta, una lettera fa ciò che le sta accanto. ▸ e una cornice spessa: puoi farlo ora. Oppure scrivi la mossa per nome.
cli-help-keys = Quando conta la velocità ogni tasto vale subito; la barra spaziatrice batte la mano.
cli-help-words = rules – il regolamento    undo – riprendi una mossa    quit – esci    Invio – avanti
cli-tui-keys = Clicca, o scegli con ← → e Invio.
cli-learn-which = Lezioni di pochi minuti. Scegli: ludoteka learn GIOCO
cli-help-learn = È la prima volta? ludoteka learn { $game }
cli-learned = Ora in compagnia: ludoteka play { $game }
cli-learn-left = Hai lasciato la lezione. Per ricominciare: ludoteka learn { $game }
cli-left = Hai lasciato la partita.

cli-ended = La partita è finita
cli-place = Posto
cli-player = Giocatore
cli-saved = Salvata: { $file }
cli-saved-open = Per continuarla: ludoteka play --resume { $file }
cli-finding-transcript = È una trascrizione, non una partita salvata: non contiene una distribuzione sigillata da controllare. Per guardarla: ludoteka replay { $file }
cli-go-on = Invio – avanti
cli-watch-keys = Un tasto – subito avanti    q – esci

cli-entry-expire = Tempo scaduto.
cli-entry-absent = Da ora assenti: { $names }
cli-entry-again = Il tavolo riprende dopo un’interruzione.
cli-entry-stopped = L’orologio è fermo.
cli-entry-running = L’orologio va.
cli-entry-race = È deciso quale mano è arrivata prima.
cli-entry-chair = Un posto cambia giocatore.
cli-entry-flag = Si annota qualcosa sui tempi.

# Che cosa non andava in una chiamata; sta dopo il nome del programma, e prende un punto.
cli-wrong-game = non c’è un gioco «{ $game }»; a scelta: { $allowed }
cli-wrong-language = non c’è una lingua «{ $language }»; a scelta: { $allowed }
cli-wrong-option = non c’è un’opzione «{ $option }»; a scelta: { $allowed }
cli-wrong-value = l’opzione «{ $option }» non può essere «{ $value }»; a scelta: { $allowed }
cli-wrong-pair = «{ $word }» non ha la forma KEY=VALUE
cli-wrong-twice = l’opzione «{ $option }» è data due volte; serve un solo valore
cli-wrong-seats = a { $game } non si gioca in { $seats }; permesso: da { $low } a { $high }
cli-wrong-level = { $game } non ha un bot «{ $level }»; a scelta: { $allowed }
cli-wrong-bots = bot: { $bots }, posti per loro: { $seats }; indica un livello per tutti, o uno per ciascuno
cli-wrong-seat = non c’è un posto { $seat }; permesso: da 1 a { $last }
cli-wrong-passage = il regolamento non ha un passo «{ $passage }»; a scelta: { $allowed }
cli-wrong-entry = la partita non è così lunga; --at va da 0 a { $last }
cli-bad-log = non è una partita conservata, o il file è rovinato ({ $problem })
cli-no-file = non c’è un file { $file }
cli-no-read = { $file } non si può leggere
cli-no-text = { $file } non è un testo
cli-too-long = { $file } è troppo lungo per una partita
cli-no-write = { $file } non si può scrivere
cli-wrong-resume = --resume prende gioco, posti, opzioni e carte dal file; non indicarne altri
cli-wrong-over = la partita in { $file } è finita; ludoteka replay la mostra
cli-tui-extra = per --tui serve un altro pacchetto; installalo con: pip install 'ludoteka[tui]'
cli-tui-pipe = per --tui serve un terminale
cli-our-mistake = l’errore è nostro ({ $problem }); --debug mostra da dove viene

# Il laboratorio.
cli-lab-sets = «{ $word }» non è un’opzione; i gruppi di opzioni vanno dopo --compare
cli-lab-output = --csv - e --json vogliono entrambi l’uscita standard; da’ un file alle righe
cli-lab-looks = --studies si basa su partite guardate da vicino; aggiungi --looks
cli-lab-minds = giocatori: { $minds }, posti: { $seats }; indica almeno tanti giocatori quanti i posti, uno può venire due volte
cli-lab-tables = giocatori: { $minds }; fanno troppi tavoli diversi, indicane di meno
cli-lab-cluster = nessun cluster risponde a { $address }
cli-lab-idle = il cluster a { $address } non ha processi di lavoro
cli-lab-extra = servono altri pacchetti; installali con: pip install 'ludoteka[lab]'
cli-lab-nothing = Nessuna partita è arrivata alla fine.
