# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Kaart na kaart wordt omgedraaid, en bij elke kaart klinkt een wijn. Is de kaart die wijn: sla!
lesson-2 = De woorden gaan altijd rond: rood, wit, bubbels, rood … De eerste kaart heet rood, wie hem ook omdraait.
lesson-3 = Rood klinkt, en rood ligt er. Sla!
lesson-4 = Jij was eerst. { $seat-c } was de laatste en pakt de stapel. Alleen dat telt: wees niet de laatste.
lesson-5 = Wit klinkt, en wit ligt er. Sla!
lesson-6 = Wie als eerste geen kaarten meer heeft, wint. Kijk eens wat er gebeurt als jij langzaam bent.
lesson-7 = Bubbels, en het klopt. De handen van de anderen liggen er al. Sla toch maar.
lesson-8 = Jouw hand was de laatste: jij pakt de stapel. De volgende kaart is een valstrik – kijk maar.
lesson-9 = Rood klonk, maar er lagen bubbels. { $seat-b } sloeg verkeerd en pakt de stapel. Klopt het niet: afblijven!
lesson-10 = Wit, en het is wit: sla!
lesson-11 = Dat is het hele spel. Het ritme wacht niet, en niemand zegt je wanneer het klopt.
