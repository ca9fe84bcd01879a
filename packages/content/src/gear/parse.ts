import {
  endsSlot,
  galaMonth,
  isGearKlass,
  isGearType,
  readSeasonalSets,
  seasonalFigures,
  seasonOf,
} from './class-gear.ts';
import { lazy } from '../lazy.ts';
import { isKeyOf, isOneOf } from '../values.ts';
import { armoireReleaseTable } from './armoire-releases.ts';
import { seasonalTable } from './seasonal-table.ts';
import { gearTable } from './table.ts';
import type { Gear, GearKlass, GearType } from './types.ts';

/**
 * The grammar of the table: `:type/klass` opens a group; every other line is an item: its index, for armoire
 * gear the set (`-` for none), then marks: `$price`, bonuses such as `s3i1`, `2` for two-handed, `@source`,
 * `>first month`, `~who may own it` (absent: owned; bare: no rule), `eEVENT`, `mMYSTERY`, `#gearSet`. Fields
 * that follow from a rule are omitted: see class-gear.ts.
 */
type Draft = { -readonly [Field in keyof Gear]?: Gear[Field] };
interface Place {
  readonly type: GearType;
  readonly klass: GearKlass;
}

const lines = (text: string): string[] => text.split('\n');
const gearSets = ['animal', 'glasses', 'headband'] as const;
const statNames = { s: 'str', i: 'int', p: 'per', c: 'con' } as const;

/** Recorded release month (YYYY-MM) by armoire set. */
export const readArmoireReleases = (): Map<string, string> =>
  new Map(
    lines(armoireReleaseTable).map((line) => {
      const [set = '', month = ''] = line.split(' ');
      return [set, month];
    }),
  );

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function readMark(draft: Draft, mark: string): void {
  const rest = mark.slice(1);
  if (mark === '2') draft.twoHanded = true;
  else if (mark.startsWith('$')) draft.value = Number(rest);
  else if (mark.startsWith('@')) draft.source = rest;
  else if (mark.startsWith('>')) draft.from = rest;
  else if (mark === '~') delete draft.own;
  else if (mark.startsWith('~')) draft.own = rest;
  else if (mark.startsWith('e')) draft.event = rest;
  else if (mark.startsWith('m')) Object.assign(draft, mysteryFields(rest));
  else if (mark.startsWith('#') && isOneOf(gearSets, rest)) Object.assign(draft, gearSetFields(rest));
  else readBonuses(draft, mark);
}

function readBonuses(draft: Draft, mark: string): void {
  for (const [, letter, points] of mark.matchAll(/([sipc])(\d+)/g)) {
    if (letter && isKeyOf(statNames, letter)) draft[statNames[letter]] = Number(points);
  }
}

function mysteryFields(set: string): Draft {
  const isDated = /^20\d{4}/.test(set);
  const from = set === 'wondercon' ? '2014-03' : isDated ? `${set.slice(0, 4)}-${set.slice(4, 6)}` : 'always';
  return { mystery: set, source: `mystery:${set}`, from };
}

const gearSetFields = (gearSet: NonNullable<Gear['gearSet']>): Draft => ({
  gearSet,
  value: 20,
  buy: true,
  source: gearSet === 'animal' ? 'shop:animal' : 'starter',
});

/** Set and class by seasonal index. */
const readSeasonal = (): Map<string, Draft> =>
  new Map(
    readSeasonalSets(seasonalTable).map(({ index, ...names }) => {
      const { season, year } = seasonOf(index);
      const source = `season:${season}${year}`;
      return [index, { ...names, season, source, from: galaMonth(season, year) }];
    }),
  );

function seasonalDraft({ type }: Place, seasonal: Draft, marks: readonly string[]): Draft {
  const klass = seasonal.specialClass ?? 'warrior';
  const isListed = marks.length > 0;
  const draft: Draft = { ...seasonal, ...(isListed ? {} : seasonalFigures(type, klass)) };
  if (!isListed && type === 'weapon' && klass === 'wizard') draft.twoHanded = true;
  for (const mark of marks) readMark(draft, mark);
  return draft;
}

function armoireDraft(marks: readonly string[], releases: ReadonlyMap<string, string>): Draft {
  const [set = '-', ...rest] = marks;
  const release = releases.get(set);
  const draft: Draft = {
    value: 100,
    own: 'owned',
    source: 'armoire',
    from: release ? monthAfter(release) : 'always',
  };
  if (set !== '-') draft.set = set;
  if (release) draft.release = release;
  for (const mark of rest) readMark(draft, mark);
  return draft;
}

function plainDraft({ klass }: Place, marks: readonly string[], index: string): Draft {
  const draft: Draft = { source: 'class', from: 'always' };
  if (klass === 'special' || klass === 'mystery') draft.own = 'owned';
  if (klass === 'mystery') readMark(draft, `m${index}`);
  for (const mark of marks) readMark(draft, mark);
  return draft;
}

const finish = ({ type, klass }: Place, index: string, draft: Draft): Gear => ({
  key: `${type}_${klass}_${index}`,
  type,
  klass,
  index,
  set: `${klass}-${index}`,
  value: 0,
  str: 0,
  int: 0,
  per: 0,
  con: 0,
  source: klass,
  from: 'always',
  ...draft,
});

const baseItem = (type: GearType): Gear => {
  const place = { type, klass: 'base' } as const;
  return finish(place, '0', endsSlot(place) ? { last: true } : {});
};

const seasonal = /* @__PURE__ */ lazy(readSeasonal);
const releases = /* @__PURE__ */ lazy(readArmoireReleases);

function readItem(place: Place, line: string): Draft & { index: string } {
  const [index = '', ...marks] = line.split(' ');
  if (place.klass === 'armoire') return { index, ...armoireDraft(marks, releases()) };
  const season = place.klass === 'special' ? seasonal().get(index) : undefined;
  return { index, ...(season ? seasonalDraft(place, season, marks) : plainDraft(place, marks, index)) };
}

/** Pieces for one slot, of one class or family. */
export interface GearGroup extends Place {
  /** Their keys begin so: `weapon_special`. */
  readonly name: string;
  read(): readonly Gear[];
}

const groupOf = (place: Place, read: () => readonly Gear[]): GearGroup => ({
  ...place,
  name: `${place.type}_${place.klass}`,
  read,
});

function readRows(place: Place, rows: readonly string[]): Gear[] {
  const items = rows.map((row) => readItem(place, row));
  const last = items.at(-1);
  if (last && endsSlot(place)) last.last = true;
  return items.map((draft) => finish(place, draft.index, draft));
}

/** The groups of all gear in catalogue order: by slot, then class. None is read yet. */
export const gearGroups = (): GearGroup[] =>
  gearTable
    .slice(1)
    .split('\n:')
    .flatMap((text) => {
      const [head = '', ...rows] = lines(text);
      const [type, klass] = head.split('/');
      if (!isGearType(type) || !isGearKlass(klass)) throw new Error(`no place for gear: ${head}`);
      const place = { type, klass };
      const group = groupOf(place, () => readRows(place, rows));
      // What everybody has stands before what is special.
      return klass === 'special'
        ? [groupOf({ type, klass: 'base' }, () => [baseItem(type)]), group]
        : [group];
    });
