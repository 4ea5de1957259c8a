title = L’Ambigu
tagline = Deux cartes, puis deux autres, des mises, un échange, et tous paient la plus haute main.

score = Jetons
points = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}

face-h1 = as de cœur
face-h2 = deux de cœur
face-h3 = trois de cœur
face-h4 = quatre de cœur
face-h5 = cinq de cœur
face-h6 = six de cœur
face-h7 = sept de cœur
face-h8 = huit de cœur
face-h9 = neuf de cœur
face-h10 = dix de cœur
face-hj = valet de cœur
face-hq = dame de cœur
face-hk = roi de cœur
face-d1 = as de carreau
face-d2 = deux de carreau
face-d3 = trois de carreau
face-d4 = quatre de carreau
face-d5 = cinq de carreau
face-d6 = six de carreau
face-d7 = sept de carreau
face-d8 = huit de carreau
face-d9 = neuf de carreau
face-d10 = dix de carreau
face-dj = valet de carreau
face-dq = dame de carreau
face-dk = roi de carreau
face-c1 = as de trèfle
face-c2 = deux de trèfle
face-c3 = trois de trèfle
face-c4 = quatre de trèfle
face-c5 = cinq de trèfle
face-c6 = six de trèfle
face-c7 = sept de trèfle
face-c8 = huit de trèfle
face-c9 = neuf de trèfle
face-c10 = dix de trèfle
face-cj = valet de trèfle
face-cq = dame de trèfle
face-ck = roi de trèfle
face-s1 = as de pique
face-s2 = deux de pique
face-s3 = trois de pique
face-s4 = quatre de pique
face-s5 = cinq de pique
face-s6 = six de pique
face-s7 = sept de pique
face-s8 = huit de pique
face-s9 = neuf de pique
face-s10 = dix de pique
face-sj = valet de pique
face-sq = dame de pique
face-sk = roi de pique

# Une main en toutes lettres ; d’autres messages s’en servent.
hand-words = { $kind ->
    [nothing] rien
    [point] point de { $pips }
    [prime] prime de { $pips }
    [grand-prime] grande prime de { $pips }
    [sequence] séquence de { $pips }
    [tricon] tricon de { $pips }
    [flux] flux de { $pips }
    [tricon-prime] tricon avec prime
    [flux-sequence] flux avec séquence
    [fredon] fredon
   *[none] pas encore de main
}
hand-worth = { hand-words }, vaut { $pays }

event-deals = Donne { $n } : { $seat } distribue deux cartes à chacun.
event-antes = Chacun met { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    } au pot.
    .anchor = ante
event-whist = { $seat } dit whist, garde ses deux cartes et met { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }.
    .anchor = whist
event-exchanges = { $seat } échange { $n ->
        [one] une carte
       *[other] ses deux cartes
    }.
    .anchor = exchange
event-stakes = { $seat } met { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }.
    .anchor = whist
event-throws = { $seat } écarte une de ses trois cartes.
event-two-more = Le talon est mêlé ; chacun reçoit deux cartes de plus.
event-passes = { $seat } passe.
event-bets = { $seat } mise { $n }.
    .anchor = limit
event-raises = { $seat } relance de { $n }.
    .anchor = raises
event-holds = { $seat } tient et met { $n }.
    .anchor = hold
event-refuses = { $seat } refuse.
event-no-betting = Quelqu’un n’a plus rien à miser : il n’y a pas de mises.
event-all-passed = Tout le monde a passé. { $seat } peut redonner, ou forcer tout le monde à rester.
event-redeal = { $seat } redonne : on remet au pot, nouvelles cartes.
    .anchor = dealers-choice
event-forces = { $seat } met { $n } et force : chacun garde ses cartes.
    .anchor = force
event-changes = { $seat } { $n ->
        [0] garde ses quatre cartes
        [one] change une carte
       *[other] change { $n } cartes
    }.
event-reshuffle = Le talon est épuisé : on mêle l’écart et les mains mortes.
event-time-up = { $seat } a trop tardé.
event-unheld = Personne ne tient : { $seat } reprend { $n }.
    .anchor = unheld
event-pays = { $seat } paie { $n } à { $other }.
    .anchor = payers
event-takes-pot = { $seat } prend le pot de { $n }.
    .anchor = showdown
event-carried = Le pot de { $n } reste pour la donne suivante.
event-extra = La dernière donne est jouée et le pot de { $n } reste : encore une donne.
event-no-hand = Personne n’a de main qui compte.
event-shares = { $seat } reçoit { $n } du pot restant.
    .anchor = end
event-out = { $seat } ne peut plus mettre au pot et quitte la partie.
    .anchor = out
