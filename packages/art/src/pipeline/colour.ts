/** Colour as 0xRRGGBB. */
export type Colour = number;
/** Material letter to colour. Lower case letters are roles of a drawing, upper case ones fixed hues. */
export type Palette = Readonly<Record<string, Colour>>;

/** The plum that outlines are mixed with; nothing is pure black. */
export const PLUM: Colour = 0x2a1436;
const WARM: Colour = 0xfff4d8;
const VIOLET: Colour = 0x40205c;

/** Hues that every drawing can use by an upper case letter, and the inks. */
export const HUES: Palette = {
  A: 0xe09a2e,
  B: 0x4a86d8,
  C: 0x93d6f2,
  D: 0x5f3c2c,
  E: 0xf3e2bf,
  F: 0x2f6e49,
  G: 0x55a552,
  H: 0x98d46c,
  I: 0xf6adc3,
  J: 0x54bf9c,
  K: 0x4b4661,
  L: 0xd3aa78,
  M: 0xe2609b,
  N: 0x8f5d36,
  O: 0xf07f33,
  P: 0x7d52b8,
  Q: 0xe6a48e,
  R: 0xd53d48,
  S: 0xbcc6d4,
  T: 0x2c8b86,
  U: 0x8f3044,
  V: 0x4a3a8e,
  W: 0xfaf6ee,
  X: 0x8492a8,
  Y: 0xf7c344,
  Z: 0x2b1f36,
  e: 0x2b1f36,
  i: 0xfffdf8,
  k: 0x2b1f36,
};

/** `a` moved towards `b` by `t` (0 to 1). */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const u = 1 - t;
  return (
    (Math.round(((a >> 16) & 255) * u + ((b >> 16) & 255) * t) << 16) |
    (Math.round(((a >> 8) & 255) * u + ((b >> 8) & 255) * t) << 8) |
    Math.round((a & 255) * u + (b & 255) * t)
  );
}

const STEPS = [0.46, 0.24, 0, 0.3, 0.52];
/** `tone` is -2 (deep shade) to 2 (highlight). */
export function shade(colour: Colour, tone: number): Colour {
  const t = tone < -2 ? -2 : tone > 2 ? 2 : tone;
  if (t === 0) return colour;
  return mix(colour, t > 0 ? WARM : VIOLET, STEPS[t + 2] ?? 0);
}

/** Outline colour beside a material. */
export const outlineOf = (colour: Colour): Colour => mix(colour, PLUM, 0.74);

/** Stable 32-bit hash of a text (FNV-1a with a final mix): the only source of randomness in pictures. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A repeatable sequence of numbers in [0, 1) from a seed text. */
export function dice(seed: string): () => number {
  let s = hash(seed) || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 4294967296;
  };
}
