# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Tout le monde pioche et jette en même temps. Qui a quatre cartes d’un vin les annonce, et alors personne ne veut taper en dernier.
lesson-2 = D’abord, chacun met une carte de côté en secret. Tu collectionnes le rouge : écarte un vin blanc.
lesson-3 = Tout le monde a choisi, et chacun tient quatre cartes. « Partez ! » va venir ; personne ne sait quand.
lesson-4 = Partez ! Ici, on ne joue pas chacun son tour : pioche une carte.
lesson-5 = Le pétillant ne t’aide pas. Jette-le.
lesson-6 = { $seat-b } a jeté du rouge. Tu peux aussi prendre le dessus de la défausse : prends-le !
lesson-7 = Quatre rouges ! Tape et nomme le vin : un seul appui fait les deux.
lesson-8 = Annonce juste : un point. { $seat-b } a tapé en dernier et en perd un. Pour { $seat-c }, rien ne change.
lesson-9 = Nouvelle manche. Mets un pétillant de côté.
lesson-10 = { $seat-b } a quatre rouges et les annonce. Vite, tape !
lesson-11 = À temps ! Taper en dernier coûte un point, une fausse annonce aussi. Avec trois points, on gagne.
