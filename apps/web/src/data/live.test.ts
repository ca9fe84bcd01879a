import type { LiveEvent } from '@everdeed/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, openBrowser, refused, saved } from '../../test/page.ts';
import type * as Api from './api.ts';
import { readEvent } from './live-event.ts';
import type * as Load from './load.ts';
import type * as Store from './store.ts';

describe('readEvent', () => {
  it.each([
    ['{"kind":"player","userV":5,"topic":"player:p"}', { kind: 'player', userV: 5 }],
    [
      '{"kind":"player","userV":5,"parts":["stats"],"taskIds":["h"],"topic":"player:p"}',
      { kind: 'player', userV: 5, parts: ['stats'], taskIds: ['h'] },
    ],
    ['{"kind":"tasks","taskIds":["h"],"topic":"player:p"}', { kind: 'tasks', taskIds: ['h'] }],
    ['{"kind":"missed","topic":"player:p"}', { kind: 'missed' }],
    ['{"kind":"player","topic":"player:p"}', { kind: 'missed' }],
    ['{"kind":"tasks","topic":"player:p"}', { kind: 'missed' }],
    ['{"kind":"group","topic":"group:g"}', undefined],
    ['{"kind":"missed","topic":"group:g"}', undefined],
    ['{"kind":"of-tomorrow","topic":"player:p"}', undefined],
    ['{"kind":"player","userV":5}', undefined],
    ['no JSON', undefined],
  ])('%s', (data, event) => {
    expect(readEvent(data)).toEqual(event);
  });
});

type Browser = ReturnType<typeof openBrowser>;

let browser: Browser;
let leaving: AbortController;
let store: typeof Store;
let load: typeof Load;
let api: typeof Api;

const player = () => store.useGame.getState().view?.player;
const task = (id: string) => store.useGame.getState().view?.tasks.find(({ _id }) => _id === id);

/** Everything fetched, except the stream itself. */
const fetched = () =>
  browser.asked.map(({ path }) => path.replace('/api/v4', '')).filter((path) => path !== '/events');

describe('an event', () => {
  const topic = 'player:p';
  const push = (event: LiveEvent) => browser.push(event);

  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new (await import('fake-indexeddb')).IDBFactory());
    browser = openBrowser();
    vi.resetModules();
    const [{ followLive }, { testGame }] = await Promise.all([
      import('./live.ts'),
      import('../../test/small-game.ts'),
    ]);
    [store, load, api] = await Promise.all([import('./store.ts'), import('./load.ts'), import('./api.ts')]);
    await load.openGame('p');
    const game = testGame();
    load.acceptBase(game);
    browser.serve('/api/v4/events', browser.stream);
    browser.serve('/api/v4/user', () => ({ ...game.player, _v: 9, stats: { ...game.player.stats, gp: 42 } }));
    browser.serve('/api/v4/tasks/user', () => game.tasks);
    browser.serve('/api/v4/tasks/h', () => ({ ...game.tasks[0], text: 'Lift' }));
    browser.serve('/api/v4/tasks/new', () => ({ ...game.tasks[0], _id: 'new', text: 'New' }));
    leaving = new AbortController();
    void followLive(leaving.signal);
    await eventually(() => expect(browser.asked).toHaveLength(1));
  });

  afterEach(() => {
    leaving.abort();
    browser.close();
  });

  it('of the player fetches only the parts it names', async () => {
    push({ kind: 'player', topic, userV: 5, parts: ['stats'] });
    await eventually(() => expect(player()?.stats.gp).toBe(42));
    expect(fetched()).toEqual(['/user?userFields=stats%2CneedsCron']);
    // The next change must still arrive.
    expect(player()?._v).toBe(5);
  });

  it('of tasks fetches only those, changed and new', async () => {
    push({ kind: 'tasks', topic, taskIds: ['h', 'new'] });
    await eventually(() => expect(task('h')?.text).toBe('Lift'));
    expect(task('new')?.text).toBe('New');
    expect(fetched()).toEqual(['/tasks/h', '/tasks/new']);
  });

  it('of a task that is gone takes it away', async () => {
    push({ kind: 'player', topic, userV: 5, parts: ['tasksOrder'], taskIds: ['a'] });
    await eventually(() => expect(task('a')).toBeUndefined());
    expect(task('b')).toBeDefined();
  });

  it('that is known already fetches nothing', async () => {
    push({ kind: 'player', topic, userV: 4, parts: ['stats'] });
    push({ kind: 'tasks', topic, taskIds: ['h'] });
    await eventually(() => expect(task('h')?.text).toBe('Lift'));
    expect(fetched()).toEqual(['/tasks/h']);
  });

  it.each([
    { why: 'names no parts', event: { kind: 'player', topic, userV: 5 } },
    { why: 'leaps over versions', event: { kind: 'player', topic, userV: 7, parts: ['stats'] } },
    { why: 'names too many tasks to tell', event: { kind: 'tasks', topic, taskIds: [] } },
    { why: 'says that something was missed', event: { kind: 'missed', topic } },
  ] satisfies { why: string; event: LiveEvent }[])('fetches everything when it $why', async ({ event }) => {
    push(event);
    await eventually(() => expect(player()?._v).toBe(9));
    expect(fetched().toSorted()).toEqual(['/tasks/user', '/user']);
  });

  it('that came while the stream was away is made up for', async () => {
    browser.endStream();
    await eventually(() => {
      browser.comeOnline();
      expect(player()?._v).toBe(9);
    });
    expect(fetched().toSorted()).toEqual(['/tasks/user', '/user']);
  });

  it('of what others do waits for nothing', async () => {
    vi.stubGlobal('setTimeout', () => 0);
    push({ kind: 'player', topic, userV: 5, parts: ['stats'] });
    await eventually(() => expect(player()?.stats.gp).toBe(42));
  });

  it('of what this page does waits for the answer, which says it all', async () => {
    let answer: (response: Response) => void = () => undefined;
    browser.answer(() => new Promise((resolve) => void (answer = resolve)));
    const { onLiveData } = await import('./live.ts');
    const heard = vi.fn();
    onLiveData(heard);
    const done = api.sendRequest({ method: 'POST', path: '/somewhere' }, { operationId: 'act' });
    push({ kind: 'player', topic, userV: 5, parts: ['stats'] });
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    const { base } = store.useGame.getState();
    if (base) load.acceptBase({ ...base, player: { ...base.player, _v: 5 } });
    answer(saved({}, 5));
    await done;
    push({ kind: 'tasks', topic, taskIds: ['h'] });
    await eventually(() => expect(task('h')?.text).toBe('Lift'));
    expect(fetched()).toEqual(['/somewhere', '/tasks/h']);
  });

  it('cannot come where nobody is let in any more, which the page learns by asking for the game', async () => {
    browser.serve('/api/v4/events', () => refused(401, 'invalid_credentials'));
    browser.endStream();
    await eventually(() => {
      browser.comeOnline();
      expect(fetched()).toContain('/user');
    });
  });

  it('of another topic is nothing to this page', async () => {
    push({ kind: 'group', topic: 'group:g' });
    push({ kind: 'missed', topic });
    await eventually(() => expect(player()?._v).toBe(9));
    expect(fetched()).toHaveLength(2);
  });
});
