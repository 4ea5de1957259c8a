# Quello che dice il terminale. Vedi docs/translating.md.

cli-you = tu
cli-person = Lontra
cli-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
cli-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

cli-which = Quale?
cli-refused = { $reason } (regole { $anchor })
cli-not-understood = «{ $said }» qui non significa niente; ? mostra cosa si può fare.
cli-help = Un numero gioca quella carta, una lettera fa ciò che le sta accanto. ▸ e una cornice spessa: puoi farlo ora. Oppure scrivi la mossa per nome.
cli-help-keys = Quando conta la velocità ogni tasto vale subito; la barra spaziatrice batte la mano.
cli-help-words = rules – il regolamento    undo – riprendi una mossa    quit – esci    Invio – avanti
cli-undone = Mossa ripresa.
cli-left = Hai lasciato la partita.

cli-ended = La partita è finita
cli-place = Posto
cli-player = Giocatore
cli-score = Punti
cli-saved = Salvata: { $file }
cli-go-on = Invio – avanti
