import { newPlayer } from '../../src/character/index.ts';
import { type ImportScene, planImport } from '../../src/imports/plan-import.ts';
import { readImport } from '../../src/imports/read-file.ts';
import type { Player } from '../../src/state/player.ts';
import { blankTask } from '../../src/tasks/blank.ts';

/** Noon on a Tuesday, when files are imported. */
export const now = Date.parse('2026-02-10T12:00:00.000Z');
/** The id of the n-th thing of a file. */
export const id = (n: number): string => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** The id of whoever imports. */
export const mine = 'bbbbbbbb-0000-4000-8000-000000000001';
/** Ids for names: the same every time, and different for each. */
export const makeId = (name: string): string =>
  `cccccccc-0000-4000-8000-${[...name]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e12, 7)
    .toString()
    .padStart(12, '0')}`;

/** A new player, as whoever imports. */
export const player = (): Player =>
  newPlayer(
    { now, dice: { roll: () => 0.5 }, newId: () => mine },
    {
      id: mine,
      name: 'maker',
      username: 'maker',
      email: 'maker@example.org',
      hasPassword: true,
      client: 'mobile',
      language: 'en',
      tagNames: [],
      firstTodo: { text: '', notes: '' },
    },
  ).player;

/** A small file, and what else it has. */
export const file = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  stats: { lvl: 57, gp: 2310.5, training: { str: 1, int: 2, per: 3, con: 4 } },
  items: { eggs: { Wolf: 3 } },
  preferences: { dayStart: 4 },
  ...more,
});

const scene = (more: Partial<ImportScene> = {}): ImportScene => ({
  player: player(),
  ownTasks: [],
  taken: new Set(),
  makeId,
  isIntolerable: () => false,
  ...more,
});

/** Reads a file, or says why it is refused. */
export const read = (tree: unknown, withMoney = false) => readImport(tree, { now, withMoney, makeId });

/** What importing this file would do. */
export function plan(tree: unknown, more: Partial<ImportScene> = {}, withMoney = false) {
  const imported = read(tree, withMoney);
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal));
  const planned = planImport({ now }, scene(more), imported.value);
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  return planned.value;
}

/** A daily as a file has it. */
export const daily = (more: Record<string, unknown> = {}) => ({
  ...blankTask('daily', id(1), now, 'water the ferns'),
  value: -3.25,
  streak: 84,
  history: [{ date: 1_600_000_000_000, value: 1.5, isDue: true, completed: true }],
  createdAt: '2017-01-09T08:00:00.000Z',
  ...more,
});
