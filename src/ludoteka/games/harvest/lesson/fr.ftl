# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = À « trois », chacun retourne une carte. Si un vin est plus présent que chacun des autres, attrape ses cartes.
lesson-2 = Pour l’instant, regarde : un, deux, trois !
lesson-3 = Un de chaque : égalité. Rien à attraper. La table ajoute d’elle-même des cartes jusqu’à ce qu’un vin soit en tête.
lesson-4 = Le vin blanc y est deux fois : il est en tête. Attrape la première carte blanche.
lesson-5 = Tu peux en prendre plusieurs. Attrape aussi l’autre.
lesson-6 = Chaque carte récoltée vaut un point, et le tour est fini. On recompte aussitôt.
lesson-7 = Le pétillant est en tête, mais { $seat-b } a été plus rapide sur l’une des cartes. Attrape l’autre.
lesson-8 = Ce qui est pris est pris, et tendre la main ne coûte rien. On recompte.
lesson-9 = Les trois cartes sont blanches, et { $seat-c } en a déjà une. Attrape celle du milieu.
lesson-10 = Trois fois du pétillant : attrape la première carte.
lesson-11 = Le blanc est en tête, mais { $seat-c } a attrapé le pétillant : erreur, une carte récoltée est rendue. À la fin, qui a le plus de cartes gagne.
