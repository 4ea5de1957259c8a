# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Les cartes se retournent une à une, et à chacune on annonce un vin. Si la carte est le vin annoncé, tape !
lesson-2 = Les mots tournent toujours : rouge, blanc, pétillant, rouge… La première carte s’annonce toujours rouge, peu importe qui la retourne.
lesson-3 = On annonce rouge, et c’est rouge. Tape !
lesson-4 = Tu as tapé en premier. { $seat-c }, en dernier, prend la pile. Une seule chose compte : ne pas taper en dernier.
lesson-5 = On annonce blanc, et c’est blanc. Tape !
lesson-6 = La première personne à ne plus avoir de cartes gagne. Voyons ce qui arrive quand tu traînes.
lesson-7 = Pétillant, et c’est juste. Les deux autres mains sont déjà là. Tape quand même.
lesson-8 = Ta main était la dernière : tu prends la pile. La carte suivante est un piège : regarde.
lesson-9 = On annonçait rouge, mais c’était un pétillant. { $seat-b } a tapé à tort et prend la pile. Si ce n’est pas le bon vin, pas touche !
lesson-10 = Blanc, et c’est blanc : tape !
lesson-11 = Voilà tout le jeu. Le rythme n’attend pas, et personne ne te dit quand c’est juste.
