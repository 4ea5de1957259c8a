# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Ici, cinq cartes chacun. Qui n’en a plus en premier gagne. Voici les tiennes.
lesson-2 = Une carte est jouable si elle a la couleur de celle du dessus, ou son chiffre ou son symbole. Laisse les autres commencer.
lesson-3 = Le +2 t’a fait piocher deux cartes, et tu joues quand même. Symbole sur symbole : joue ton +2 rouge.
lesson-4 = { $seat-c } aussi a dû en piocher deux. Un 9 rouge est sur le dessus. Essaie le 1 bleu, juste pour voir ce que disent les règles.
lesson-5 = Pas jouable : ni rouge, ni 9. Mais chiffre sur chiffre, oui : joue le 9 jaune.
lesson-6 = { $seat-b } a pioché jusqu’à une carte jouable, un Joker, et demandé du vert. Puis { $seat-c } a joué un Passer : tu passes ton tour.
lesson-7 = À toi. Joue le Sens Inverse vert : le jeu tourne dans l’autre sens.
lesson-8 = Les cartes jouables dépassent. Joue le 1 vert.
lesson-9 = Le chiffre convient : joue le 7 bleu.
lesson-10 = Plus que deux cartes. Joue le 1 bleu, et aussitôt après…
lesson-11 = …crie Uno ! Il ne te reste qu’une carte.
lesson-12 = À temps. En cas d’oubli, n’importe qui pouvait crier Contre-Uno, et tu piochais deux cartes.
lesson-13 = { $seat-b } a joué un Super Joker : le suivant pioche quatre cartes. { $seat-c } a contesté, mais ce n’était pas un bluff : ça fait six.
lesson-14 = Il faut du rouge, et ta carte ne va pas. Pioche jusqu’à ce qu’une carte soit jouable.
lesson-15 = Enfin du rouge. Si la carte que tu as dû piocher est jouable, il faut la jouer.
lesson-16 = C’est presque tout. Joue jusqu’à la dernière carte, et n’oublie pas Uno !
