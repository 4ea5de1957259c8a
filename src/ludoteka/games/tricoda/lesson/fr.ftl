# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Trois jetons sont sur ton présentoir, et tout le monde les voit, sauf toi. Trouve leurs trois chiffres.
lesson-2 = Tu vois tous les autres présentoirs : ceux de { $seat-b } et de { $seat-c }, et un sans joueur. Ce que tu y vois t’aide à raisonner.
lesson-3 = Le lecteur lit une question et répond d’après ce qu’il voit. { $seat-b } commence, et t’apprend quelque chose sur tes jetons.
lesson-4 = « Sur combien de présentoirs un chiffre figure-t-il deux fois en couleurs différentes ? » Un : celui sans joueur, avec ses 6. Donc pas le tien. À { $seat-c }.
lesson-5 = « Sur combien les trois chiffres se suivent-ils ? » Un. Parmi ceux que voit { $seat-c }, aucun autre n’est une suite. C’est donc le tien !
lesson-6 = À toi : lis une question. Toi, tu n’en apprends rien ; les autres, si.
lesson-7 = { $seat-c } lit de nouveau. Écoute bien.
lesson-8 = « Des 3 ou des 6 roses ? » Des 6 roses : deux, contre un 3. Avec un 3 chez toi, il y en aurait autant. Donc 4-5-6 ou 5-6-7.
lesson-9 = Lis encore une fois.
lesson-10 = Encore une question de { $seat-c }, et tu sauras.
lesson-11 = « Des 7 bleus ou des 7 d’autres couleurs ? » Autant. { $seat-b } a un 7 bleu : tu as donc un 7 qui n’est pas bleu.
lesson-12 = 5-6-7 ! Tu peux annoncer à tout moment. Touche tes trois chiffres, le plus petit d’abord.
lesson-13 = Juste : un point. Tes jetons sont montrés et remplacés, et un présentoir sans joueur change aussi.
lesson-14 = Après une annonce, tu attends un tour avant la suivante. Qui a trois points en premier gagne.
