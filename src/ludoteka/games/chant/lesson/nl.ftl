# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Kaart na kaart wordt omgedraaid, en bij elke kaart wordt een wijn genoemd. Is de kaart die wijn: sla!
lesson-2 = De woorden gaan altijd rond: rood, wit, bubbels, rood … Bij de eerste kaart is het altijd rood, wie hem ook omdraait.
lesson-3 = Rood wordt genoemd, en rood ligt er. Sla!
lesson-4 = Jij was de eerste. { $seat-c } was de laatste en pakt de stapel. Alleen dat telt: wees niet de laatste.
lesson-5 = Wit wordt genoemd, en wit ligt er. Sla!
lesson-6 = Wie als eerste geen kaarten meer heeft, wint. Kijk eens wat er gebeurt als je traag bent.
lesson-7 = Bubbels, en het klopt. De twee andere handen liggen er al. Sla toch.
lesson-8 = Jouw hand was de laatste: jij pakt de stapel. De volgende kaart is een valstrik – kijk maar.
lesson-9 = Rood werd genoemd, maar er lagen bubbels. { $seat-b } sloeg mis en pakt de stapel. Klopt het niet: afblijven!
lesson-10 = Wit, en het is wit: sla!
lesson-11 = Dat is het hele spel. De maat wacht niet, en niemand zegt je wanneer het klopt.
