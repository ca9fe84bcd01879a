import { allGear, gearOfSet } from '../../gear/gear.ts';
import type { Gear, GearType } from '../../gear/types.ts';
import { titleOfKey } from '../derive.ts';
import { listed, pick, rowsOfText } from '../text-table.ts';
import type { Words } from '../types.ts';
import { armoireText } from './armoire-text.ts';
import { bonusSentence } from './bonus.ts';
import { classText } from './class-text.ts';
import { mysteryText } from './mystery-text.ts';
import { remarks } from './remarks.ts';
import { seasonalText } from './seasonal-text.ts';
import { armoireSetText } from './set-text.ts';

interface Theme {
  readonly theme: string;
  readonly nouns: readonly string[];
  readonly sentence: string;
}

/** Corrects the spelling where a key's differs from ours. */
const spell = (name: string): string =>
  name.replace('Armor', 'Armour').replace('Jeweled', 'Jewelled').replace('Colored', 'Coloured');

function readThemes(text: string): Map<string, Theme> {
  return new Map(
    rowsOfText(text).map(([key = '', theme = '', nouns = '', sentence = '']) => [
      key,
      { theme, nouns: nouns.split(';'), sentence },
    ]),
  );
}

const mainSlots: readonly GearType[] = ['weapon', 'armor', 'head', 'shield'];
const otherNouns: Partial<Record<GearType, string>> = {
  body: 'Collar',
  headAccessory: 'Ears',
  eyewear: 'Mask',
  back: 'Cape',
};

const inSentence = (noun: string): string => spell(noun).toLowerCase();

/** Joins theme and noun without repeating a word they share: a Winter Wolf Hat. */
const joined = (theme: string, noun: string): string =>
  `${theme} ${noun}`.replace(/\b(\p{L}+) \1(?=\s|$)/u, '$1');

function themedWords(gear: Gear, { theme, sentence }: Theme, noun: string): Words {
  const remark = pick(remarks[gear.type], gear.key).replaceAll('#', inSentence(noun));
  return { name: spell(joined(theme, noun)), description: `${sentence} ${remark}` };
}

const seasonalNoun = ({ type }: Gear, { nouns }: Theme): string =>
  nouns[mainSlots.indexOf(type)] ?? otherNouns[type] ?? '';

function mysteryNoun({ key, mystery }: Gear, { nouns }: Theme): string {
  const items = allGear().filter((item) => item.mystery === mystery);
  return nouns[items.findIndex((item) => item.key === key)] ?? '';
}

function readWritten(): Map<string, Words> {
  const written = new Map<string, Words>();
  for (const [key = '', name = '', description = ''] of rowsOfText(classText))
    written.set(key, { name, description });
  for (const [place = '', ...rest] of rowsOfText(armoireText)) {
    const [type = '', index = ''] = place.split(' ');
    const [description = '', name = titleOfKey(index)] = rest.toReversed();
    written.set(`${type}_armoire_${index}`, { name: spell(name), description });
  }
  return written;
}

/** Words of all gear, written by hand or derived from the words of its set. */
export function readGearWords(): Map<string, Words> {
  const written = readWritten();
  const seasonal = readThemes(seasonalText);
  const mystery = readThemes(mysteryText);
  const words = new Map<string, Words>();
  for (const gear of allGear()) {
    const theme = seasonal.get(gear.set) ?? mystery.get(gear.mystery ?? '');
    const own =
      written.get(gear.key) ??
      (theme && themedWords(gear, theme, gear.season ? seasonalNoun(gear, theme) : mysteryNoun(gear, theme)));
    if (!own) continue;
    const bonus = bonusSentence(gear);
    words.set(gear.key, {
      name: own.name,
      description: bonus ? `${own.description} ${bonus}` : own.description,
    });
  }
  return words;
}

/** Words of the mystery sets. */
export const readMysterySetWords = (): Map<string, Words> =>
  new Map(
    [...readThemes(mysteryText)].map(([key, { theme, sentence }]) => [
      key,
      { name: `${theme} Set`, description: sentence },
    ]),
  );

const classNouns = { healer: 'healers', wizard: 'mages', rogue: 'rogues', warrior: 'warriors' } as const;
const galaNouns = { winter: 'winter', spring: 'spring', summer: 'summer', fall: 'autumn' } as const;

function seasonalSetWords(key: string, { theme, sentence }: Theme): Words {
  const first = gearOfSet(key)[0];
  const who = classNouns[first?.specialClass ?? 'warrior'];
  return {
    name: `${theme} Set`,
    description: `${sentence} For ${who}, back every ${galaNouns[first?.season ?? 'winter']}.`,
  };
}

/** A set's key as a title, without a trailing "Set". */
const setTitle = (key: string): string => titleOfKey(key.replace(/Set$/, ''));

function armoireSetWords(
  key: string,
  names: ReadonlyMap<string, Words>,
  written: ReadonlyMap<string, string[]>,
): Words {
  const [name = setTitle(key), own] = written.get(key) ?? [];
  const pieces = gearOfSet(key).map((gear) => names.get(gear.key)?.name ?? '');
  return { name: `${name} Set`, description: own ?? `Out of the armoire: ${listed(pieces)}.` };
}

/** Words of the named sets: seasonal ones and those of the armoire. */
export function readGearSetWords(): Map<string, Words> {
  const seasonal = readThemes(seasonalText);
  const names = readGearWords();
  const written = new Map(rowsOfText(armoireSetText).map(([key = '', ...words]) => [key, words]));
  const words = new Map<string, Words>();
  for (const { set, klass, index } of allGear()) {
    const theme = seasonal.get(set);
    if (theme) words.set(set, seasonalSetWords(set, theme));
    else if (klass === 'armoire' && set !== `armoire-${index}`)
      words.set(set, armoireSetWords(set, names, written));
  }
  return words;
}
