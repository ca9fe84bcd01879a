import { newPlayer } from '@everdeed/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { activateLocale, loadWords } from '../../../i18n/i18n.ts';
import { afterImport, replacedLines, secondsFor, tilesOf } from './import-model.ts';
import type { Report } from './import-state.ts';

const report = (more: Partial<Report> = {}): Report => ({
  tasks: { habits: 14, dailys: 22, todos: 61, rewards: 8, replaced: 0, renamed: 0, staying: 6 },
  history: { entries: 18_204, since: '2017-01-09T12:00:00.000Z' },
  pets: 41,
  mounts: 12,
  gear: 96,
  stock: 63,
  achievements: 37,
  checkIns: 212,
  tags: 3,
  messages: { count: 212, people: 9 },
  asides: [],
  replaced: [],
  ...more,
});
const { player } = newPlayer(
  { now: 0, dice: { roll: () => 0.5 }, newId: () => 'aaaaaaaa-0000-4000-8000-000000000001' },
  { name: 'Maren', client: 'web', tagNames: [], firstTodo: { text: '', notes: '' } },
);
const replaced = (path: string, before: string | number | null, after: string | number | null) => ({
  path,
  before,
  after,
});
const said = (...values: Report['replaced']) =>
  replacedLines(report({ replaced: values }), player).map(({ name, before, after }) => [name, before, after]);

beforeAll(async () => {
  await activateLocale('en');
  await loadWords('imports');
});

describe('what comes along', () => {
  it('is counted in words', () => {
    const said = tilesOf(report()).map(({ count, what, note }) => `${count} ${what}: ${note}`);
    expect(said).toEqual([
      '105 tasks: 14\u00a0habits, 22\u00a0dailies, 61\u00a0to-dos, 8\u00a0rewards',
      '18,204 history entries: since 9 January 2017',
      '41 pets, 12 mounts: and 63 eggs, potions, foods and scrolls',
      '96 pieces of gear: and both sets as you wear them',
      '37 achievements: and 212 check-ins',
      '212 messages: with 9 people, in your data export',
    ]);
  });

  it('says where there is nothing', () => {
    const none = tilesOf(report({ history: { entries: 0 }, messages: { count: 0, people: 0 } }));
    expect(none.find(({ key }) => key === 'history')?.note).toBe('the file has none');
    expect(none.find(({ key }) => key === 'messages')?.note).toBe('the file has none');
  });
});

describe('what gives way to the file', () => {
  it.each([
    [
      'level and class are one line',
      [replaced('stats.lvl', 3, 57), replaced('stats.class', 'warrior', 'wizard')],
      [['Level and class', 'Level 3 Warrior', 'Level 57 Mage']],
    ],
    ['a level alone', [replaced('stats.lvl', 3, 57)], [['Level', 'Level 3', 'Level 57']]],
    ['gems are four for one of balance', [replaced('balance', 0, 3.5)], [['Gems', '0', '14']]],
    ['gold is cut', [replaced('stats.gp', 41.9, 2310.5)], [['Gold', '41', '2,310']]],
    ['what only differs behind the point is no line', [replaced('stats.mp', 10, 10.4)], []],
    [
      'looks and gear are one line',
      [replaced('preferences.skin', 'a', 'b'), replaced('items.gear.equipped.head', null, 'x')],
      [['Looks and worn gear', 'yours', 'from the file']],
    ],
    [
      'the plan of the site has a name',
      [replaced('purchased.plan.planId', 'basic_3mo', 'site')],
      [['Subscription', 'basic_3mo', 'comes with the site']],
    ],
    ['nothing at all', [], []],
  ])('%s', (_, values, lines) => {
    expect(said(...values)).toEqual(lines);
  });
});

describe('the look afterwards', () => {
  it('is that of the file', () => {
    const values = [
      replaced('stats.lvl', 1, 57),
      replaced('items.gear.equipped.head', 'head_base_0', 'head_warrior_5'),
      replaced('profile.name', 'Maren', 'Somebody'),
    ];
    const after = afterImport(report({ replaced: values }), player);
    expect([after.stats.lvl, after.items?.gear?.equipped?.['head']]).toEqual([57, 'head_warrior_5']);
    expect(player.stats.lvl).toBe(1);
  });
});

it.each([
  [10, 1],
  [2000, 3],
])('a dry run of %d ms makes an import of about %d s', (ms, seconds) => {
  expect(secondsFor(ms)).toBe(seconds);
});
