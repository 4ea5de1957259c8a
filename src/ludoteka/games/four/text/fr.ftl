# Quatre : piocher et jeter, tous à la fois, jusqu’à ce que quelqu’un tienne quatre cartes d’un même vin.

title = Quatre
tagline = Tout le monde pioche et jette à la fois. Quatre cartes du même vin ? Annonce avant les autres !

face-red = vin rouge
    .letter = R
face-white = vin blanc
    .letter = B
face-sparkling = vin pétillant
    .letter = P

# --- ce qui s’est passé ---

event-deals = Manche { $n } : cinq cartes chacun. On en met une de côté.
event-redeals =
    { $n ->
        [one] Quelqu’un avait reçu quatre cartes du même vin : on a redistribué.
       *[other] Quelqu’un avait reçu quatre cartes du même vin, { $n } fois de suite : on a redistribué à chaque fois.
    }
event-chooses = { $seat } a mis une carte de côté.
event-chosen-for = Le temps est écoulé : une carte de { $seat } est mise de côté au hasard.
event-ready = Les premières défausses sont posées. Attention…
event-go = Partez !
event-draws = { $seat } pioche : { $card }.
event-draws-hidden = { $seat } pioche une carte.
event-takes = { $seat } prend sur la défausse : { $card }.
event-takes-hidden = { $seat } prend le dessus de la défausse.
event-gone = { $seat } tend la main vers la défausse, mais la carte n’est plus là.
event-throws = { $seat } jette : { $card }.
event-throws-hidden = { $seat } jette une carte.
event-swaps =
    { $n ->
        [one] La pioche est vide : la défausse ({ $n } carte) devient la pioche.
       *[other] La pioche est vide : la défausse ({ $n } cartes) devient la pioche.
    }
event-too-fast = { $seat } a joué trop vite : ce geste ne compte pas.
event-claims = { $seat } annonce quatre cartes : { $card } !
event-claims-too = { $seat } en a quatre aussi : { $card }. Cela compte comme une tape.
event-claims-falsely =
    { $n ->
        [0] { $seat } annonce { $card } sans en avoir quatre. Ici, cela ne coûte rien.
        [one] { $seat } annonce { $card } sans en avoir quatre : −1.
       *[other] { $seat } annonce { $card } sans en avoir quatre : −{ $n }.
    }
    .anchor = false
event-shows = Dans la main de { $seat } : { $n } × { $card }.
event-slaps =
    { $n ->
        [1] { $seat } tape en premier.
        [one] { $seat } tape en position { $n }.
       *[other] { $seat } tape en position { $n }.
    }
event-gains = { $seat } gagne la manche : +1.
    .anchor = score
event-loses-no-slap = { $seat } n’a pas tapé : −1.
    .anchor = no-slap
event-loses-last = { $seat } a tapé en dernier : −1.
    .anchor = score
event-void =
    { $n ->
        [one] Personne n’a annoncé quatre cartes dans le temps donné : manche nulle.
       *[other] Personne n’a annoncé quatre cartes dans le temps donné : { $n } manches nulles de suite.
    }
    .anchor = void
event-again = La table a été interrompue. Les cartes sont restées en place ; le temps repart de zéro.

# --- pourquoi pas ---

reason-before-go = Attends le signal de départ.
    .anchor = go
reason-chosen = Tu as déjà mis une carte de côté.
    .anchor = aside
reason-not-in-hand = Tu n’as pas ce vin en main.
    .anchor = draw-throw
reason-draw-first = Tu tiens quatre cartes : pioche d’abord.
    .anchor = draw-throw
reason-throw-first = Tu tiens cinq cartes : jettes-en d’abord une.
    .anchor = draw-throw
reason-own-discard = À cette table, on ne reprend pas sa propre dernière défausse.
    .anchor = own-discard
reason-no-claim-yet = Il n’y avait pas d’annonce juste à suivre. Cela ne coûte rien.
    .anchor = early-slap
reason-hand-is-down = Ta main est déjà posée.
    .anchor = hand-down
