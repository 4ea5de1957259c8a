# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Kaart na kaart wordt omgedraaid. Zodra een wijn precies vijf keer in de stapel ligt: sla!
lesson-2 = Bedekte kaarten tellen mee. De les toont de aantallen; aan een echte tafel tel je uit je hoofd. Let op de rode wijn.
lesson-3 = Rode wijn ligt er vijf keer. Sla!
lesson-4 = Jij was de eerste: één punt. { $seat-c } sloeg als laatste en verliest er een; voor { $seat-b }, ertussenin, verandert er niets.
lesson-5 = Een nieuwe ronde begint bij nul. Zolang geen wijn er precies vijf keer ligt: afblijven. Kijk wie niet kan wachten.
lesson-6 = { $seat-c } sloeg, maar bubbels liggen er pas vier keer. Houd jij je hand stil.
lesson-7 = Fout: wie sloeg, verliest één punt. Op naar de volgende ronde.
lesson-8 = Bovenop liggen bubbels, maar rood ligt er nog steeds precies vijf keer. Laat is ook goed: sla!
lesson-9 = Twee punten! Met drie win je. Tel nu uit je hoofd.
