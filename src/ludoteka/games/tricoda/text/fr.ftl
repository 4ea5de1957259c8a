# Tricoda : tout le monde voit tes chiffres, sauf toi.

title = Tricoda
tagline = Tout le monde voit tes trois chiffres, sauf toi. Que disent les réponses ?

# --- les jetons ---

face-green-1 = 1 vert
face-yellow-2 = 2 jaune
face-black-3 = 3 noir
face-brown-4 = 4 brun
face-red-5 = 5 rouge
face-black-5 = 5 noir
face-pink-6 = 6 rose
face-green-6 = 6 vert
face-blue-7 = 7 bleu
face-yellow-7 = 7 jaune
face-pink-7 = 7 rose

# --- les réponses ---

face-0 = aucun
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-equal = autant
face-more-threes = des 3
face-more-pink-sixes = des 6 roses
face-more-green-sixes = des 6 verts
face-more-yellow-sevens = des 7 jaunes
face-more-twos = des 2
face-more-blue-sevens = des 7 bleus
face-more-other-sevens = des 7 d’autres couleurs
face-more-brown = plus de brun
face-more-blue = plus de bleu
face-more-red = plus de rouge
face-more-pink = plus de rose
face-more-green = plus de vert
face-more-yellow = plus de jaune
face-more-black = plus de noir

# --- les questions ---

face-question-1 = Sur combien de présentoirs la somme des chiffres est-elle de 18 ou plus ?
face-question-2 = Sur combien de présentoirs la somme des chiffres est-elle de 12 ou plus ?
face-question-3 = Sur combien de présentoirs un chiffre figure-t-il deux fois en couleurs différentes ?
face-question-4 = Sur combien de présentoirs y a-t-il trois couleurs différentes ?
face-question-5 = Sur combien de présentoirs les chiffres sont-ils tous pairs, ou tous impairs ?
face-question-6 = Sur combien de présentoirs au moins deux jetons sont-ils identiques, chiffre et couleur ?
face-question-7 = Sur combien de présentoirs les chiffres se suivent-ils, peu importe l’ordre ?
face-question-8 = Combien de couleurs différentes vois-tu ?
face-question-9 = Combien de couleurs vois-tu trois fois ou plus ?
face-question-10 = Combien des chiffres de 1 à 7 ne vois-tu nulle part ?
face-question-11 = Combien de ces trois jetons vois-tu : 1 vert, 5 noir, 7 rose ?
face-question-12 = Que vois-tu le plus : des 3 ou des 6 roses ?
face-question-13 = Que vois-tu le plus : des 6 verts ou des 7 jaunes ?
face-question-14 = Que vois-tu le plus : des 2 ou des 7 jaunes ?
face-question-15 = Que vois-tu le plus : des 6 roses ou des 6 verts ?
face-question-16 = Que vois-tu le plus : des 7 bleus ou des 7 d’autres couleurs ?
face-question-17 = Vois-tu plus de brun ou plus de bleu ?
face-question-18 = Vois-tu plus de rouge ou plus de rose ?
face-question-19 = Vois-tu plus de vert ou plus de bleu ?
face-question-20 = Vois-tu plus de jaune ou plus de rose ?
face-question-21 = Vois-tu plus de noir ou plus de brun ?
face-question-22 = Vois-tu plus de noir ou plus de rouge ?
face-question-23 = Vois-tu plus de vert ou plus de jaune ?
face-question-2-less = Sur combien de présentoirs la somme des chiffres est-elle de 12 ou moins ?

# --- ce qui s’est passé ---

event-reads = { $seat } lit : { $card }
event-answers = { $seat } répond : { $card }.
event-answers-hidden = { $seat } a répondu.
event-shuffles-questions = Toutes les questions ont été posées : on mélange de nouveau les cartes.
event-too-slow = { $seat } a trop tardé : la table s’en charge.
event-passes-on = { $seat } a quitté la table : la main passe à { $other }.
event-guesses = { $seat } annonce : { $n }.
event-right =
    { $n ->
        [one] Juste ! { $seat } a { $n } point.
       *[other] Juste ! { $seat } a { $n } points.
    }
    .anchor = right
event-wrong = { $seat } se trompe.
    .anchor = announce
event-wrong-costs = { $seat } se trompe : −1.
    .anchor = announce
event-lays-off = { $seat } avait : { $card }.
event-lays-off-hidden = Un jeton de { $seat } est écarté, face cachée.
event-lays-off-empty = D’un présentoir sans joueur : { $card }.
event-renews =
    { $n ->
        [one] Les jetons écartés sont remêlés : { $n } jeton en réserve.
       *[other] Les jetons écartés sont remêlés : { $n } jetons en réserve.
    }