reason-round-stopped = Une annonce était juste : plus aucune carte ne bouge.
    .anchor = stop
reason-between-rounds = La manche est finie ; les prochaines cartes arrivent.
    .anchor = shown

ending-points = Le nombre de points est atteint.
    .anchor = end-points
ending-rounds = Soixante manches sont jouées : le meilleur score l’emporte.
    .anchor = end-rounds
ending-idle = Trois manches de suite sans annonce juste : le meilleur score l’emporte.
    .anchor = end-idle

# --- les règles de la table ---

option-cards-per-type = Cartes de chaque vin
option-cards-per-type--18 = 18 (54 cartes)
option-cards-per-type--15 = 15 (45 cartes)
option-cards-per-type--20 = 20 (60 cartes)
option-four-before-go = Quatre cartes du même vin dès la donne
option-four-before-go--claim = on peut les annoncer dès le départ
option-four-before-go--redeal = on redistribue jusqu’à ce que personne n’en ait
option-discards = Les défausses sont
option-discards--face-down = face cachée
option-discards--face-up = face visible, après le départ
option-own-discard = On peut reprendre sa propre dernière défausse
option-own-discard--yes = oui
option-own-discard--no = non
option-false-claim = Une fausse annonce coûte
option-false-claim--minus-one = un point
option-false-claim--nothing = rien
option-never-slap = Si plusieurs n’ont pas tapé
option-never-slap--each-minus-one = chacun perd un point
option-never-slap--one-of-them = un seul, tiré au sort, perd un point
option-swap-shuffled = Quand les piles s’échangent, on mélange la nouvelle pioche
option-swap-shuffled--yes = oui
option-swap-shuffled--no = non
option-points-to-win = Points pour gagner
option-points-to-win--3 = trois
option-points-to-win--1 = un seul
option-points-to-win--5 = cinq
option-slap-window = Après une annonce, les autres peuvent taper pendant
option-slap-window--3 = trois secondes
option-slap-window--2 = deux secondes
option-slap-window--6 = six secondes (détendu)

# --- signes ---

mark-chosen = carte mise de côté
mark-first = quatre !
mark-slapped = a tapé
mark-false = fausse annonce
mark-away = pas là
mark-plus-one = +1
mark-minus-one = −1

# --- la table ---

prompt-choose = Manche { $n }. Mets une carte de côté, face cachée.
prompt-chosen = Mise de côté : { $card }. On attend les autres.
prompt-choosing = Manche { $n }. Chacun met une carte de côté.
prompt-ready = Attention… le départ peut venir à tout instant.
prompt-draw = Pioche ! Quatre du même vin ? Annonce-les.
prompt-throw = Jette une carte ! Quatre du même vin ? Annonce-les.
prompt-drawing = On pioche et on jette, jusqu’à quatre cartes d’un même vin.
prompt-slap = { $seat } en a quatre : { $card } ! Tape !
prompt-hand-down = { $seat } en a quatre : { $card }. Ta main est posée.
prompt-claimed = Quatre : { $card } ! Aux autres de taper.
prompt-slapping = { $seat } en a quatre : { $card }. Qui tapera en dernier ?
prompt-result = { $seat } en avait quatre : { $card }.
prompt-void =
    { $n ->
        [one] Personne n’a annoncé : la manche est nulle.
       *[other] Personne n’a annoncé : { $n } manches nulles de suite.
    }
prompt-won = { $seat } gagne.
prompt-over = La partie est finie.
label-discard = Défausse
label-stock = Pioche
label-chosen = Mises de côté
label-hand = Ta main
label-shown = La main de { $seat }
button-draw = Piocher
button-take = Prendre
button-slap = Taper !
button-claim-red = Rouge !
button-claim-white = Blanc !
button-claim-sparkling = Pétillant !
clock-choose = une carte est mise de côté au hasard dans
clock-round = la manche est nulle dans
clock-slap = fin des tapes dans
clock-next-round = prochaine manche dans
