import { allGear, gearOfSet } from '../../gear/gear.ts';
import type { Gear, GearType } from '../../gear/types.ts';
import { titleOfKey } from '../derive.ts';
import { pick, rowsOfText } from '../text-table.ts';
import type { Words } from '../types.ts';
import { type BonusPhrases, bonusSentence } from './bonus.ts';

/** What a language says of gear, and how it puts names together. */
export interface GearTables {
  /** Rows of key, name, description. */
  readonly classes: string;
  /** Rows of type and index, name (else derived from the key), description. */
  readonly armoire: string;
  /** Rows of key, theme, nouns by `;`, a sentence: sets of a season, and those of subscribers. */
  readonly seasonal: string;
  readonly mystery: string;
  /** Rows of key, name, and a sentence instead of the list of pieces. */
  readonly armoireSets: string;
  /** Remarks by type, with `#` for the noun. */
  readonly remarks: Readonly<Record<GearType, readonly string[]>>;
  /** Nouns of seasonal pieces that are worn beside the four main ones. */
  readonly otherNouns: Partial<Record<GearType, string>>;
  readonly bonus: BonusPhrases;
  /** Joins theme and noun to a name. */
  readonly joined: (theme: string, noun: string) => string;
  /** A noun as it stands within a sentence. */
  readonly inSentence: (noun: string) => string;
  /** Corrects a name that was derived from a key. */
  readonly spell: (name: string) => string;
  readonly setName: (name: string) => string;
  /** Says for whom a seasonal set is, and when it comes back. */
  readonly seasonalSet: (
    who: 'healer' | 'wizard' | 'rogue' | 'warrior',
    when: NonNullable<Gear['season']>,
  ) => string;
  /** Lists the pieces of a set from the armoire. */
  readonly armoireSet: (pieces: readonly string[]) => string;
}

interface Theme {
  readonly theme: string;
  readonly nouns: readonly string[];
  readonly sentence: string;
}

function readThemes(text: string): Map<string, Theme> {
  return new Map(
    rowsOfText(text).map(([key = '', theme = '', nouns = '', sentence = '']) => [
      key,
      { theme, nouns: nouns.split(';'), sentence },
    ]),
  );
}

const mainSlots: readonly GearType[] = ['weapon', 'armor', 'head', 'shield'];

function themedWords(tables: GearTables, gear: Gear, { theme, sentence }: Theme, noun: string): Words {
  const remark = pick(tables.remarks[gear.type], gear.key).replaceAll('#', tables.inSentence(noun));
  return { name: tables.joined(theme, noun), description: `${sentence} ${remark}` };
}

const seasonalNoun = ({ otherNouns }: GearTables, { type }: Gear, { nouns }: Theme): string =>
  nouns[mainSlots.indexOf(type)] ?? otherNouns[type] ?? '';

function mysteryNoun({ key, mystery }: Gear, { nouns }: Theme): string {
  const items = allGear().filter((item) => item.mystery === mystery);
  return nouns[items.findIndex((item) => item.key === key)] ?? '';
}

function readWritten({ classes, armoire, spell }: GearTables): Map<string, Words> {
  const written = new Map<string, Words>();
  for (const [key = '', name = '', description = ''] of rowsOfText(classes))
    written.set(key, { name, description });
  for (const [place = '', ...rest] of rowsOfText(armoire)) {
    const [type = '', index = ''] = place.split(' ');
    const [description = '', name = titleOfKey(index)] = rest.toReversed();
    written.set(`${type}_armoire_${index}`, { name: spell(name), description });
  }
  return written;
}

/** Words of all gear, written by hand or derived from the words of its set. */
export function readGear(tables: GearTables): Map<string, Words> {
  const written = readWritten(tables);
  const seasonal = readThemes(tables.seasonal);
  const mystery = readThemes(tables.mystery);
  const words = new Map<string, Words>();
  for (const gear of allGear()) {
    const theme = seasonal.get(gear.set) ?? mystery.get(gear.mystery ?? '');
    const nounOf = (own: Theme) => (gear.season ? seasonalNoun(tables, gear, own) : mysteryNoun(gear, own));
    const own = written.get(gear.key) ?? (theme && themedWords(tables, gear, theme, nounOf(theme)));
    if (!own) continue;
    const bonus = bonusSentence(tables.bonus, gear);
    words.set(gear.key, {
      name: own.name,
      description: bonus ? `${own.description} ${bonus}` : own.description,
    });
  }
  return words;
}

/** Words of the mystery sets. */
export const readMysterySets = ({ mystery, setName }: GearTables): Map<string, Words> =>
  new Map(
    [...readThemes(mystery)].map(([key, { theme, sentence }]) => [
      key,
      { name: setName(theme), description: sentence },
    ]),
  );

function seasonalSetWords(tables: GearTables, key: string, { theme, sentence }: Theme): Words {
  const first = gearOfSet(key)[0];
  const whose = tables.seasonalSet(first?.specialClass ?? 'warrior', first?.season ?? 'winter');
  return { name: tables.setName(theme), description: `${sentence} ${whose}` };
}

/** A set's key as a title, without a trailing "Set". */
const setTitle = (key: string): string => titleOfKey(key.replace(/Set$/, ''));

/** Words of the named sets: seasonal ones and those of the armoire. */
export function readGearSets(tables: GearTables): Map<string, Words> {
  const seasonal = readThemes(tables.seasonal);
  const names = readGear(tables);
  const written = new Map(rowsOfText(tables.armoireSets).map(([key = '', ...words]) => [key, words]));
  const armoireSetWords = (key: string): Words => {
    const [name = setTitle(key), own] = written.get(key) ?? [];
    const pieces = gearOfSet(key).map((gear) => names.get(gear.key)?.name ?? '');
    return { name: tables.setName(name), description: own ?? tables.armoireSet(pieces) };
  };
  const words = new Map<string, Words>();
  for (const { set, klass, index } of allGear()) {
    const theme = seasonal.get(set);
    if (theme) words.set(set, seasonalSetWords(tables, set, theme));
    else if (klass === 'armoire' && set !== `armoire-${index}`) words.set(set, armoireSetWords(set));
  }
  return words;
}
