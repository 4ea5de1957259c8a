# Récolte : à « trois », chacun retourne une carte ; on attrape les cartes du vin le plus présent.

title = Récolte
tagline = Un, deux, trois : quel vin est le plus présent ? Attrape ses cartes avant les autres.

face-red = vin rouge
    .acc = un vin rouge
    .letter = R
face-white = vin blanc
    .acc = un vin blanc
    .letter = B
face-sparkling = vin pétillant
    .acc = un vin pétillant
    .letter = P

# --- ce qui s’est passé ---

event-round = Tour { $n } : un, deux, trois !
event-flips = { $seat } retourne { $card-acc }.
event-adds = { $seat } ajoute une carte : { $card }.
event-tie = Égalité : aucun vin n’est en tête.
event-no-half = Aucun vin ne dépasse la moitié des cartes.
event-names = { $seat } désigne { $other }, qui ajoute une carte.
event-names-nobody = { $seat } ne désigne personne : { $other } ajoute une carte.
event-takes = { $seat } attrape { $card-acc } : +1.
    .anchor = majority
# $n : combien de ses propres cartes il faut rendre, 0 ou 1.
event-wrong =
    { $n ->
        [0] { $seat } attrape { $card-acc } : erreur, la carte retourne au centre.
        [one] { $seat } attrape { $card-acc } à tort et doit aussi rendre une de ses cartes.
       *[other] { $seat } attrape { $card-acc } à tort et doit aussi rendre { $n } de ses cartes.
    }
    .anchor = wrong
event-locked = Deux erreurs : { $seat } n’attrape plus rien dans ce tour.
    .anchor = lock
event-too-soon = { $seat } attrape trop vite après la carte précédente ; cela ne compte pas.
event-gives = { $seat } rend { $card-acc } : −1.
    .anchor = give-back
event-leads =
    { $n ->
        [one] Le plus présent : { $card }, une carte.
       *[other] Le plus présent : { $card }, { $n } cartes.
    }
event-left =
    { $n ->
        [one] Une de ces cartes n’a été prise par personne.
       *[other] { $n } de ces cartes n’ont été prises par personne.
    }
    .anchor = leftovers
event-void = Treize cartes, et aucun vin n’en a plus de la moitié : personne ne prend rien.
    .anchor = full
event-idle =
    { $n ->
        [one] Personne n’a rien attrapé.
       *[other] Personne n’a rien attrapé : { $n } tours de suite.
    }
event-settles =
    { $n ->
        [one] Une carte retourne sous les piles.
       *[other] { $n } cartes retournent sous les piles.
    }
    .anchor = leftovers
event-splits =
    { $n ->
        [0] Il y a trop peu de cartes au centre pour que chacun en reçoive une.
        [one] Chacun reçoit une carte du centre : +1.
       *[other] Chacun reçoit { $n } cartes du centre : +{ $n }.
    }
    .anchor = leftovers
event-again = La table a été interrompue : ce qui est posé est montré de nouveau.

# --- pourquoi pas ---

reason-no-card = Cette carte n’était pas encore là quand ta main est tombée.
    .anchor = gone
reason-taken = Quelqu’un a été plus rapide : cette carte est prise.
    .anchor = gone
reason-round-over = Le tour est fini : ce qui restait retourne sous les piles.
    .anchor = gone
reason-locked = Deux erreurs : tu n’attrapes plus rien dans ce tour.
    .anchor = lock
reason-one-card = Tu as déjà ta carte de ce tour.
    .anchor = several
reason-nothing-owed = Tu n’as aucune carte à rendre.
    .anchor = give-back
reason-not-collected = Tu n’as récolté aucune carte de ce vin.
    .anchor = give-back
reason-nobody-to-name = Il n’y a personne à désigner en ce moment.
    .anchor = extra-card
reason-no-pile = Il ne reste aucune carte dans cette pile.
    .anchor = extra-card

