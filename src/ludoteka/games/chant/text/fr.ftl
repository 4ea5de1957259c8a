# Litanie : taper quand la carte est le vin annoncé.

title = Litanie
tagline = Rouge, blanc, pétillant, rouge… Si la carte est le vin annoncé, tape : la dernière main prend la pile.

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

event-calls = { $seat } annonce « { $card } ».
    .aloud = « { $card } ! »
event-flips = { $seat } retourne { $card-acc }.
    .aloud = { $card }
event-runs-out = C’était la dernière carte de { $seat }.
event-slaps =
    { $n ->
        [1] { $seat } tape en premier !
        [one] { $seat } tape en position { $n }.
       *[other] { $seat } tape en position { $n }.
    }
event-takes-back = Trop tard pour compter : { $card-acc } retourne sur le dessus de la pile de { $seat }, et le mot avec la carte.
    .anchor = stop
event-takes =
    { $n ->
        [one] { $seat } est en dernier et prend { $n } carte.
       *[other] { $seat } est en dernier et prend { $n } cartes.
    }
    .anchor = last
event-shares =
    { $n ->
        [0] { $seat } n’a pas tapé, mais il ne reste aucune carte à prendre.
        [one] { $seat } n’a pas tapé et prend sa part : { $n } carte.
       *[other] { $seat } n’a pas tapé et prend sa part : { $n } cartes.
    }
    .anchor = split
event-nobody-takes = Il n’y avait que { $seat } pour taper : personne ne prend la pile.
event-takes-falsely =
    { $n ->
        [one] { $seat } tape à tort et prend { $n } carte.
       *[other] { $seat } tape à tort et prend { $n } cartes.
    }
    .anchor = false
event-slaps-falsely = { $seat } tape à tort.
    .anchor = false
event-pays = { $seat } tape à tort : { $card-acc } passe de sa pile sous le tas central.
    .anchor = false
event-pays-nothing = { $seat } tape à tort, mais n’a pas de carte à donner.
    .anchor = false
event-wins = { $seat } n’a plus de cartes et gagne !
event-again = La table a été interrompue : ce qui est posé est montré de nouveau.

# --- pourquoi pas ---

reason-no-card-yet = Il n’y avait pas encore de carte à taper.
    .anchor = hasty
reason-hand-is-down = Tu as déjà tapé cette carte.
    .anchor = hand-down
reason-settled = C’est déjà réglé, ou les cartes ne sont plus là. Ta tape ne coûte rien.
    .anchor = settled
reason-turned-on-the-beat = À cette table, les cartes se retournent toutes seules, en rythme.
    .anchor = turning
reason-slap-first = On a tapé : la prochaine carte attend.
    .anchor = stop
reason-last-card = La dernière carte est posée : on ne retourne plus rien.
    .anchor = last-card

ending-empty = Quelqu’un n’a plus de cartes.
    .anchor = end-empty
ending-first = Quelqu’un qui n’avait plus de cartes a tapé en premier.
    .anchor = end-first
ending-flips = Mille cartes ont été retournées : le moins de cartes l’emporte.
    .anchor = end-flips
ending-idle = Cinq fois de suite, personne n’a tapé quand il le fallait : le moins de cartes l’emporte.
    .anchor = end-idle
ending-no-cards = Personne n’a plus de carte à retourner.
    .anchor = end-no-cards

# --- les règles de la table ---

option-cards-per-type = Cartes de chaque vin
option-cards-per-type--18 = 18 (54 cartes)
option-cards-per-type--15 = 15 (45 cartes)
option-cards-per-type--20 = 20 (60 cartes)
option-false-slap = Taper à tort
option-false-slap--takes-the-pile = fait prendre la pile
option-false-slap--one-card = coûte une carte de sa propre pile
option-false-slap--ignored = ne coûte rien
option-after-a-slap = Après une tape, la prochaine carte vient
option-after-a-slap--next-clockwise-flips = du joueur suivant, dans le sens horaire
option-after-a-slap--taker-flips = de qui a pris la pile
option-word-after-a-slap = Après une tape, les mots
option-word-after-a-slap--goes-on = continuent
option-word-after-a-slap--restarts-at-red = reprennent au vin rouge
option-beat = Temps par carte
option-beat--12 = 1,2 seconde
option-beat--16 = 1,6 seconde
option-beat--09 = 0,9 seconde
option-beat--accelerating = de plus en plus vite : de 1,5 à 0,8 seconde
option-flip = Les cartes se retournent
option-flip--on-the-beat = toutes seules, en rythme
option-flip--by-hand = à la main
option-winning = Qui gagne
option-winning--first-empty-pile = qui n’a plus de cartes
option-winning--first-at-next-match = qui n’a plus de cartes et tape ensuite en premier
option-last-card-matches = Quand la dernière carte d’un joueur est le vin annoncé
option-last-card-matches--slap-settled-first = on règle d’abord la tape
option-last-card-matches--wins-at-once = c’est gagné aussitôt

# --- signes ---

mark-caller = annonce
mark-next = prochaine carte
mark-first = en premier
mark-slapped = a tapé
mark-falsely = a tapé à tort
mark-away = pas là
mark-no-cards = plus de cartes
mark-winner = gagne

# --- la table ---

prompt-begin = { $seat } annonce. { $seat_first } commence, sur « vin rouge ».
prompt-word = « { $card } ! » Si c’est la carte, tape.
prompt-next = { $seat } retourne la prochaine carte, sur « { $card } ».
prompt-flip = À toi : retourne ta carte et annonce « { $card } ».
prompt-follow = { $seat } a tapé ! Tape pour ne pas être en dernier.
prompt-hand-down = Ta main est sur la pile. Qui sera en dernier ?
prompt-slapped = { $seat } a tapé. Qui sera en dernier ?
prompt-won = { $seat } gagne.
prompt-over = La partie est finie.
label-pile = Le centre
label-word = « { $card } ! »
label-own-pile = Ta pile
button-slap = Taper !
button-flip = Retourner
clock-window = fin de la tape dans
