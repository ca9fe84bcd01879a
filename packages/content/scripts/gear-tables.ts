import type { Row } from './literal.ts';

const letters = [
  ['str', 's'],
  ['int', 'i'],
  ['per', 'p'],
  ['con', 'c'],
] as const;
const stats = (item: Row): string =>
  letters.map(([name, letter]) => (item[name] ? `${letter}${String(item[name])}` : '')).join('');
const isOdd = (key: unknown): boolean =>
  [
    'weapon_special_ski',
    'shield_special_ski',
    'weapon_special_summer2019Mage',
    'shield_special_summer2019Mage',
  ].includes(String(key));

/** One item in the line grammar of src/gear/parse.ts. */
function line(item: Row): string {
  const fields = [String(item['index'])];
  const klass = String(item['klass']);
  if (item['season']) {
    if (isOdd(item['key']))
      fields.push(`$${String(item['value'])}`, stats(item), ...(item['twoHanded'] ? ['2'] : []));
    return fields.join(' ');
  }
  if (klass === 'mystery' && item['mystery'] !== item['index']) fields.push(`m${String(item['mystery'])}`);
  if (klass === 'armoire')
    fields.push(item['set'] === `armoire-${String(item['index'])}` ? '-' : String(item['set']));
  if (item['value'] && klass !== 'armoire' && !item['gearSet']) fields.push(`$${String(item['value'])}`);
  if (stats(item)) fields.push(stats(item));
  if (item['twoHanded']) fields.push('2');
  if (klass === 'special') {
    if (item['gearSet']) fields.push(`#${String(item['gearSet'])}`);
    else if (item['mystery']) fields.push(`m${String(item['mystery'])}`);
    else {
      fields.push(`@${String(item['source'])}`);
      if (item['from'] !== 'always') fields.push(`>${String(item['from'])}`);
      if (item['own'] !== 'owned') fields.push(`~${String(item['own'] ?? '')}`);
      if (item['event']) fields.push(`e${String(item['event'])}`);
    }
  }
  return fields.join(' ');
}

function groupLines(items: readonly Row[]): string {
  let text = '';
  let group = '';
  for (const item of items) {
    if (item['klass'] === 'base') continue;
    const next = `${String(item['type'])}/${String(item['klass'])}`;
    if (next !== group) text += `\n:${next}\n`;
    else text += '\n';
    group = next;
    text += line(item);
  }
  return text.trim();
}

function seasonalLines(items: readonly Row[]): string {
  const lines = new Map<string, string>();
  for (const item of items) {
    const index = String(item['index']);
    if (!item['season'] || lines.has(index)) continue;
    const named = /^(winter|spring|summer|fall)/.test(index) ? '' : ` ${String(item['specialClass'])}`;
    lines.set(index, `${index} ${String(item['set']).replace(index.replace(/[A-Z].*/, ''), '+')}${named}`);
  }
  return [...lines.values()].join('\n');
}

/** Source text of src/gear/table.ts. */
export function gearTables(items: readonly Row[], releases: readonly Row[]): string {
  const months = releases.map(
    (row) => `${String(row['set'])} ${String(row['year'])}-${String(row['month']).padStart(2, '0')}`,
  );
  const table = (name: string, doc: string, text: string): string =>
    `/** ${doc} */\nexport const ${name} = \`\\\n${text}\`;\n`;
  return [
    table(
      'seasonalTable',
      'Seasonal index, its set (+ stands for the season and year of the index), class where the index names none.',
      seasonalLines(items),
    ),
    table(
      'gearTable',
      'All gear but the base items, in catalogue order; the grammar is told in parse.ts.',
      groupLines(items),
    ),
    table('armoireReleaseTable', 'Armoire sets with a recorded release month.', months.join('\n')),
  ].join('\n');
}