event-sits-out = { $seat } ne joue pas cette donne.
event-shows-nothing = { $seat } ne montre rien qui compte.
event-shows-point = { $seat } montre un point de { $n }.
event-shows-prime = { $seat } montre une prime de { $n }.
event-shows-grand-prime = { $seat } montre une grande prime de { $n }.
event-shows-sequence = { $seat } montre une séquence de { $n }.
event-shows-tricon = { $seat } montre un tricon de { $n }.
event-shows-flux = { $seat } montre un flux de { $n }.
event-shows-tricon-prime = { $seat } montre un tricon de { $n } avec prime.
event-shows-flux-sequence = { $seat } montre un flux avec une séquence de { $n }.
event-shows-fredon = { $seat } montre un fredon de { $n } !

reason-you-are-out = Tu n’as pas pu mettre au pot : la partie est finie pour toi.
    .anchor = out
reason-you-sit-out = Tu ne joues pas cette donne.
    .anchor = players
reason-you-refused = Tu as refusé : cette donne continue sans toi.
    .anchor = refuse
reason-deal-over = Cette donne est finie. La suivante arrive.
    .anchor = dealing
reason-throw-first = Tu as reçu deux cartes pour une : écarte d’abord une des trois.
    .anchor = exchange
reason-nothing-to-throw = Tu n’as pas de carte en trop.
    .anchor = exchange
reason-no-whist-now = On ne dit whist que sur les deux premières cartes.
    .anchor = whist
reason-whist-keeps = Pour garder tes deux cartes, dis whist.
    .anchor = whist
reason-no-such-card = Tu n’as pas autant de cartes.
    .anchor = exchange
reason-no-exchange-now = Ce n’est pas le moment d’échanger.
    .anchor = draw
reason-no-betting-now = Ce n’est pas le moment de miser.
    .anchor = first-betting
reason-no-bet = Il n’y a pas de mise à tenir ni à refuser. Passe, ou mise.
    .anchor = hold
reason-bet-open = Il y a une mise : tiens, relance ou refuse.
    .anchor = hold
reason-bet-first = Il n’y a pas encore de mise à relancer.
    .anchor = first-betting
reason-raise-now = Après l’échange on relance ; les mises se font avant.
    .anchor = second-betting
reason-over-limit = C’est plus qu’on ne peut miser d’un coup.
    .anchor = limit
reason-no-more-raises = On a assez relancé : tiens ou refuse.
    .anchor = raises
reason-not-all-passed = Le donneur n’a ce choix que si tout le monde a passé.
    .anchor = dealers-choice
reason-three-redeals = Après trois redonnes de suite, il faut forcer.
    .anchor = dealers-choice

ending-dealt = Toutes les donnes ont été jouées.
    .anchor = end
ending-doubled = Quelqu’un a doublé ses jetons du départ.
    .anchor = end
ending-cap = Soixante donnes ont été jouées.
    .anchor = cap
ending-alone = Un seul joueur peut encore mettre au pot.
    .anchor = out

option-deck = Les quarante cartes
option-deck--a-to-10 = de l’as (un) au dix
option-deck--5-to-a = du cinq au roi, l’as en tête
option-prime = Une prime, c’est
option-prime--four-suits = quatre cartes de quatre couleurs
option-prime--same-suit = à la lettre, quatre d’une couleur ; il n’y en a donc pas
option-fredon-pays = Un fredon est payé
option-fredon-pays--80 = 80
option-fredon-pays--8 = 8
option-grand-prime-pays = Une grande prime est payée
option-grand-prime-pays--2 = 2, comme toute prime
option-grand-prime-pays--3 = 3
option-fredon-high = Le plus haut fredon
option-fredon-high--by-pips = selon les points
option-fredon-high--aces-high = est celui des as
option-first-stake = Deux jetons sur les deux premières cartes
option-first-stake--whist = par qui dit whist
option-first-stake--everyone = par tout le monde
option-ante = Mise de chacun à chaque donne
option-ante--1 = un jeton
option-ante--2 = deux jetons
option-ante--5 = cinq jetons
option-ante-when-carried = Remettre quand le pot est resté
option-ante-when-carried--yes = oui
option-ante-when-carried--no = non, seulement dans un pot vide
option-start-tokens = Jetons au départ
option-start-tokens--100 = 100
option-start-tokens--50 = 50
option-start-tokens--200 = 200
option-bet-limit = Mise ou relance la plus haute
option-bet-limit--10 = 10
option-bet-limit--5 = 5
option-bet-limit--20 = 20
option-bet-limit--none = ce que peut payer le plus pauvre encore en jeu (pas de dettes)
option-first-raises = Relances avant l’échange
option-first-raises--3 = jusqu’à trois
option-first-raises--none = aucune
option-unheld-bet = Une première mise que personne ne tient est payée
option-unheld-bet--dealer-pays-twice = le double, par le donneur
option-unheld-bet--refuser-pays-two = deux jetons, par qui a refusé en dernier
option-unheld-takes-pot = Cette mise emporte aussi le pot
option-unheld-takes-pot--no = non
option-unheld-takes-pot--yes = oui
option-refuser-returns = Qui a refusé peut revenir après l’échange
option-refuser-returns--no = non
option-refuser-returns--yes = oui
option-unheld-raise-pays = Une dernière relance que personne ne tient est payée
option-unheld-raise-pays--hand-value = la valeur de la main
option-unheld-raise-pays--pips = les points de la main
option-after-force = Quand le donneur force
option-after-force--betting = on mise encore une fois
option-after-force--draw = tous échangent aussitôt
option-after-force--showdown = tous montrent aussitôt
option-payers = Qui paie la main gagnante
option-payers--everyone = toute la table
option-payers--holders = ceux qui ont tenu
option-draws = Échanges
option-draws--one = un seul
option-draws--repeated = tant que quelqu’un en veut
option-exchange-one = Une carte échangée au début rapporte
option-exchange-one--one = une carte
option-exchange-one--two = deux cartes, et on écarte une des trois
option-direction = Sens du jeu
option-direction--clockwise = sens des aiguilles d’une montre
option-direction--anticlockwise = sens inverse
option-deals = Longueur
option-deals--3 = trois donnes par joueur
option-deals--1 = une donne par joueur
option-deals--5 = cinq donnes par joueur
option-deals--until-double = jusqu’à ce que quelqu’un double
option-most-seats = Au plus dans une donne
option-most-seats--6 = six personnes
option-most-seats--5 = cinq ; à six, chacun fait une pause à son tour

