import type { Row } from './literal.ts';
import { textTable } from './table-file.ts';

/** A field as text; empty if it is absent. */
function textOf(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const letters = [
  ['str', 's'],
  ['int', 'i'],
  ['per', 'p'],
  ['con', 'c'],
] as const;
const stats = (item: Row): string =>
  letters.map(([name, letter]) => (item[name] ? `${letter}${textOf(item, name)}` : '')).join('');
const isOdd = (key: unknown): boolean =>
  [
    'weapon_special_ski',
    'shield_special_ski',
    'weapon_special_summer2019Mage',
    'shield_special_summer2019Mage',
  ].includes(String(key));

/** One item in the line grammar of src/gear/parse.ts. */
function line(item: Row): string {
  const fields = [textOf(item, 'index')];
  const klass = textOf(item, 'klass');
  if (item['season']) {
    if (isOdd(item['key']))
      fields.push(`$${textOf(item, 'value')}`, stats(item), ...(item['twoHanded'] ? ['2'] : []));
    return fields.join(' ');
  }
  if (klass === 'mystery' && item['mystery'] !== item['index']) fields.push(`m${textOf(item, 'mystery')}`);
  if (klass === 'armoire')
    fields.push(item['set'] === `armoire-${textOf(item, 'index')}` ? '-' : textOf(item, 'set'));
  if (item['value'] && klass !== 'armoire' && !item['gearSet']) fields.push(`$${textOf(item, 'value')}`);
  if (stats(item)) fields.push(stats(item));
  if (item['twoHanded']) fields.push('2');
  if (klass === 'special') {
    if (item['gearSet']) fields.push(`#${textOf(item, 'gearSet')}`);
    else if (item['mystery']) fields.push(`m${textOf(item, 'mystery')}`);
    else {
      fields.push(`@${textOf(item, 'source')}`);
      if (item['from'] !== 'always') fields.push(`>${textOf(item, 'from')}`);
      if (item['own'] !== 'owned') fields.push(`~${textOf(item, 'own')}`);
      if (item['event']) fields.push(`e${textOf(item, 'event')}`);
    }
  }
  return fields.join(' ');
}

function groupLines(items: readonly Row[]): string {
  let text = '';
  let group = '';
  for (const item of items) {
    if (item['klass'] === 'base') continue;
    const next = `${textOf(item, 'type')}/${textOf(item, 'klass')}`;
    if (next !== group) text += `\n:${next}\n`;
    else text += '\n';
    group = next;
    text += line(item);
  }
  return text.trim();
}

/** The order of classes in src/gear/seasonal-table.ts, as keys of gear end. */
const seasonalClasses = ['Rogue', 'Warrior', 'Mage', 'Healer'];

function seasonalLines(items: readonly Row[]): string {
  const seasons = new Map<string, string[]>();
  for (const item of items) {
    const [, season, name = ''] =
      /^((?:winter|spring|summer|fall)\d*)(\w+)$/.exec(textOf(item, 'index')) ?? [];
    if (!item['season'] || season === undefined) continue;
    const sets = seasons.get(season) ?? [];
    sets[seasonalClasses.indexOf(name)] = textOf(item, 'set').replace(season, '+').replace(/Set$/, '');
    seasons.set(season, sets);
  }
  return [...seasons].map(([season, sets]) => [season, ...sets].join(' ')).join('\n');
}

const monthLines = (releases: readonly Row[]): string =>
  releases
    .map((row) => `${textOf(row, 'set')} ${textOf(row, 'year')}-${textOf(row, 'month').padStart(2, '0')}`)
    .join('\n');

/** Source texts of the tables in src/gear, by file. */
export const gearTables = (
  items: readonly Row[],
  releases: readonly Row[],
): Readonly<Record<string, string>> => ({
  'gear/seasonal-table.ts': textTable(
    'seasonalTable',
    'Season and year, and the sets of rogue, warrior, mage and healer without their ending `Set` (+ stands for season and year).',
    seasonalLines(items),
  ),
  'gear/table.ts': textTable(
    'gearTable',
    'All gear except the base items, in catalogue order; parse.ts documents the grammar.',
    groupLines(items),
  ),
  'gear/armoire-releases.ts': textTable(
    'armoireReleaseTable',
    'Armoire sets with a recorded release month.',
    monthLines(releases),
  ),
});
