# Ce que dit la page et qui n'appartient à aucun jeu.

page-home = Tous les jeux
page-rules = Règles
page-contents = Sommaire
page-log = Ce qui s’est passé
page-menu = Menu
page-close = Fermer
page-wait = Un instant…
page-language = Langue
page-your-name = Ton nom
page-another-name = Un autre nom
page-try-again = Réessayer
page-no-server = Le serveur ne répond pas. Y a-t-il une connexion ?
page-part-lost = Cette partie de la page n’a pas pu être chargée.
page-names = Loutre, Pie, Hérisson, Héron, Marmotte, Lynx, Loir, Martinet, Blaireau, Salamandre, Chouette, Lièvre, Rouge-gorge, Castor, Grillon, Faucon, Écureuil, Triton, Corbeau, Luciole

home-welcome = Bienvenue
home-lead = Une table de jeu dans la poche
home-code = Code d’une table
home-join = Rejoindre
home-my-tables = Mes tables
home-games = Sur l’étagère
home-players = de { $low } à { $high } joueurs
home-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
home-play = Jouer contre des robots
home-open = Ouvrir une table
home-foot = Pas de compte, pas de cookies, personne qui regarde.

kind-turns = chacun son tour
kind-together = tous à la fois
kind-race = question de réflexes

phase-lobby = on attend les joueurs
phase-playing = en cours
phase-over = terminée

arrive-there = À table : { $names }
arrive-full = Toutes les places sont prises.
arrive-sit = S’asseoir
arrive-watch = Regarder seulement

claim-mine = C’est ma place
claim-text = Tu jouais ici dans un autre navigateur ? Son menu montre les quatre chiffres de ton code PIN. La place passe alors à celui-ci.
claim-pin = Code PIN
claim-do = Reprendre ma place
claim-wrong = Ce n’est pas le code PIN de cette place.
claim-too-often = Trop d’essais. Attends quelques minutes.

lobby-invite = Entrez
lobby-qr = Code QR du lien vers cette table
lobby-code = Code de cette table : { $code }
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-chairs = Qui joue
lobby-bot = robot, { $level }
lobby-host = ouvre la partie
lobby-here = à table
lobby-away = pas là
lobby-is-ready = c’est bon
lobby-stand = Se lever
lobby-sit-here = S’asseoir ici
lobby-unseat = { $name } laisse la place
head-start-for = Avance accordée à { $name }
head-start-none = sans avance
head-start = avance de { $n } ms
lobby-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
lobby-level = Niveau du robot
lobby-add-bot = Ajouter un robot
lobby-options = Comment on joue
lobby-host-chooses = L’hôte choisit ; tu le vois aussitôt.
lobby-default = d’habitude
lobby-house-rules = Règles maison
lobby-house-changes = { $changed ->
    [0] tout comme d’habitude
    [one] { $changed } changée
   *[other] { $changed } changées
}
lobby-too-few = { $n ->
    [one] Au moins { $n } joueur.
   *[other] Au moins { $n } joueurs : partage le lien ou ajoute un robot.
}
lobby-not-ready = On attend encore : { $names }
lobby-all-set = Tout le monde est là.
lobby-start = Distribuer
lobby-ready = C’est bon pour moi
lobby-host-starts = { $name } lance la partie.
lobby-watching = Tu regardes, { $name }.
lobby-late = La partie a commencé. Tu la vois avec une minute de retard, toutes mains ouvertes.

setting-mode = La table est
setting-mode-friends = entre amis
setting-mode-ranked = stricte sur le temps
setting-mode-relaxed = détendue : plus de temps
setting-undo = Reprendre un coup
setting-undo-consent = si tous sont d’accord
setting-undo-off = jamais
setting-onlookers = Qui regarde voit
setting-onlookers-table = aucune main
setting-onlookers-delayed = toutes les mains, une minute plus tard
setting-talk = À la table
setting-talk-signs = des signes seulement
setting-talk-words = des signes et ses propres mots

