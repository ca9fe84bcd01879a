/** What can be heard. */
export type SoundEvent = 'reward' | 'loss' | 'drop' | 'streak' | 'success' | 'error';

/** A tone: pitch in Hz, start and length in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

/** A theme as an instrument: its wave, its lowest note in Hz, its scale in half tones, and its speed. */
interface Voice {
  readonly wave: OscillatorType;
  readonly root: number;
  readonly scale: readonly number[];
  /** Seconds from one tone to the next. */
  readonly step: number;
}

const MAJOR = [0, 2, 4, 7, 9, 12];
const MINOR = [0, 3, 5, 7, 10, 12];
const WHOLE = [0, 2, 4, 6, 8, 12];
const FIFTHS = [0, 7, 12, 14, 19, 24];

const voice = (wave: OscillatorType, root: number, scale: readonly number[], step: number): Voice => ({
  wave,
  root,
  scale,
  step,
});

/** How each theme of the catalogue sounds here: made by code, our own. */
const VOICES: Readonly<Record<string, Voice>> = {
  danielTheBard: voice('triangle', 262, MAJOR, 0.11),
  gokulTheme: voice('sine', 392, FIFTHS, 0.14),
  luneFoxTheme: voice('sine', 330, MINOR, 0.12),
  wattsTheme: voice('sawtooth', 196, MINOR, 0.09),
  rosstavoTheme: voice('triangle', 294, MAJOR, 0.09),
  dewinTheme: voice('triangle', 220, MINOR, 0.1),
  airuTheme: voice('sine', 440, FIFTHS, 0.1),
  beatscribeNesTheme: voice('square', 262, MAJOR, 0.07),
  arashiTheme: voice('triangle', 110, MINOR, 0.12),
  maflTheme: voice('sine', 659, MAJOR, 0.1),
  pizildenTheme: voice('triangle', 349, MINOR, 0.08),
  farvoidTheme: voice('sine', 147, WHOLE, 0.2),
  spacePenguinTheme: voice('square', 196, WHOLE, 0.1),
  lunasolTheme: voice('sine', 277, MAJOR, 0.15),
  triumphTheme: voice('sawtooth', 262, FIFTHS, 0.1),
};
const PLAIN = voice('triangle', 294, MAJOR, 0.09);

/** The steps of the scale that each event plays. */
const TUNES: Readonly<Record<SoundEvent, readonly number[]>> = {
  reward: [2, 4],
  loss: [2, 0],
  drop: [0, 3, 5],
  streak: [0, 2, 3, 5],
  success: [0, 2, 5],
  error: [1, 1],
};

/** The wave of a theme. */
export const waveOf = (theme: string): OscillatorType => (VOICES[theme] ?? PLAIN).wave;

/** The tones that a theme plays for an event. */
export function tonesFor(theme: string, event: SoundEvent): readonly Tone[] {
  const { root, scale, step } = VOICES[theme] ?? PLAIN;
  return TUNES[event].map((degree, index) => ({
    pitch: root * 2 ** ((scale[degree] ?? 0) / 12),
    at: index * step,
    length: step * 1.8,
  }));
}

const EVENTS: Readonly<Record<string, SoundEvent>> = {
  error: 'error',
  success: 'success',
  crit: 'streak',
  lvl: 'streak',
  streak: 'streak',
  xp: 'reward',
  gp: 'reward',
  mp: 'reward',
  hp: 'loss',
  damage: 'loss',
  drop: 'drop',
};

/** What a kind of toast sounds like; notes are silent. */
export const eventOf = (toast: string): SoundEvent | undefined => EVENTS[toast];