event-fills = Nouveau pour { $seat } : { $card }.
event-fills-hidden = Nouveau pour { $seat } : un jeton.
event-fills-empty = Nouveau sur un présentoir sans joueur : { $card }.

# --- pourquoi pas ---

reason-wait-a-round = Tu viens d’annoncer : attends un tour de table avant de recommencer.
    .anchor = wait
reason-table-answers = À cette table, la réponse est calculée à la place du lecteur.
    .anchor = answers
reason-announcing = C’est le moment des annonces. La carte suivante vient après.
    .anchor = pace
reason-answer-first = Une carte est ouverte : réponds-y d’abord.
    .anchor = answers
reason-read-first = Il n’y a pas de question en cours : lis-en une d’abord.
    .anchor = turn
reason-not-so = Ce n’est pas cela. Recompte.
    .anchor = answers

ending-points = Le nombre de points est atteint.
    .anchor = win
ending-questions = 120 questions ont été posées : le plus grand nombre de points l’emporte.
    .anchor = end-questions

# --- les règles de la table ---

option-question-2 = La question 2 porte sur une somme de
option-question-2--12-or-more = 12 ou plus
option-question-2--12-or-less = 12 ou moins
option-guessing = Annonces
option-guessing--once-a-round = une, puis un tour d’attente
option-guessing--unlimited = à volonté
option-guessing--costs-a-point = à volonté ; une erreur coûte un point
option-reader-answers = La réponse est
option-reader-answers--computed = calculée par la table
option-reader-answers--checked = donnée par le lecteur, et vérifiée
option-racks = Présentoirs
option-racks--4 = quatre (cinq à cinq joueurs)
option-racks--5 = cinq
option-used-questions = Les questions posées
option-used-questions--reshuffled = sont mélangées de nouveau
option-used-questions--cycled = reviennent dans le même ordre
option-tiles-shown = Après une annonce, tes jetons
option-tiles-shown--always = te sont toujours montrés
option-tiles-shown--only-when-right = te sont montrés si elle est juste
option-points-to-win = Points pour gagner
option-points-to-win--3 = trois
option-points-to-win--2 = deux
option-points-to-win--5 = cinq
option-notepad-help = Aide aux notes
option-notepad-help--off = aucune
option-notepad-help--seen = les jetons déjà vus sont biffés
option-notepad-help--training = tout ce qui s’en déduit est biffé : entraînement
option-who-begins = Qui commence
option-who-begins--random-seat = est tiré au sort
option-who-begins--oldest = la personne la plus âgée, à la première place
option-who-begins--hosts-choice = la première place, au choix de l’hôte
option-empty-rack = Entre plusieurs présentoirs sans joueur, une annonce juste renouvelle
option-empty-rack--longest = le plus ancien
option-empty-rack--always-the-same = toujours le même
option-empty-rack--random = l’un d’eux, tiré au sort

# --- les signes ---

mark-reads = lit
mark-waits = attend
mark-away = pas là
mark-winner = gagne
mark-sure = sûr
mark-times-2 = jusqu’à 2
mark-times-3 = jusqu’à 3

# --- la table ---

prompt-read = À toi : lis une question.
prompt-wait-read = { $seat } prend la question suivante.
prompt-answer = Quelle est la réponse, d’après ce que tu vois ?
prompt-wait-answer = { $seat } compte.
prompt-announce = Connais-tu tes chiffres ? Annonce-les.
prompt-reader = Les autres viennent d’apprendre quelque chose.
prompt-wait-round =
    { $n ->
        [one] Tu pourras annoncer dans { $n } question.
       *[other] Tu pourras annoncer dans { $n } questions.
    }
prompt-watch = Qui connaît ses chiffres ?
prompt-won = { $seat } a gagné !
prompt-shared =
    { $n ->
        [one] La partie est finie.
       *[other] { $n } joueurs se partagent la victoire.
    }
zone-rack = { $seat }
zone-own-rack = Ton présentoir
zone-empty-rack = Sans joueur
zone-question = { $card }
zone-no-question = Les questions
zone-stock = Réserve
zone-laid =
    { $n ->
        [one] Écarté : { $n } jeton
       *[other] Écartés : { $n } jetons
    }
zone-guess = Tes chiffres ? Les trois, ou d’abord le plus petit.
zone-notes-seen = Pas encore vus : peut-être à toi
zone-notes-training =
    { $n ->
        [one] Peut-être à toi ; il reste { $n } combinaison
       *[other] Peut-être à toi ; il reste { $n } combinaisons
    }
button-read = Lire une question
button-answer = { $card }
clock-announce = prochaine question dans
clock-read = lue d’office dans
clock-answer = réponse d’office dans
