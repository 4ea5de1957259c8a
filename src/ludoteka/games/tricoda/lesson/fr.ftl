# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Trois jetons sont sur ton présentoir, et tu es le seul à ne pas les voir. Trouve leurs trois chiffres.
lesson-2 = Tu vois tous les autres présentoirs : ceux de { $seat-b } et de { $seat-c }, et un sans joueur. Ce qui y est t’aide à raisonner.
lesson-3 = Le lecteur lit une question et répond d’après ce qu’il voit. { $seat-b } commence, et t’apprend quelque chose sur tes jetons.
lesson-4 = « Sur combien de présentoirs un chiffre est-il deux fois, en couleurs différentes ? » Un : le libre, avec ses six. Donc pas le tien. À { $seat-c }.
lesson-5 = « Sur combien y a-t-il trois chiffres qui se suivent ? » Un. De ceux que voit { $seat-c }, aucun autre n’est une suite. C’est donc le tien !
lesson-6 = À toi : lis une question. Tu n’en apprends rien, mais les autres si.
lesson-7 = { $seat-c } lit de nouveau. Écoute bien.
lesson-8 = « Plus de trois, ou plus de six roses ? » De six roses : deux contre un trois. Avec un trois chez toi, ce serait égal. Donc 4-5-6 ou 5-6-7.
lesson-9 = Lis encore une fois.
lesson-10 = Encore une question de { $seat-c }, et tu sauras.
lesson-11 = « Plus de sept bleus, ou d’autres sept ? » Autant. { $seat-b } a un 7 bleu : tu as donc un sept qui n’est pas bleu.
lesson-12 = 5-6-7 ! Tu peux annoncer à tout moment. Touche tes trois chiffres, le plus petit d’abord.
lesson-13 = Juste : un point. Tes jetons sont montrés et remplacés, et un présentoir sans joueur change aussi.
lesson-14 = Après une annonce, tu attends un tour avant la suivante. Le premier à trois points gagne.