ending-piles-empty = Toutes les piles sont vides.
    .anchor = end
ending-tie = Aucun vin n’est à prendre, et aucune pile n’a plus de carte pour y changer quelque chose.
    .anchor = end-tie
ending-idle = Trois tours de suite sans que personne n’attrape rien.
    .anchor = end-idle
ending-fixed-rounds = Dix tours sont joués.
    .anchor = end
ending-rounds = Trois cents tours sont joués.
    .anchor = end-rounds

# --- les règles de la table ---

option-cards-per-type = Cartes de chaque vin
option-cards-per-type--18 = 18 (54 cartes)
option-cards-per-type--15 = 15 (45 cartes)
option-cards-per-type--20 = 20 (60 cartes)
option-majority = On attrape un vin quand il a
option-majority--most-frequent = plus de cartes que chacun des autres
option-majority--more-than-half = plus de la moitié des cartes
option-grab-window = Temps pour attraper
option-grab-window--4 = quatre secondes
option-grab-window--2 = deux secondes
option-grab-window--8 = huit secondes (détendu)
option-cards-per-round = Dans un tour, on peut prendre
option-cards-per-round--any-number = autant de cartes qu’on peut
option-cards-per-round--one = une seule carte
option-given-back-card = Après une erreur, la carte à rendre est
option-given-back-card--giver-chooses = choisie par qui la rend
option-given-back-card--random = tirée au hasard
option-tie-without-cards = Égalité quand toutes les piles sont vides
option-tie-without-cards--nobody-scores = les cartes ne comptent pour personne
option-tie-without-cards--split = les cartes sont partagées également
option-lock-after-two-errors = Deux erreurs dans un tour
option-lock-after-two-errors--yes = on n’attrape plus rien jusqu’à la fin du tour
option-lock-after-two-errors--no = on peut continuer
option-leftovers-go-under = Les cartes restantes vont sous
option-leftovers-go-under--their-owner = la pile d’où elles viennent
option-leftovers-go-under--shortest-pile = la pile la plus petite
option-extra-card = En cas d’égalité, une carte est ajoutée par
option-extra-card--rotating-token = chaque joueur à son tour
option-extra-card--active-player-chooses = celui que désigne le joueur dont c’est le tour
option-end = La partie finit
option-end--piles-empty = quand toutes les piles sont vides
option-end--fixed-rounds = après dix tours au plus tard

# --- signes ---

mark-adds-next = ajoute la prochaine carte
mark-names-next = désigne qui ajoute
mark-owes = doit une carte
mark-locked = ne joue plus ce tour
mark-got-one = a sa carte
mark-no-cards = plus de cartes
mark-away = pas là

# --- la table ---

prompt-begin = Un, deux, trois : attrape le vin le plus présent !
prompt-count = Tour { $n } : un, deux…
prompt-grab = Attrape le vin le plus présent. Égalité ? Pas touche !
prompt-grab-half = Attrape le vin qui a plus de la moitié. Sinon, pas touche !
prompt-watch = Quel vin est le plus présent ?
prompt-locked = Deux erreurs : tu ne joues plus jusqu’à la fin du tour.
prompt-got-one = Tu as ta carte de ce tour.
prompt-give =
    { $n ->
        [one] Erreur ! Quelle carte rends-tu ?
       *[other] Erreur ! Quelles { $n } cartes rends-tu ?
    }
prompt-owed = { $seat } choisit une carte à rendre.
prompt-name = Égalité : qui doit ajouter une carte ?
prompt-naming = Égalité : { $seat } dit qui ajoute une carte.
prompt-named = { $seat } va ajouter une carte.
prompt-won = { $seat } gagne.
prompt-over = La partie est finie.
label-centre = Le centre
button-give = { $card } ({ $n })
button-name = { $seat }
clock-count = trois dans
clock-give = la dernière prise est rendue dans
clock-owed = la dernière prise est rendue dans
clock-name = temps pour désigner