line-connecting = Connexion…
line-lost = Connexion perdue. Nouvel essai…
line-none = La table n’est pas joignable.
line-none-text = Y a-t-il une connexion ? Certains réseaux et navigateurs ne laissent passer aucune liaison ouverte. Ce qui se joue sur cet appareil s’en passe.
line-elsewhere = Ouvert dans une autre fenêtre.
line-refused = Entrée refusée.

reason-line-lost = La connexion s’est perdue ; le coup n’a pas été joué.

refused-token = Cette place n’est plus connue.
refused-table = Il n’y a pas de table avec ce code.
refused-table-broken = Cette table ne peut plus être ouverte : on y jouait avec une version plus ancienne des règles.
refused-message = La page et le serveur ne se comprennent pas. Recharge la page.
refused-too-long = La page et le serveur ne se comprennent pas. Recharge la page.
refused-too-many = Il y a trop de monde en ce moment.

error-unknown = Le serveur n’a pas pu le faire.
error-too-many = Trop de demandes à la fois. Attends quelques minutes.
error-unknown-game = Ce jeu n’existe pas ici.
error-bad-option = Ce jeu ne se règle pas ainsi.
error-bad-setting = Une table ne se règle pas ainsi.
error-unknown-language = Ces règles n’existent pas dans cette langue.
error-not-found = Il n’y a rien ici.
error-still-on = La partie peut être gardée une fois finie.
error-name = Il faut au moins une lettre dans un nom.
error-no-such-seat = Personne n’est assis là.
error-token = { refused-token }
error-no-such-table = { refused-table }
error-table-broken = { refused-table-broken }
error-message = { refused-message }
error-too-long = { refused-too-long }
error-pin = { claim-wrong }
error-has-seen = { reason-has-seen }

elsewhere-title = Ta place est ouverte dans une autre fenêtre
here-elsewhere = Cette table est ouverte dans une autre fenêtre
elsewhere-text = La partie continue là-bas. Tu peux la reprendre ici quand tu veux.
elsewhere-continue = Continuer ici

seat-number = Place { $n }
plate-turn = à son tour
plate-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
plate-stand-in = pas là, un robot joue
zone-empty = vide
card-ranks = A V D R
card-playable = jouable
card-not-now = pas maintenant

play-others = Les autres
play-middle = Le milieu de la table
play-mine = Ma place
notes-title = Feuille de notes
notes-how = Touche un jeton : barré, entouré, libre.
notes-open = libre
notes-struck = barré
notes-ringed = entouré
notes-clear = Effacer la feuille
notes-answers =
    { $n ->
        [0] Réponses
        [one] { $n } réponse
       *[other] { $n } réponses
    }
notes-none = Aucune réponse pour l’instant.
notes-new = Nouveaux jetons pour { $seat }
notes-new-own = Nouveaux jetons pour toi
notes-new-empty = Nouveaux jetons sur un présentoir sans joueur
notes-old = Jusque-là : { $tiles }
guess-open = Annoncer
guess-title = Tes trois chiffres
guess-empty = vide
guess-remove = Enlever le { $n }
guess-do = Annoncer { $digits }
guess-not-now = Tu ne peux rien annoncer pour le moment.
amount = Montant
amount-less = Moins
amount-more = Plus
hints-on = Ce qui est jouable est montré.
hints-off = Ce qui est jouable n’est plus montré.
play-actions = Ce que je peux faire
play-which = Laquelle ?
play-delayed = Toutes les mains, telles qu’elles étaient il y a une minute. Qui les voit n’a plus de place dans cette partie.
play-said = { $name } : « { $words } »
play-away = { $name } n’est plus là.
play-back = { $name } est de retour.
play-paused = La partie est en pause.
play-awaits = La partie attend ses joueurs…
play-clockwise = On joue dans le sens des aiguilles d’une montre.
play-counterclockwise = On joue dans le sens inverse des aiguilles d’une montre.
play-undo-asked = { $name } voudrait reprendre le dernier coup.
play-undo-yes = D’accord
play-undo-no = Non
play-undo-asking = On demande aux autres.
note-rule = La règle
reason-unheard = Pour l’instant, cela n’a aucun effet. Cela ne coûte rien.
reason-undo-refused = Le coup reste joué : tout le monde n’était pas d’accord.
log-empty = Rien encore depuis ton arrivée.

