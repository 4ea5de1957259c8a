title = UNO
tagline = Couleur sur couleur, signe sur signe. Et n’oublie pas de crier quand il ne te reste qu’une carte !

face-r0 = 0 rouge
face-r1 = 1 rouge
face-r2 = 2 rouge
face-r3 = 3 rouge
face-r4 = 4 rouge
face-r5 = 5 rouge
face-r6 = 6 rouge
face-r7 = 7 rouge
face-r8 = 8 rouge
face-r9 = 9 rouge
face-rskip = Passer rouge
face-rrev = Sens Inverse rouge
face-rplus2 = +2 rouge
face-y0 = 0 jaune
face-y1 = 1 jaune
face-y2 = 2 jaune
face-y3 = 3 jaune
face-y4 = 4 jaune
face-y5 = 5 jaune
face-y6 = 6 jaune
face-y7 = 7 jaune
face-y8 = 8 jaune
face-y9 = 9 jaune
face-yskip = Passer jaune
face-yrev = Sens Inverse jaune
face-yplus2 = +2 jaune
face-g0 = 0 vert
face-g1 = 1 vert
face-g2 = 2 vert
face-g3 = 3 vert
face-g4 = 4 vert
face-g5 = 5 vert
face-g6 = 6 vert
face-g7 = 7 vert
face-g8 = 8 vert
face-g9 = 9 vert
face-gskip = Passer vert
face-grev = Sens Inverse vert
face-gplus2 = +2 vert
face-b0 = 0 bleu
face-b1 = 1 bleu
face-b2 = 2 bleu
face-b3 = 3 bleu
face-b4 = 4 bleu
face-b5 = 5 bleu
face-b6 = 6 bleu
face-b7 = 7 bleu
face-b8 = 8 bleu
face-b9 = 9 bleu
face-bskip = Passer bleu
face-brev = Sens Inverse bleu
face-bplus2 = +2 bleu
face-joker = Joker
face-super = Super Joker
face-hands = Changement de main
face-blank = Joker vierge

event-deals = Manche { $n } : { $seat } distribue.
event-goes-back = Le { $card } est remis dans le paquet ; on retourne une autre carte.
event-turned-up = La première carte est le { $card }.
event-plays = { $seat } joue le { $card }.
event-jumps-in = { $seat } joue hors tour !
event-draws = { $seat } pioche le { $card }.
event-draws-hidden = { $seat } pioche une carte.
event-nothing-to-draw = Il ne reste rien à piocher pour { $seat }.
event-keeps = { $seat } garde la carte.
event-passes = { $seat } passe.
event-names-red = { $seat } demande du rouge.
event-names-yellow = { $seat } demande du jaune.
event-names-green = { $seat } demande du vert.
event-names-blue = { $seat } demande du bleu.
event-skipped = { $seat } passe son tour.
    .anchor = skip
