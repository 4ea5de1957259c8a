# Ce que dit le terminal. Voir docs/translating.md.

cli-you = toi
cli-person = Loutre
cli-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

cli-which = Laquelle ?
cli-seconds = { $n } s
cli-refused = { $reason } (? – la règle)
cli-not-understood = « { $said } » ne veut rien dire ici ; ? donne la liste.
cli-help = Un numéro joue cette carte, une lettre fait ce qui est écrit à côté. ▸ et un cadre épais : c’est permis maintenant. On peut aussi taper le nom d’un coup.
cli-help-keys = Dans une course, chaque touche compte aussitôt ; la barre d’espace tape.
cli-help-words = rules – le livret    undo – reprendre un coup    quit – partir    Entrée – continuer
cli-tui-keys = Clique, ou choisis avec ← → et Entrée.
cli-learn-which = Des leçons de quelques minutes. Choisis : ludoteka learn JEU
cli-help-learn = Ce jeu est nouveau pour toi ? ludoteka learn { $game }
cli-learned = À toi de jouer : ludoteka play { $game }
cli-learn-left = Tu as quitté la leçon. Pour recommencer : ludoteka learn { $game }
cli-left = Tu as quitté la partie.

cli-ended = La partie est terminée
cli-place = Place
cli-player = Joueur
cli-saved = Enregistré : { $file }
cli-saved-open = Pour continuer : ludoteka play --resume { $file }
cli-finding-transcript = C’est une transcription, pas une partie enregistrée : elle n’a pas de donne scellée à vérifier. Pour la regarder : ludoteka replay { $file }
cli-go-on = Entrée – continuer
cli-watch-keys = Une touche – la suite aussitôt    q – partir

cli-entry-expire = Le temps est écoulé.
cli-entry-absent = Pas là désormais : { $names }
cli-entry-again = La table reprend après une interruption.
cli-entry-stopped = L’horloge est arrêtée.
cli-entry-running = L’horloge tourne.
cli-entry-race = On sait quelle main était la première.
cli-entry-chair = Une place change de mains.
cli-entry-flag = Une remarque sur le temps est notée.

# Ce qui n’allait pas dans un appel ; placé après le nom du programme, et suivi d’un point.
cli-wrong-game = il n’y a pas de jeu « { $game } » ; au choix : { $allowed }
cli-wrong-language = il n’y a pas de langue « { $language } » ; au choix : { $allowed }
cli-wrong-option = il n’y a pas d’option « { $option } » ; au choix : { $allowed }
cli-wrong-value = l’option « { $option } » ne peut pas être « { $value } » ; au choix : { $allowed }
cli-wrong-pair = « { $word } » n’a pas la forme KEY=VALUE
cli-wrong-twice = l’option « { $option } » est donnée deux fois ; il n’en faut qu’une valeur
cli-wrong-seats = { $game } ne se joue pas à { $seats } ; permis : de { $low } à { $high }
cli-wrong-level = { $game } n’a pas de robot « { $level } » ; au choix : { $allowed }
cli-wrong-bots = robots : { $bots }, places pour eux : { $seats } ; donne un niveau pour tous, ou un pour chacun
cli-wrong-seat = il n’y a pas de place { $seat } ; permis : de 1 à { $last }
cli-wrong-passage = le livret n’a pas de passage « { $passage } » ; au choix : { $allowed }
cli-wrong-entry = la partie n’est pas si longue ; --at va de 0 à { $last }
cli-bad-log = ce n’est pas une partie gardée, ou le fichier est abîmé ({ $problem })
cli-no-file = il n’y a pas de fichier { $file }
cli-no-read = impossible de lire { $file }
cli-no-text = { $file } n’est pas du texte
cli-too-long = { $file } est trop long pour une partie
cli-no-write = impossible d’écrire { $file }
cli-wrong-resume = --resume prend le jeu, les places, les options et la donne dans le fichier ; n’en donne aucun à côté
cli-wrong-over = la partie de { $file } est finie ; ludoteka replay la montre
cli-tui-extra = --tui demande un paquet de plus ; installe-le avec : pip install 'ludoteka[tui]'
cli-tui-pipe = --tui demande un terminal
cli-our-mistake = la faute est à nous ({ $problem }) ; --debug montre d’où elle vient

# Le laboratoire.
cli-lab-sets = « { $word } » n’est pas une option ; les jeux d’options se mettent après --compare
cli-lab-output = --csv - et --json veulent tous deux la sortie standard ; donne un fichier aux lignes
cli-lab-looks = --studies s’appuie sur des parties regardées de près ; ajoute --looks
cli-lab-minds = joueurs : { $minds }, places : { $seats } ; donne au moins autant de joueurs que de places, un même peut venir deux fois
cli-lab-tables = joueurs : { $minds } ; cela fait trop de tables différentes, donnes-en moins
cli-lab-cluster = aucune grappe ne répond à { $address }
cli-lab-idle = la grappe à { $address } n’a pas de processus de travail
cli-lab-extra = il faut d’autres paquets ; installe-les avec : pip install 'ludoteka[lab]'
cli-lab-nothing = Aucune partie n’est allée à sa fin.