race-title = Quelle main était la première
race-ms = { $n } ms
race-detail = arrivée après { $arrived } ms, ligne { $line } ms
race-clipped = ramené à ce qui a été mesuré
race-photo = Photo d’arrivée : { $names }

end-you-won = Tu as gagné !
end-won = { $n ->
    [one] { $names } gagne
   *[other] Gagnent : { $names }
}
# Behind a number with its unit: “287 ms …”, “3 points …”.
end-fastest = ta main la plus rapide
end-ahead = d’avance sur { $name }
end-behind = de retard sur { $name }
end-again = Encore une
end-arrange = Changer les places ou les règles
end-look = Regarder la table
end-result = Le résultat
end-log = Garder la partie
end-fair = Était-ce juste ?
end-fair-text = Tout le hasard de cette partie vient de cette graine. Son sceau était dans le menu avant la première carte.

menu-call = Dire à la table
menu-say = Dire quelque chose
menu-say-do = Dire
menu-undo = Reprendre
menu-pause = Pause
menu-resume = Continuer
menu-hints = Montrer ce qui est jouable
menu-sound = Son
menu-vibration = Vibration
menu-pin = Code PIN de { $name }
menu-pin-text = Il te sert à passer ta place sur un autre téléphone ou navigateur.
menu-keys = Touches
menu-fair = Le sceau de cette partie
menu-fair-text = Les cartes étaient fixées avant la donne. Le sceau est une empreinte de la graine, qu’on montre après la partie.
menu-leave = Quitter la table

sign-hello = Salut !
sign-well-played = Bien joué !
sign-thanks = Merci !
sign-wow = Ouah !
sign-oops = Oups !
sign-hurry = À toi !

key-space = Espace
key-space-does = taper, ou la première réaction
key-arrows = ← →
key-arrows-does = le long de mes cartes
key-enter = Entrée
key-enter-does = jouer la carte, presser le bouton
key-digits = 1 … 9
key-digits-does = les boutons, sinon les cartes du milieu, depuis la gauche ; les annonces depuis la droite, à partir de 9
key-hints = H
key-hints-does = montrer ou non ce qui est jouable
key-rules = R
key-rules-does = les règles
key-log = L
key-log-does = ce qui s’est passé

error-no-such-match = Cette partie n’est plus ici.
error-replay-too-long = Ce fichier est trop gros pour être affiché.
error-replay-unreadable = Ce n’est pas une partie gardée, ou le fichier est abîmé.
error-replay-transcript = C’est une transcription : elle raconte une partie et ne peut pas être montrée ici. Choisis la partie gardée, un fichier qui finit par .ludo.
error-replay-version = Cette partie a été gardée sous d’autres règles et ne peut plus être montrée.
error-replay-illegal = Un coup de ce fichier est contraire aux règles.
error-no-such-share = Ces chiffres ne sont plus partagés.

end-replay = Revoir la partie
end-check = Vérifier

