import { hash, HUES, mix } from '../pipeline/colour.ts';
import { classLines, linesOf } from './class-lines.ts';
import { NAMED_GEAR } from './item-table.ts';
import { RACK } from './rack.ts';
import { MYSTERY_SETS, SEASON_SETS } from './set-table.ts';
import { own } from '../pipeline/own.ts';
import { chosen, type GearArt, readSpec } from './spec.ts';

let tables:
  | { readonly own: ReadonlyMap<string, string>; readonly sets: ReadonlyMap<string, string> }
  | undefined;
const known = () =>
  (tables ??= {
    own: new Map([...classLines(), ...linesOf(NAMED_GEAR)]),
    sets: new Map([...linesOf(SEASON_SETS), ...linesOf(MYSTERY_SETS)]),
  });

const USUAL: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  weapon: {
    Warrior: ['sword', 'axe', 'greatsword', 'hammer', 'spear', 'battleaxe', 'saber', 'mace'],
    Rogue: ['dagger', 'sai', 'scimitar', 'katana', 'rapier'],
    Mage: ['staff', 'clawstaff', 'crystalstaff', 'ringstaff', 'moonstaff', 'starstaff'],
    Healer: ['wand', 'scepter', 'ringstaff', 'wingstaff', 'crook'],
  },
  armor: {
    Warrior: ['plate', 'royalplate', 'mail'],
    Rogue: ['leather', 'tunic'],
    Mage: ['robe', 'archrobe'],
    Healer: ['dress', 'robe', 'gown'],
  },
  head: {
    Warrior: ['helm', 'openhelm', 'greathelm'],
    Rogue: ['hood', 'cowl'],
    Mage: ['wizard', 'witch', 'hood'],
    Healer: ['circlet', 'tiara', 'veil'],
  },
  shield: {
    Warrior: ['heater', 'kite', 'round', 'tower'],
    Rogue: ['buckler'],
    Mage: ['orb'],
    Healer: ['orb', 'flower', 'gem', 'book'],
  },
  back: { '': ['cape', 'shortcape', 'wings'] },
  body: { '': ['necklace', 'collar', 'shawl', 'scarf'] },
  eyewear: { '': ['glasses', 'domino', 'goggles'] },
  headAccessory: { '': ['circlet', 'headband'] },
};
const OPTION: Readonly<Record<string, string>> = {
  weapon: 'w',
  armor: 'a',
  head: 'h',
  shield: 's',
  back: 'b',
  body: 'y',
  eyewear: 'e',
};
/** Shields with a face that can carry a sign. */
const SIGNED = /^(round|buckler|heater|kite|tower|crystal|wing|orb|gem|pennant|banner)$/;
const TIPPED = /^(staff|scepter|orb|wand)$/;

/** Tints a colour slightly, depending on the set, so that two sets of the same colour still differ. */
function tinged(letter: string, index: string): string {
  const base = HUES[letter] ?? Number.parseInt(letter, 16);
  return mix(base, HUES[chosen([...'RBGYPTMOVJCNKW'], `${index}tinge`)] ?? 0, 0.07 + (hash(index) % 8) / 100)
    .toString(16)
    .padStart(6, '0');
}

/** Derives the spec of one slot from a set's theme. */
function fromSet(slot: string, index: string, theme: string): string {
  const [b = 'S', c = 'X', a = 'Y', emblem = '-', topper = '-', ...options] = theme.split(' ');
  const group = /(Warrior|Rogue|Mage|Healer)$/.exec(index)?.[1] ?? '';
  const option = (letter: string) => options.find((o) => o.startsWith(`${letter}:`))?.slice(2);
  const usual = own(USUAL, slot) ?? {};
  const list = usual[group] ?? usual[''] ?? Object.values(usual).flat();
  const fallback =
    slot === 'shield' && group === 'Rogue'
      ? option('w')
      : slot === 'headAccessory'
        ? topper === '-'
          ? undefined
          : topper
        : undefined;
  const family = option(own(OPTION, slot) ?? '-') ?? fallback ?? chosen(list, slot + index);
  const d = chosen(['K', 'D', 'N', 'Z', 'X', 'V', 'U', 'F'], index + slot);
  const pattern = options.find((o) => o[0] === '/');
  const words = [
    family,
    tinged(b, index),
    c,
    a,
    tinged(d, index),
    chosen([c, a, 'W', 'E', 'K'], `${index}lining`),
  ];
  const cloth = slot === 'armor' || (slot === 'shield' && SIGNED.test(family));
  if (cloth || (slot === 'weapon' && TIPPED.test(family.split(':')[0] ?? '')))
    words.push(
      `+${Object.hasOwn(RACK.emblems, emblem) ? emblem : chosen(Object.keys(RACK.emblems).slice(1), index)}`,
    );
  if (slot === 'head' && Object.hasOwn(RACK.toppers, topper)) words.push(`^${topper}`);
  if (pattern && slot === 'armor') words.push(pattern);
  return words.join(' ');
}

const made = new Map<string, GearArt>();

/** The drawing of a gear key. A key without a description is drawn from its slot and the hash of its index. */
export function gearArt(key: string): GearArt {
  const kept = made.get(key);
  if (kept) return kept;
  const [slot = '', klass = '', ...rest] = key.split('_');
  const index = rest.join('_');
  const spec = specOf(key, slot, klass, index);
  const art = readSpec(RACK, slot, spec);
  made.set(key, art);
  return art;
}

function specOf(key: string, slot: string, klass: string, index: string): string {
  const { own: lineOf, sets } = known();
  const described =
    lineOf.get(key) ??
    (slot === 'shield' && klass === 'rogue' ? lineOf.get(`weapon_rogue_${index}`) : undefined);
  if (described) return described;
  const theme = sets.get(index) ?? sets.get(index.replace(/[AB]$/, ''));
  if (theme) return fromSet(slot, index, theme);
  const letters = 'RBGYPTMOVJC';
  const h = hash(key);
  return fromSet(slot, index, `${letters[h % 11]} ${letters[(h >> 5) % 11]} ${letters[(h >> 9) % 11]} - -`);
}

/** Whether a table describes a key, so that it is not guessed. */
export function hasGear(key: string): boolean {
  const [slot = '', klass = '', ...rest] = key.split('_');
  const index = rest.join('_');
  const { own: lineOf, sets } = known();
  return (
    lineOf.has(key) ||
    (slot === 'shield' && klass === 'rogue') ||
    sets.has(index) ||
    sets.has(index.replace(/[AB]$/, ''))
  );
}
