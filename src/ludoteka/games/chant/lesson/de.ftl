# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Karte um Karte wird aufgedeckt und dazu ein Wein ausgerufen. Ist die Karte genau dieser Wein: Schlag zu!
lesson-2 = Die Wörter wechseln immer reihum: Rot, Weiß, Sekt, Rot … Bei der ersten Karte heißt es immer Rot, wer immer sie aufdeckt.
lesson-3 = Rot wird gerufen, und Rot liegt da. Schlag zu!
lesson-4 = Du warst zuerst da. { $seat-c } kam zuletzt und nimmt den Stapel. Nur darauf kommt es an: Komm nicht zuletzt.
lesson-5 = Weiß wird gerufen, und Weiß liegt da. Schlag zu!
lesson-6 = Wer zuerst keine Karten mehr hat, gewinnt. Sehen wir, was geschieht, wenn du langsam bist.
lesson-7 = Sekt, und es stimmt. Die beiden anderen Hände liegen schon da. Schlag trotzdem zu.
lesson-8 = Deine Hand war die letzte: Du nimmst den Stapel. Die nächste Karte ist eine Falle – schau zu.
lesson-9 = Rot wurde gerufen, aber Sekt lag da. { $seat-b } hat falsch zugeschlagen und nimmt den Stapel. Stimmt es nicht: Finger weg!
lesson-10 = Weiß, und es ist Weiß: Schlag zu!
lesson-11 = Das ist das ganze Spiel. Der Takt wartet nicht, und niemand sagt dir, wann es stimmt.
