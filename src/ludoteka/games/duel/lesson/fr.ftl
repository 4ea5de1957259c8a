# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Trois vins, trois cartes chacun. Le rouge bat le blanc, le blanc bat le pétillant, le pétillant bat le rouge. Voici ta main.
lesson-2 = C’est à toi de défier quelqu’un. Choisis { $seat-b }.
lesson-3 = Chacun choisit une carte en secret, et { $seat-b } a déjà choisi. Joue ton vin blanc.
lesson-4 = Le blanc bat le pétillant : les deux cartes sont à toi. Qui gagne un duel lance le défi suivant.
lesson-5 = Essaie encore avec { $seat-b }, et regarde ce que disent les règles.
lesson-6 = Après une victoire, il faut défier quelqu’un d’autre, tant qu’on est au moins trois. Défie { $seat-c }.
lesson-7 = { $seat-c } a choisi. Joue le vin pétillant.
lesson-8 = Deux fois le même vin, c’est l’égalité : les deux cartes sont perdues. Qui a reçu le défi lance le suivant : { $seat-c } te défie.
lesson-9 = Impossible de refuser. { $seat-c } aurait-il encore du pétillant ? Fais-en le pari et joue le blanc.
lesson-10 = Gagné ! Qui n’a plus de cartes quitte la partie ; la dernière personne à en avoir gagne. Retiens ce que tu as vu : il n’y a rien d’autre à savoir.