event-reverses = { $seat } inverse le sens du jeu.
event-shuffles = La pile de jeu est mélangée et redevient la pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-changes-hands = { $seat } ramasse toutes les mains, mélange et redistribue { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-passes-hands = Chacun passe toute sa main au suivant.
event-swaps = { $seat } échange sa main avec { $other }.
event-accepts = { $seat } prend { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-contests = { $seat } n’en croit rien et conteste : { $other } doit montrer sa main.
event-shows = { $seat } montre à { $other } le { $card }.
event-shows-hidden = { $seat } montre une carte à { $other }.
event-guilty = Contestation réussie : { $seat } bluffait et pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
    .anchor = contest
event-innocent = Contestation ratée : { $seat } n’avait rien d’autre à jouer. { $other } pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
    .anchor = contest
event-uno = { $seat } : Uno !
event-false-uno = { $seat } crie Uno pour rien.
    .anchor = false
event-catches = { $seat } : Contre-Uno ! { $other } pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
    .anchor = counter
event-false-counter = { $seat } crie Contre-Uno, mais il n’y a personne à contrer.
    .anchor = false
event-time-up = Temps écoulé pour { $seat }.
event-goes-out = { $seat } a posé sa dernière carte !
    .anchor = end
event-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour { $seat }.
    .anchor = points
event-cap = Après { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }, la manche s’arrête : la main la plus courte gagne.

reason-round-over = La manche est finie. La suivante va être distribuée.
    .anchor = rounds
reason-not-in-hand = Tu n’as pas cette carte en main.
    .anchor = match
reason-must-match = Cette carte ne va ni par la couleur ni par le signe.
    .anchor = match
reason-only-the-drawn-card = Seule la carte que tu viens de piocher peut être jouée.
    .anchor = drawn
reason-already-drawn = Tu as déjà pioché.
    .anchor = drawn
reason-must-play = Une de tes cartes est jouable : à cette table, il faut la jouer.
    .anchor = voluntary
reason-must-play-drawn = La carte piochée est jouable : il faut la jouer.
    .anchor = drawn
reason-cards-owed = Règle d’abord les cartes que tu dois piocher.
    .anchor = owed
reason-nothing-to-contest = On ne conteste qu’un Super Joker, tant qu’il est sur la pile.
    .anchor = contest
reason-name-a-colour = Choisis d’abord une couleur.
    .anchor = naming
reason-choose-a-hand = Choisis d’abord avec qui tu échanges.
    .anchor = seven-zero
reason-no-such-player = Il n’y a personne à cette place.
    .anchor = seven-zero
reason-yourself = On n’échange pas sa main avec soi-même.
    .anchor = seven-zero
reason-no-jump-in = À cette table, on ne joue pas hors tour.
    .anchor = jump-in
reason-not-identical = Hors tour, il faut exactement la même carte que celle du dessus.
    .anchor = jump-in
reason-your-own-turn = C’est ton tour : joue simplement la carte.
    .anchor = jump-in
reason-too-late = Cette carte est déjà recouverte.
    .anchor = jump-in
reason-not-now = Ce n’est pas possible en ce moment.
    .anchor = turn

ending-out = Une dernière carte a été posée.
    .anchor = goal
ending-cap = La limite de tours est atteinte : la main la plus courte gagne.
    .anchor = cap
ending-to-500 = Les 500 points sont atteints.
    .anchor = scoring
ending-lowest = Quelqu’un a atteint 500 points : le total le plus bas gagne.
    .anchor = scoring
ending-match-cap = La partie a trop duré : le meilleur total gagne.
    .anchor = match-cap

option-deck = Paquet
option-deck--109 = 109 cartes : avec un Changement de main
option-deck--108 = 108 cartes : le paquet classique
option-deck--112 = 112 cartes : avec Changement de main et trois Jokers vierges
option-draw = Quand rien n’est jouable
option-draw--until-playable = on pioche jusqu’à pouvoir jouer
option-draw--one = on pioche une carte
option-drawn-card = Une carte qu’il a fallu piocher et qui est jouable
option-drawn-card--must-be-played = doit être jouée
option-drawn-card--may-be-kept = peut être gardée
option-voluntary-draw = Piocher alors qu’on pourrait jouer
option-voluntary-draw--allowed = permis
option-voluntary-draw--forbidden = interdit
option-two-player-reverse = Sens Inverse à deux joueurs
option-two-player-reverse--skips = l’autre passe son tour
option-two-player-reverse--does-nothing = ne change rien
option-plus2-skips = Un +2 fait-il aussi passer le tour ?
option-plus2-skips--no = non : on pioche deux cartes, puis on joue
option-plus2-skips--yes = oui : on pioche deux cartes et on passe
option-stacking = Renchérir sur un +2 ou un Super Joker
option-stacking--none = interdit
option-stacking--same = +2 sur +2, Super Joker sur Super Joker
option-stacking--mixed = l’un ou l’autre, sans distinction
option-challenge-test = Un Super Joker est un bluff si l’on a
option-challenge-test--any-other-card = une autre carte jouable
option-challenge-test--colour-only = une carte de la couleur en jeu
option-uno-window = Un Uno oublié peut être contré
option-uno-window--until-called = tant qu’il n’est pas annoncé
option-uno-window--until-next-turn = jusqu’à ce que le suivant commence
option-scoring = Durée de la partie
option-scoring--single-round = une seule manche
option-scoring--to-500 = des manches, jusqu’à 500 points gagnés
option-scoring--lowest = des manches jusqu’à 500, le plus petit total gagne
option-special-first-card = Une carte Action ou un Joker en première carte
option-special-first-card--official-effects = produit son effet
option-special-first-card--redraw = est remplacé par un chiffre
option-action-match = Les cartes Action se posent
option-action-match--colour-or-symbol = sur la même couleur ou le même signe
option-action-match--colour-only = sur la même couleur seulement
option-change-hand-colour = Couleur après un Changement de main
option-change-hand-colour--stays = elle ne change pas
option-change-hand-colour--named = qui l’a joué la choisit
option-change-hand-deals = Le Changement de main distribue
option-change-hand-deals--from-left = toujours dans le sens horaire
option-change-hand-deals--in-direction = dans le sens du jeu
option-hand-size = Cartes distribuées
option-hand-size--7 = sept
option-hand-size--5 = cinq
option-hand-size--10 = dix
option-time-to-move = Temps pour jouer
option-time-to-move--30 = 30 secondes
option-time-to-move--60 = une minute
option-time-to-move--none = sans limite
option-counter-opens = Le Contre-Uno compte
option-counter-opens--after-grace = trois quarts de seconde après la carte
option-counter-opens--at-once = tout de suite
option-contest-last = Un Super Joker joué en dernière carte
option-contest-last--no = gagne aussitôt
option-contest-last--yes = peut encore être contesté
option-seven-zero = Le sept échange, le zéro fait tourner
option-seven-zero--off = on n’y joue pas
option-seven-zero--on = un 7 échange deux mains, un 0 fait tourner toutes les mains
option-jump-in = Jouer hors tour
option-jump-in--off = on n’y joue pas
option-jump-in--on = avec exactement la même carte que celle du dessus

mark-colour-red = rouge
mark-colour-yellow = jaune
mark-colour-green = vert
mark-colour-blue = bleu
mark-drawn = vient d’être piochée
mark-seen = tu l’as vue
mark-dealer = distribue
mark-uno = Uno
mark-winner = gagne
mark-away = pas là

prompt-play = À toi : joue une carte, ou pioche.
prompt-must-play = À toi : joue une carte.
prompt-nothing-fits = À toi. Rien n’est jouable : pioche.
prompt-drawn = Tu as pioché le { $card }, et il est jouable : joue-le.
prompt-drawn-choice = Tu as pioché le { $card }. Le jouer ou le garder ?
prompt-contest = { $seat } a joué un Super Joker. Prendre { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, ou contester ?
prompt-stack = { $n ->
        [one] { $n } carte t’attend
       *[other] { $n } cartes t’attendent
    }. Renchéris, ou prends-les.
prompt-name-colour = Quelle couleur veux-tu ?
prompt-swap = Avec qui échanges-tu ta main ?
prompt-wait = C’est à { $seat } de jouer.
prompt-wait-contest = { $seat } doit prendre { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ou contester { $seat_other }.
prompt-wait-stack = { $n ->
        [one] { $n } carte attend
       *[other] { $n } cartes attendent
    } { $seat }.
prompt-wait-colour = { $seat } choisit une couleur.
prompt-wait-swap = { $seat } choisit avec qui échanger sa main.
prompt-round-won = { $seat } gagne la manche.
prompt-round-cap = La manche a été arrêtée.
prompt-won = { $seat } gagne.
prompt-shared = { $n ->
        [one] Un seul gagne.
       *[other] { $n } joueurs se partagent la victoire.
    }

zone-stock = Pioche ({ $n })
zone-pile = Pile de jeu ({ $n })
zone-hand = Ta main ({ $n })
zone-other-hand = { $seat } ({ $n })

button-draw = Piocher
button-keep = La garder
button-accept = Prendre { $n }
button-contest = Contester { $seat }
button-swap = Échanger avec { $seat } ({ $n })
button-uno = Uno !
button-counter = Contre-Uno !
button-red = Rouge
button-yellow = Jaune
button-green = Vert
button-blue = Bleu

clock-move = puis l’horloge pioche ou joue
clock-contest = puis c’est accepté
clock-next-round = avant la manche suivante
