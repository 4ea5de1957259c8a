# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Auf deinem Bänkchen stehen drei Steine, und nur du siehst sie nicht. Finde ihre drei Ziffern heraus.
lesson-2 = Du siehst alle anderen Bänkchen: die von { $seat-b } und { $seat-c } und ein freies. Was dort steht, hilft dir beim Überlegen.
lesson-3 = Wer dran ist, liest eine Frage vor und antwortet nach dem, was von dort zu sehen ist. { $seat-b } beginnt und verrät dir etwas über deine Steine.
lesson-4 = „Auf wie vielen Bänkchen steht eine Ziffer zweimal in verschiedenen Farben?“ Auf einem: dem freien mit seinen Sechsen. Auf deinem also nicht. Nun { $seat-c }.
lesson-5 = „Auf wie vielen folgen die Ziffern aufeinander?“ Auf einem. Von den anderen, die { $seat-c } sieht, ist es keines. Also deins!
lesson-6 = Du bist dran: Lies eine Frage vor. Du erfährst dabei nichts, aber die anderen schon.
lesson-7 = { $seat-c } liest wieder. Hör gut zu.
lesson-8 = „Mehr Dreien oder mehr rosa Sechsen?“ Rosa Sechsen: zwei gegen eine Drei. Mit einer Drei bei dir wären es gleich viele. Also 4-5-6 oder 5-6-7.
lesson-9 = Lies noch einmal vor.
lesson-10 = Noch eine Frage von { $seat-c }, dann weißt du es.
lesson-11 = „Mehr blaue Siebenen oder mehr Siebenen in anderen Farben?“ Gleich viele. { $seat-b } hat eine blaue 7, also hast du eine Sieben, die nicht blau ist.
lesson-12 = 5-6-7! Ansagen darfst du jederzeit. Tipp deine drei Ziffern an, die kleinste zuerst.
lesson-13 = Richtig: ein Punkt. Deine Steine wurden gezeigt und gegen neue getauscht, und auch ein freies Bänkchen hat neue.
lesson-14 = Nach einer Ansage wartest du eine Runde bis zur nächsten. Wer zuerst drei Punkte hat, gewinnt.
