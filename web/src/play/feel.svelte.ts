// Sound and vibration, each with its own switch; small synthesized tones, no files.

const KEY = "ludoteka.feel";

export type Cue = "turn" | "card" | "press" | "race" | "refused" | "won";

const TONES: Record<Cue, [frequency: number, start: number, length: number][]> = {
  turn: [
    [523, 0, 0.09],
    [784, 0.09, 0.14],
  ],
  card: [[220, 0, 0.035]],
  press: [[330, 0, 0.03]],
  race: [[660, 0, 0.06]],
  refused: [[165, 0, 0.12]],
  won: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.28],
  ],
};

const BUZZ: Partial<Record<Cue, number | number[]>> = { turn: [20, 40, 20], press: 12, refused: 40, race: 20, won: 60 };

class Feel {
  sound = $state(true);
  vibration = $state(true);
  private audio: AudioContext | null = null;

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // no storage: both stay on
    }
  }

  set(what: "sound" | "vibration", on: boolean): void {
    this[what] = on;
    try {
      localStorage.setItem(KEY, JSON.stringify({ sound: this.sound, vibration: this.vibration }));
    } catch {
      // for this visit
    }
  }

  /** Browsers let sound begin only after a gesture. */
  unlock(): void {
    if (this.audio || !("AudioContext" in window)) return;
    this.audio = new AudioContext();
  }

  cue(cue: Cue): void {
    if (document.hidden && cue !== "turn") return;
    const buzz = BUZZ[cue];
    if (this.vibration && buzz !== undefined && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
    if (this.sound && this.audio?.state === "running") this.play(this.audio, cue);
  }

  /** Aloud, where the browser has a voice for it; the word before it is cut short. */
  say(words: string, language: string): void {
    if (!this.sound || document.hidden || !("speechSynthesis" in window) || !navigator.userActivation?.hasBeenActive) return;
    const spoken = new SpeechSynthesisUtterance(words);
    spoken.lang = language;
    spoken.rate = 1.25;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
  }

  private play(audio: AudioContext, cue: Cue): void {
    for (const [frequency, start, length] of TONES[cue]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = audio.currentTime + start;
      tone.type = "triangle";
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.09, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length + 0.02);
    }
  }
}

export const feel = new Feel();