replay-title = Relecture
replay-bring = Ouvrir une partie gardée
replay-bring-text = Une partie gardée à la fin du jeu, ou une partie simulée : un fichier qui finit par .ludo. Il est vérifié, et rien n’en est gardé.
replay-choose = Choisir un fichier
replay-drop = ou le déposer ici
replay-line = (Ligne { $n })
replay-deal = Les cartes sont données.
replay-about = À propos de cette partie
replay-controls = Au fil de la partie
replay-scrub = Étape
replay-step = Étape { $at } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-next = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-open = Toutes les mains ouvertes
replay-eyes-watch = Quelqu’un qui regarde
replay-share = Partager ce moment
replay-share-text = Le lien ouvre la partie à l’étape { $at }, vue comme tu la vois maintenant.
replay-link = Lien vers ce moment
replay-broken-off = Cette partie a été interrompue.
replay-true = Tout est exact : la graine correspond au sceau, chaque coup était permis, dans les courses le temps de chaque main découle de ce qui a été mesuré, et c’est ainsi que cela s’est terminé.
replay-finding-seed = La graine ne correspond pas au sceau : ce ne sont pas les cartes fixées avant la donne.
replay-finding-why = La partie ne s’est pas terminée pour la raison que donne le fichier.
replay-finding-places = Les coups mènent à d’autres places que celles du fichier.
replay-finding-scores = Les coups mènent à d’autres points que ceux du fichier.
replay-finding-race = Une course de ce fichier est fausse : ce qui a été mesuré donne d’autres temps, ou un autre ordre, que ceux qui y figurent.
replay-false = Ce fichier contient quelque chose de faux. Voir ce qui ne concorde pas
replay-seal-text = Le sceau est une empreinte de la graine, et tout le monde pouvait le voir avant la première carte. Tout le hasard de la partie vient de la graine : d’autres cartes auraient eu un autre sceau.
replay-seed = La graine
replay-verify = Inutile de nous croire sur parole. Garde la partie et vérifie-la sur ton propre ordinateur :
replay-keys = ← et → font une étape, la barre d’espace lance la lecture, Début et Fin mènent au début et à la fin.

stats-title = Mes parties
stats-of = Les parties de { $name }
stats-private = Cette page ne se montre qu’à toi.
stats-none = Rien pour l’instant. Une partie compte une fois jouée jusqu’au bout.
stats-played = Jouées
stats-won = Gagnées
stats-place-count = Place { $place } : { $n }
stats-reactions = Temps de réaction
stats-reactions-none = Pas encore de course : ces temps viennent des jeux de rapidité.
stats-reactions-text = Mains dans des courses : { $n }. Valeur médiane : { $ms } ms.
stats-plot = Temps de réaction, du plus ancien au plus récent. Valeur médiane des dix premiers : { $before } ms, des dix derniers : { $now } ms.
stats-plot-first = première main
stats-plot-middle = valeur médiane de dix
stats-against = Face à face
stats-ahead = J’étais devant : { $n }
stats-behind = J’étais derrière : { $n }
stats-even = À égalité : { $n }
stats-latest = Dernières parties
stats-gave-up = abandonnée
stats-share = Partager ces chiffres
stats-share-text = Crée un lien que tout le monde peut ouvrir. Il montre ton nom, tes résultats et tes temps de réaction, mais le nom de personne d’autre.
stats-shared = Qui a ce lien voit tes chiffres.
stats-link = Lien vers tes chiffres
stats-unshare = Retirer le lien

# Les tables sur cet appareil, sans serveur.
home-here = Seul, un téléphone pour tous ou un écran au milieu : même sans réseau
here-title = Sur cet appareil
here-lead = Les règles elles-mêmes tournent dans ton navigateur. La première fois, environ 7 Mo sont téléchargés ; ensuite, plus besoin de réseau.
here-loading = On dresse la table …
here-failed = La table n’a pas pu être dressée ici.
here-failed-text = La première fois, il faut du réseau et un navigateur pas trop ancien.
here-continue = Continuer
here-new = Recommencer
here-add = Une personne de plus
here-begin = À table
around-phones = Des téléphones se joignent à la table : par le serveur
around-strange = Personne au bord de cet écran n’a de place à cette table.
around-table = Aller à la table
way-alone = Seul contre des bots
way-alone-text = Quand tu veux, où tu veux.
way-pass = Un téléphone pour tous
way-pass-text = Il passe de main en main. En chemin, un voile cache les cartes.
way-screen = Un écran au milieu
way-screen-text = Chacun a son bord et tape de sa propre main, tous en même temps. Les cartes secrètes restent couvertes ; pour voir les siennes, on garde le doigt sur l’œil de son bord.
pass-on = Passer à { $name }
pass-cover = Au tour de { $name }
pass-cover-text = Les autres ne regardent pas. Le temps est arrêté.
pass-show = Montrer mes cartes
pad-look = Tenir pour voir
