# Cinq : taper quand un vin se trouve exactement cinq fois dans la pile.

title = Cinq
tagline = Exactement cinq cartes d’un même vin dans la pile ? Tape avant les autres.

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

event-deals = Manche { $n } : tout est mélangé et distribué. { $seat } commence.
# Le journal ne compte pour personne : il dit la carte à qui ne la voit pas, et n’en garde pas la liste.
event-flips = { $seat } retourne une carte.
    .aloud = { $card }
event-slaps =
    { $n ->
        [1] { $seat } tape en premier !
        [one] { $seat } tape en position { $n }.
       *[other] { $seat } tape en position { $n }.
    }
event-takes-back = Trop tard pour compter : { $card-acc } retourne sur le dessus de la pile de { $seat }.
    .anchor = stop
event-counts = Dans la pile : { $n } × { $card }.
event-exact = Exactement { $n } × { $card } !
event-not-exact = Aucun vin ne s’y trouve exactement { $n } fois.
event-void =
    { $n ->
        [one] Toutes les cartes sont retournées et personne n’a tapé : manche nulle.
       *[other] Toutes les cartes sont retournées et personne n’a tapé : { $n } manches nulles de suite.
    }
    .anchor = void
event-again = La table a été interrompue : ce qui est posé est montré de nouveau.
event-gains = { $seat } a tapé en premier et à raison : +1.
    .anchor = score-right
event-loses-no-slap =
    { $n ->
        [0] { $seat } n’a pas tapé, mais ne peut pas descendre plus bas.
        [one] { $seat } n’a pas tapé : −1.
       *[other] { $seat } n’a pas tapé : −{ $n }.
    }
    .anchor = score-right
event-loses-last =
    { $n ->
        [0] { $seat } a tapé en dernier, mais ne peut pas descendre plus bas.
        [one] { $seat } a tapé en dernier : −1.
       *[other] { $seat } a tapé en dernier : −{ $n }.
    }
    .anchor = score-last
event-loses-false =
    { $n ->
        [0] { $seat } a tapé à tort, mais ne peut pas descendre plus bas.
        [one] { $seat } a tapé à tort : −1.
       *[other] { $seat } a tapé à tort : −{ $n }.
    }
    .anchor = score-wrong

# --- pourquoi pas ---

reason-no-card-yet = Il n’y avait pas encore de pile à taper.
    .anchor = hasty
reason-hand-is-down = Ta main est déjà sur la pile ; elle y reste.
    .anchor = hand-down
reason-between-rounds = La manche est finie ; les prochaines cartes arrivent.
    .anchor = opened
reason-turned-on-the-beat = À cette table, les cartes se retournent toutes seules, en rythme.
    .anchor = turning
reason-round-stopped = Quelqu’un a tapé : on ne retourne plus de carte.
    .anchor = stop
reason-no-cards-left = Toutes les cartes sont retournées.
    .anchor = void

ending-points = Le nombre de points est atteint.
    .anchor = end-points
ending-rounds = Soixante manches sont jouées : le meilleur score l’emporte.
    .anchor = end-rounds
ending-void = Trois manches de suite sans que personne ne tape : le meilleur score l’emporte.
    .anchor = end-void

# --- les règles de la table ---

option-cards-per-type = Cartes de chaque vin
option-cards-per-type--18 = 18 (54 cartes)
option-cards-per-type--15 = 15 (45 cartes)
option-cards-per-type--20 = 20 (60 cartes)
option-target = On tape à exactement
option-target--5 = cinq cartes d’un même vin
option-target--4 = quatre cartes d’un même vin
option-target--6 = six cartes d’un même vin
option-points-to-win = Points pour gagner
option-points-to-win--3 = trois
option-points-to-win--1 = un seul
option-points-to-win--5 = cinq
option-beat = Temps par carte
option-beat--10 = une seconde
option-beat--14 = 1,4 seconde
option-beat--07 = 0,7 seconde
option-flip = Les cartes se retournent
option-flip--on-the-beat = toutes seules, en rythme
option-flip--by-hand = à la main
option-follow-up-window = Après la première tape, on peut encore taper pendant
option-follow-up-window--2 = deux secondes
option-follow-up-window--1 = une seconde
option-follow-up-window--4 = quatre secondes (détendu)
option-floor = Le score peut descendre
option-floor--none = sans limite
option-floor--zero = jusqu’à zéro
option-floor--minus-three = jusqu’à moins trois
option-counts-shown = La table affiche les comptes
option-counts-shown--never = jamais : on compte de tête
option-counts-shown--training = toujours : entraînement
option-youngest = Qui commence
option-youngest--named-by-the-host = la personne la plus jeune, à la première place
option-youngest--by-lot = une place tirée au sort

# --- signes ---

mark-starter = commence
mark-next = prochaine carte
mark-first = en premier
mark-slapped = a tapé
mark-away = pas là
mark-exact = exactement
mark-plus-one = +1
mark-minus-one = −1

# --- la table ---

prompt-begin = Manche { $n }. { $seat } retourne la première carte.
prompt-count = Compte de tête : tape à exactement { $n } d’un même vin.
prompt-watch = Tape à exactement { $n } d’un même vin.
prompt-flip = Retourne ta carte. Tape à exactement { $n } d’un même vin.
prompt-follow = { $seat } a tapé ! Tu en comptes exactement { $n } aussi ? Alors tape.
prompt-hand-down = Ta main reste sur la pile jusqu’à la vérification.
prompt-slapped = { $seat } a tapé. Qui va suivre ?
prompt-right = Exactement { $n } × { $card } ! { $seat } a tapé en premier.
prompt-wrong = Raté : aucun vin ne s’y trouve exactement { $n } fois.
prompt-void =
    { $n ->
        [one] Personne n’a tapé : la manche est nulle.
       *[other] Personne n’a tapé : { $n } manches nulles de suite.
    }
prompt-won = { $seat } gagne.
prompt-over = La partie est finie.
label-pile = La pile
label-opened =
    { $n ->
        [one] La pile ouverte : { $n } carte
       *[other] La pile ouverte : { $n } cartes
    }
label-own-pile = Ta pile
label-count = { $card } : { $n }
button-slap = Taper !
button-flip = Retourner
clock-window = la pile s’ouvre dans
clock-next-round = prochaine manche dans
