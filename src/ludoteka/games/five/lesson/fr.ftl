# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Les cartes se retournent une à une. Dès qu’un vin est exactement cinq fois dans la pile, tape.
lesson-2 = Les cartes couvertes comptent aussi. La leçon montre les nombres ; à une vraie table, on compte de tête. Surveille le vin rouge.
lesson-3 = Le vin rouge y est cinq fois. Tape !
lesson-4 = Tu as tapé en premier : un point. { $seat-c } a tapé en dernier et en perd un ; pour { $seat-b }, entre les deux, rien ne change.
lesson-5 = Chaque manche repart de zéro. Tant qu’aucun vin n’y est exactement cinq fois, pas touche. Regarde qui ne sait pas attendre.
lesson-6 = { $seat-c } a tapé, mais le pétillant n’y est que quatre fois. Toi, ne bouge pas.
lesson-7 = Raté : qui a tapé perd un point. Passons à la manche suivante.
lesson-8 = Un pétillant est sur le dessus, mais le rouge y est toujours exactement cinq fois. Même tard, c’est juste : tape !
lesson-9 = Deux points ! Il en faut trois pour gagner. Maintenant, compte de tête.
