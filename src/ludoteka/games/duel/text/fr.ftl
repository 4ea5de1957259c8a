title = Duel des vins
tagline = Le rouge bat le blanc, le blanc bat le pétillant, le pétillant bat le rouge. À qui la dernière carte ?

face-red = vin rouge
    .letter = R
face-white = vin blanc
    .letter = B
face-sparkling = vin pétillant
    .letter = P

event-challenge = { $seat } défie { $other }.
event-challenge-late = { $seat } a trop tardé : le sort désigne { $other }.
event-chosen = { $seat } a choisi.
event-chosen-late = { $seat } a trop tardé : une carte de sa main est jouée au hasard.
event-reveal = { $seat } montre un { $card }.
event-take = { $seat } gagne le duel et prend à { $other } son { $card }.
    .anchor = take
event-tie = Égalité : { $seat } et { $other } défaussent chacun un { $card }.
    .anchor = tie
event-out = { $seat } n’a plus de cartes et quitte la partie.
    .anchor = out
event-active = À { $seat } de lancer un défi.
event-win = { $seat } gagne avec { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main.
    .anchor = end
event-both-win = { $seat } et { $other } ont perdu ensemble leur dernière carte : tous deux gagnent.
    .anchor = both-win
event-cap = { $n } duels ont eu lieu. La partie s’arrête : la main la mieux garnie gagne.

reason-challenge-first = Lance d’abord un défi ; les cartes viennent ensuite.
    .anchor = challenge
reason-duel-open = Un duel est en cours : choisis une carte.
    .anchor = choose
reason-not-held = Tu n’as pas ce vin en main.
    .anchor = choose
reason-you-are-out = Tu n’as plus de cartes : la partie est finie pour toi.
    .anchor = out
reason-already-chosen = Ta carte est déjà sur la table. Elle y reste.
    .anchor = sealed
reason-not-your-duel = Ce duel en oppose deux autres.
    .anchor = challenge
reason-no-such-player = Il n’y a personne à cette place.
    .anchor = challenge
reason-yourself = On ne se défie pas soi-même.
    .anchor = challenge
reason-they-are-out = Cette personne n’a plus de cartes.
    .anchor = out
reason-just-beaten = Tu viens de battre cette personne : défies-en une autre.
    .anchor = another

ending-last-holding = Il ne reste des cartes que dans une seule main.
    .anchor = end
ending-both-empty = Les dernières cartes sont tombées sur une égalité : les deux duellistes gagnent.
    .anchor = both-win
ending-cap = Trois cents duels ont eu lieu.
    .anchor = cap

option-hand-size = Cartes en main au départ
option-hand-size--3 = trois
option-hand-size--2 = deux
option-hand-size--4 = quatre
option-hand-size--5 = cinq
option-after-win = Après une victoire, on défie
option-after-win--another = quelqu’un d’autre, tant qu’il y a un troisième joueur
option-after-win--anyone = qui l’on veut
option-winner-active = Qui lance le défi après une victoire
option-winner-active--yes = le vainqueur
option-winner-active--ties-only = la même personne, jusqu’à une égalité
option-hand-sizes = Nombre de cartes en main
option-hand-sizes--open = visible
option-hand-sizes--hidden = caché
option-time-to-choose = Temps pour choisir une carte
option-time-to-choose--15 = 15 secondes
option-time-to-choose--30 = 30 secondes
option-time-to-choose--none = sans limite

mark-active = lance le défi
mark-challenger = défie
mark-challenged = reçoit le défi
mark-chosen = a choisi
mark-won = gagne
mark-lost = perd
mark-tied = égalité
mark-out = sans cartes
mark-just-beaten = vient de perdre
mark-winner = gagne

prompt-challenge = Qui défies-tu ?
prompt-choose = Toi contre { $seat } : choisis un vin, en secret.
prompt-sealed = Personne d’autre ne voit ta carte. On attend { $seat }.
prompt-wait-challenge = { $seat } choisit un adversaire.
prompt-wait-both = { $seat } et { $seat_other } choisissent.
prompt-wait-one = On attend le choix de { $seat }.
prompt-won = Victoire de { $seat }.
prompt-both-won = { $seat } et { $seat_other } gagnent ensemble.
prompt-shared = { $n ->
        [one] Un seul gagne.
       *[other] { $n } joueurs se partagent la victoire.
    }

zone-hand = Ta main
zone-other-hand = Main de { $seat }
zone-duel = { $seat } contre { $seat_other }
zone-no-duel = Le duel
zone-discard = Défausse : rouge { $red }, blanc { $white }, pétillant { $sparkling }

button-challenge = Défier { $seat }
clock-challenge = puis le sort décide
clock-choose = puis une carte au hasard
