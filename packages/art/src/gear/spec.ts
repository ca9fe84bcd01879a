import { type Colour, hash, HUES, mix, type Palette, shade } from '../pipeline/colour.ts';
import { extentOf } from '../pipeline/extent.ts';
import { readPattern } from '../pipeline/pattern.ts';
import type { Pattern } from '../pipeline/render.ts';
import type { Family } from './class-shapes.ts';
import { moved } from './move.ts';
import { own } from '../pipeline/own.ts';

type Texts = Readonly<Record<string, string>>;
/** The shapes available: all of them (rack.ts), or those of class gear (class.ts). */
export interface Rack {
  readonly weapons: Readonly<Record<string, Family>>;
  readonly props: Texts;
  readonly shields: Texts;
  readonly armors: Texts;
  readonly heads: Texts;
  readonly backs: Texts;
  readonly bodies: Texts;
  readonly eyewear: Texts;
  readonly pieces: Texts;
  readonly emblems: Texts;
  readonly toppers: Texts;
  readonly food: Texts;
}

/** A piece of gear ready to draw, in the units of its slot (see gear/draw.ts). */
export interface GearArt {
  readonly drawing: string;
  readonly palette: Palette;
  readonly pattern: Pattern | undefined;
  /** Head gear that hides the hair on top. */
  readonly covers: boolean;
  /** Head gear that encloses the whole head, such as hoods and full helms. */
  readonly deep: boolean;
  /** Drawn upright about the grip, as weapons are; mirrored when worn in the off hand. */
  readonly upright: boolean;
}

const texts = (t: Readonly<Record<string, string>>, name: string): string | undefined => own(t, name);

/** Head gear that does not cover the hair on top. */
const OPEN_HEADS: ReadonlySet<string> = new Set([
  'circlet',
  'tiara',
  'laurel',
  'headband',
  'bowhead',
  'sidebow',
  'mask',
  'goggles',
  'bubble',
  'crown',
  'party',
  'duck',
  'catnap',
  'none',
]);

/** Ears and horns in the hair, which sit on a band. */
const PAIRED =
  /^(cat|fox|bunny|mouse|bear|dog|horns|bull|ram|antlers|antennae|eyes|wings|batwings|branch|crystals|tentacles|fins)$/;
const BAND = 'ct 1.7 1.7 15 15 16.4 10.6 19.6 8 24 7.2 28.4 8 31.6 10.6 33 15';

/** The drawing of a family in a slot; undefined if the slot has no such family. */
function familyText(
  rack: Rack,
  slot: string,
  name: string,
  n: readonly number[],
): { text: string; upright: boolean } | undefined {
  const flat = (text: string | undefined) => (text === undefined ? undefined : { text, upright: false });
  const upright = (): { text: string; upright: boolean } | undefined => {
    const text = own(rack.weapons, name)?.(...n) ?? texts(rack.props, name);
    return text === undefined ? undefined : { text, upright: true };
  };
  if (slot === 'weapon') return upright() ?? flat(texts(rack.shields, name));
  if (slot === 'shield') {
    const alias: Readonly<Record<string, string>> = {
      rose: 'rose',
      baton: 'baton',
      log: 'log',
      lily: 'lilypad',
      castle: 'castle',
      bubble: 'bubbleshield',
      butterfly: 'butterflyshield',
      lights: 'lightsball',
      heartsh: 'heartsh',
      sunsh: 'sunsh',
      birdshield: 'birdshield',
      dia: 'dia',
    };
    return flat(texts(rack.shields, name)) ?? flat(texts(rack.props, own(alias, name) ?? '')) ?? upright();
  }
  if (slot === 'armor') return flat(texts(rack.armors, name));
  if (slot === 'head') return flat(texts(rack.heads, name));
  if (slot === 'back') return flat(texts(rack.backs, name));
  if (slot === 'body') return flat(texts(rack.bodies, name));
  if (slot === 'eyewear') return flat(texts(rack.eyewear, name));
  const piece = texts(rack.pieces, name);
  const topper = texts(rack.toppers, name);
  return flat(piece ?? (topper === undefined ? undefined : `${PAIRED.test(name) ? BAND : ''} ${topper}`));
}

/** A colour word: a letter of HUES or six hex digits. */
const colourOf = (word: string | undefined, fallback: Colour): Colour => {
  if (!word) return fallback;
  if (/^[0-9a-f]{6}$/.test(word)) return Number.parseInt(word, 16);
  return HUES[word] ?? fallback;
};

/** Palette of gear from its words: b c a d l. */
function gearPalette(words: readonly string[]): Palette {
  const b = colourOf(words[0], 0xb8c2d0);
  const c = colourOf(words[1], shade(b, -1));
  const a = colourOf(words[2], mix(c, 0xffffff, 0.4));
  return {
    b,
    c,
    a,
    d: colourOf(words[3], mix(b, 0x3c2c4c, 0.55)),
    l: colourOf(words[4], mix(b, 0xffffff, 0.55)),
    h: mix(0xf0e4c8, a, 0.38),
    n: 0x3a2434,
  };
}

/** Row down to which deep head gear covers the face. */
const DEEP = 22;
const MARK_AT: Readonly<Record<string, readonly [number, number, number]>> = {
  armor: [24, 29.4, 0.8],
  shield: [0, -0.4, 1],
  head: [24, 9.4, 0.6],
};

/** Where staffs and the like carry their sign, relative to the grip. */
const TIPS: Readonly<Record<string, number>> = { staff: -25, scepter: -18, wand: -15, orb: -7 };

/** Parses the spec of a slot. An unknown family has no shape, so only its sign and topper are drawn. */
export function readSpec(rack: Rack, slot: string, spec: string): GearArt {
  const words = spec.split(' ');
  const [name = '', measures = ''] = (words[0] ?? '').split(':');
  if (name === 'food')
    return {
      drawing: moved(own(rack.food, measures) ?? '', -8, -8, 0.5),
      palette: {},
      pattern: undefined,
      covers: false,
      deep: false,
      upright: false,
    };
  const colours = words.slice(1).filter((w) => /^([A-Z]|[0-9a-f]{6})$/.test(w));
  const mark = words.find((w) => w[0] === '+')?.slice(1);
  const topper = words.find((w) => w[0] === '^')?.slice(1);
  const marks = words.find((w) => w[0] === '/')?.slice(1);
  const family = familyText(rack, slot, name, measures ? measures.split(',').map(Number) : []) ?? {
    text: '',
    upright: false,
  };
  const tip = slot === 'weapon' ? own(TIPS, name) : undefined;
  const place = tip === undefined ? own(MARK_AT, slot) : ([0, tip, 0.75] as const);
  const sign = mark && place ? moved(own(rack.emblems, mark) ?? '', ...place) : '';
  const over = topper ? (own(rack.toppers, topper) ?? '') : '';
  const drawing =
    slot === 'head' || slot === 'headAccessory' ? `${family.text} ${over} ${sign}` : `${family.text} ${sign}`;
  const covers = slot === 'head' && name !== '' && name !== 'none' && !OPEN_HEADS.has(name);
  return {
    drawing,
    palette: gearPalette(colours),
    pattern: marks
      ? readPattern(marks.includes(':') ? marks : `sparkle:f7c344,e2609b,54bf9c,4a86d8`, 'b')
      : undefined,
    covers,
    deep: covers && extentOf(drawing, 24).y1 > DEEP,
    upright: family.upright,
  };
}

/** Picks from `list` by the hash of `key`. */
export const chosen = (list: readonly string[], key: string): string => list[hash(key) % list.length] ?? '';
