import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, openBrowser, saved } from '../../test/page.ts';
import type { Game } from './game.ts';
import type * as Load from './load.ts';
import type * as Store from './store.ts';

let browser: ReturnType<typeof openBrowser>;
let load: typeof Load;
let store: typeof Store;
/** The game before and after the daily `d` was completed, which raises the version from 4 to 5. */
let before: Game;
let after: Game;

const base = () => store.useGame.getState().base;
const isDone = () => base()?.tasks.some((task) => task.type === 'daily' && task.completed);
const asked = (path: string) => browser.asked.filter((request) => request.path === path).length;

/** Serves games one after the other, the last one for ever. */
function serveInTurn(parts: { readonly player: readonly Game[]; readonly tasks: readonly Game[] }): void {
  const nextOf = (games: readonly Game[], path: string) =>
    games[Math.min(asked(path), games.length) - 1] ?? before;
  browser.serve('/api/v4/user', () => {
    const { player } = nextOf(parts.player, '/api/v4/user');
    return saved(player, player._v);
  });
  browser.serve('/api/v4/tasks/user', () => {
    const { tasks, player } = nextOf(parts.tasks, '/api/v4/tasks/user');
    return saved(tasks, player._v);
  });
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new (await import('fake-indexeddb')).IDBFactory());
  browser = openBrowser();
  vi.resetModules();
  const { testGame } = await import('../../test/small-game.ts');
  [store, load] = await Promise.all([import('./store.ts'), import('./load.ts')]);
  load.watchEnvelopes();
  await load.openGame('p');
  before = testGame();
  after = {
    player: { ...before.player, _v: 5 },
    tasks: before.tasks.map((task) => (task.type === 'daily' ? { ...task, completed: true } : task)),
  };
});

afterEach(() => {
  browser.close();
});

it('fetches again when the tasks are older than the player', async () => {
  serveInTurn({ player: [after], tasks: [before, after] });
  await load.refreshGame();
  expect([isDone(), base()?.player._v, asked('/api/v4/tasks/user')]).toEqual([true, 5, 2]);
});

it('keeps the oldest version of what never fits, and looks again', async () => {
  serveInTurn({ player: [after], tasks: [before, before, before, after] });
  await load.refreshGame();
  expect([isDone(), base()?.player._v]).toEqual([false, 4]);
  await eventually(() => expect(isDone()).toBe(true));
  expect(base()?.player._v).toBe(5);
});

it('does not take a fetch under way for one that begins now', async () => {
  let answer: ((response: Response) => void) | undefined;
  serveInTurn({ player: [before, after], tasks: [after] });
  browser.serve('/api/v4/tasks/user', () =>
    asked('/api/v4/tasks/user') === 1
      ? new Promise<Response>((resolve) => (answer = resolve))
      : saved(after.tasks, 5),
  );
  const first = load.refreshGame();
  await eventually(() => expect(asked('/api/v4/tasks/user')).toBe(1));
  const second = load.refreshGame();
  answer?.(saved(before.tasks, 4));
  await Promise.all([first, second]);
  expect([isDone(), base()?.player._v]).toEqual([true, 5]);
});

it('loses nothing that is saved while it fetches, even if the version stays', async () => {
  load.acceptBase(before);
  const edited = { ...before, tasks: before.tasks.map((task) => ({ ...task, text: 'Edited' })) };
  serveInTurn({ player: [before], tasks: [before, edited] });
  const refreshed = load.refreshGame();
  load.acceptBase(edited);
  await refreshed;
  expect(base()?.tasks.map(({ text }) => text)).toEqual(before.tasks.map(() => 'Edited'));
});