mark-drawn = nouvelle
mark-dealer = distribue
mark-whist = dit whist
mark-exchanged-1 = une échangée
mark-exchanged-2 = deux échangées
mark-bettor = a misé
mark-passed = a passé
mark-refused = a refusé
mark-may-return = peut revenir
mark-changed-0 = garde tout
mark-changed-1 = 1 changée
mark-changed-2 = 2 changées
mark-changed-3 = 3 changées
mark-changed-4 = 4 changées
mark-out = hors jeu
mark-sits-out = en pause
mark-winner = gagne

prompt-whist = Dis whist ({ $n } jetons), ou touche les cartes à échanger.
prompt-throw = Deux pour une : touche la carte à écarter.
prompt-first = Toi : { hand-worth }. Miser ou passer ?
prompt-answer = Toi : { hand-worth }. Mettre { $n } pour tenir { $seat } ?
prompt-choice = Tous passent : redonner ({ $n }) ou forcer ? Toi : { hand-words }
prompt-choice-force = Tous passent, plus de redonne : force. Toi : { hand-words }
prompt-draw = Toi : { hand-worth }. Touche les cartes à changer.
prompt-second = Toi : { hand-worth }. Relancer ou passer ?
prompt-return = Toi : { hand-worth }. Revenir ou passer ?
prompt-wait = { $seat } réfléchit.
prompt-wait-hand = { $seat } réfléchit. Toi : { hand-worth }
prompt-unheld = Personne n’a tenu { $seat }. Le pot de { $n } reste.
prompt-passed-out = Tous ont passé après l’échange. Le pot de { $n } reste.
prompt-unheld-raise = Personne n’a tenu { $seat } : pot { $n }, et { $pays } de chacun.
prompt-shown = { $seat } gagne, { hand-words } : pot { $n }, { $pays } de chacun.
prompt-no-hand = Personne n’a de main qui compte. Le pot de { $n } reste.
prompt-won = { $seat } a le plus de jetons et gagne.
prompt-shared = { $n ->
        [one] Un joueur gagne.
       *[other] { $n } joueurs se partagent la victoire.
    }

zone-hand = Ta main
zone-full-hand = Ta main : { hand-worth }
zone-other-hand = Main de { $seat }
zone-shown-hand = Main de { $seat } : { hand-worth }
zone-stake = { $seat } a mis { $n }
zone-pot = Pot : { $n }
zone-stock = Donne { $deal } sur { $deals }
zone-stock-open = Donne { $deal }
zone-stock-extra = Donne de plus pour le pot
zone-discards = Écart
zone-going = { $n ->
        [one] Cette carte s’en va
       *[other] Ces cartes s’en vont
    }
zone-winner = { $seat } : { hand-worth }

button-whist = Dire whist ({ $n })
button-exchange = { $n ->
        [one] En échanger une
       *[other] Échanger les deux
    }
button-change = { $n ->
        [one] En changer une
       *[other] En changer { $n }
    }
button-keep = Garder les quatre
button-pass = Passer
button-bet = Miser { $n }
button-raise = Relancer de { $n }
button-hold = Tenir ({ $n })
button-refuse = Refuser
button-redeal = Redonner
button-force = Forcer ({ $n })

clock-move = ensuite c’est décidé
clock-next-deal = donne suivante
