# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Quatre cartes, des jetons et deux tours de mises. Tu commences avec 100 jetons ; l’un d’eux est déjà au pot.
lesson-2 = D’abord deux cartes chacun. À son tour, on garde les deux pour deux jetons, c’est le whist, ou on en échange. { $seat-c } commence.
lesson-3 = Tu échanges une carte. Touche l’as de pique pour l’écarter.
lesson-4 = Maintenant, échange-le.
lesson-5 = Deux cartes de plus : tes deux trèfles font un point de 13. Viennent les mises, et { $seat-c } commence.
lesson-6 = { $seat-c } mise quatre jetons. Tiens : mets-en autant.
lesson-7 = { $seat-b } a refusé et n’est plus du coup. Place à l’échange. Un cœur au lieu d’un trèfle ferait quatre couleurs : une prime. Touche le quatre de trèfle.
lesson-8 = Change cette carte. Tous voient combien on en change, personne ne voit lesquelles.
lesson-9 = Le dix de cœur ! Quatre couleurs, 28 points : une prime, qui bat n’importe quel point. On mise une seconde fois.
lesson-10 = { $seat-c } relance de trois. Tiens !
lesson-11 = On montre les mains. La tienne est la plus haute : le pot de 17 est à toi, et chacun te paie deux jetons.
lesson-12 = Plus haut encore : séquence, tricon, flux et fredon. Après la dernière donne, qui a le plus de jetons gagne.
