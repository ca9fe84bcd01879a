import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredEntry } from './stored-entry.ts';
import { eventually, openBrowser, refused, saved } from '../../test/page.ts';

type Browser = ReturnType<typeof openBrowser>;

/** The app as a new page loads it. */
async function openPage() {
  vi.resetModules();
  const [{ registerActions }, counted, store, outbox, dispatching, db, tabs, load, { testGame }, session] =
    await Promise.all([
      import('./define-action.ts'),
      import('../../test/counted.ts'),
      import('./store.ts'),
      import('./outbox.ts'),
      import('./dispatch.ts'),
      import('./local-db.ts'),
      import('./tabs.ts'),
      import('./load.ts'),
      import('../../test/small-game.ts'),
      import('./session.ts'),
    ]);
  registerActions(counted.earn, counted.takeBack);
  await load.openGame('p');
  const game = testGame();
  store.changeGame({ base: game, status: 'ready' });
  outbox.startOutbox();
  const state = () => store.useGame.getState();
  return {
    ...counted,
    ...outbox,
    ...db,
    ...tabs,
    ...session,
    state,
    game,
    /** Makes a kind of action known that this page did not know at first. */
    know: registerActions,
    dispatch: dispatching.dispatch,
    gold: () => state().view?.player.stats.gp,
    stored: () => db.listEntries('p'),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

let browser: Browser;
let page: Page;

const idle = () => eventually(() => expect(page.state().pending).toEqual([]));
const stored = (count: number) => eventually(async () => expect(await page.stored()).toHaveLength(count));

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new (await import('fake-indexeddb')).IDBFactory());
  browser = openBrowser();
  page = await openPage();
});

afterEach(() => {
  browser.close();
});

describe('a tap', () => {
  it('is shown at once, stored, sent and settled, with one preview in all', async () => {
    browser.answer(() => saved({ gp: 7.5 }, 5));
    page.previews.length = 0;
    const { ok } = page.dispatch(page.earn({ gold: 7 }));
    expect([ok, page.gold()]).toEqual([true, 7]);
    await idle();
    expect(page.gold()).toBe(7.5);
    expect(page.previews).toHaveLength(1);
    expect(browser.sent()).toHaveLength(1);
    await stored(0);
  });

  it('costs one preview while others wait', async () => {
    page.dispatch(page.earn({ gold: 1 }));
    page.dispatch(page.earn({ gold: 2 }));
    await stored(2);
    page.previews.length = 0;
    page.dispatch(page.earn({ gold: 4 }));
    await stored(3);
    expect(page.gold()).toBe(7);
    expect(page.previews).toHaveLength(1);
  });

  it('that the rules refuse changes nothing and is not sent', async () => {
    const result = page.dispatch(page.earn({ gold: 101 }));
    expect(result).toMatchObject({ ok: false, refusal: { key: 'messageNotEnoughGold' } });
    expect([page.state().pending, page.gold()]).toEqual([[], 0]);
    expect(browser.sent()).toEqual([]);
  });

  it('that the server refuses is taken back', async () => {
    browser.answer(() => refused(401, 'NotAuthorized'));
    page.dispatch(page.earn({ gold: 7 }));
    await idle();
    expect(page.gold()).toBe(0);
    await stored(0);
  });
});

describe('what waits', () => {
  it('replays once when the head is settled', async () => {
    for (const gold of [1, 2, 4]) page.dispatch(page.earn({ gold }));
    await stored(3);
    const counts: number[] = [];
    page.onSettled(() => counts.push(page.previews.length));
    page.previews.length = 0;
    let gp = 0;
    let userV = 4;
    browser.answer(({ path }) => {
      gp += Number(path.split('/').at(-3));
      userV += 1;
      return saved({ gp }, userV);
    });
    await page.sendWaiting();
    await idle();
    expect(page.gold()).toBe(7);
    // Two are left after the first, one after the second, none after the third.
    expect(counts).toEqual([2, 3, 3]);
  });

  it('is there again after a reload, and is sent under the same id', async () => {
    page.dispatch(page.earn({ gold: 7 }));
    await stored(1);
    const [before] = await page.stored();
    page = await openPage();
    expect(page.gold()).toBe(7);
    browser.answer(() => saved({ gp: 7 }, 5));
    await page.sendWaiting();
    await idle();
    expect(new Set(browser.sent())).toEqual(new Set([before?.id]));
    await stored(0);
  });

  it('is sent again under the same id when the answer is lost', async () => {
    page.dispatch(page.earn({ gold: 7 }));
    await eventually(() => expect(browser.sent()).toHaveLength(1));
    await eventually(() => expect(page.state().unreachable).toBe(true));
    browser.answer(() => saved({ gp: 7 }, 5));
    await page.sendWaiting();
    await idle();
    const [first, second] = browser.sent();
    expect(second).toBe(first);
    expect(page.gold()).toBe(7);
  });

  it('shows nothing of what is taken back, without a preview', async () => {
    const done = page.dispatch(page.earn({ gold: 7 }));
    page.previews.length = 0;
    page.dispatch(page.takeBack({ operationId: done.ok ? done.value.entry.id : '' }));
    expect([page.gold(), page.previews]).toEqual([0, []]);
    await stored(2);
  });

  it('goes on being sent when the server says not now', async () => {
    browser.answer(() => refused(503, 'ServiceUnavailable'));
    page.dispatch(page.earn({ gold: 7 }));
    await eventually(() => expect(page.state().blocked).toBe(true));
    expect(page.gold()).toBe(7);
    await stored(1);
  });

  it('waits for the player to sign in again, and asks for nothing meanwhile', async () => {
    const session = page.currentSession();
    page.noteEnded();
    page.dispatch(page.earn({ gold: 7 }));
    await stored(1);
    await page.sendWaiting();
    expect(page.state().unreachable).toBe(false);
    await stored(1);
    page.setSession(session);
    browser.answer(() => saved({ gp: 7 }, 5));
    await page.sendWaiting();
    await idle();
    await stored(0);
  });

  it('stored by the release before is shown, and sent once', async () => {
    // As the previous release stored it: the action as `deed`, and no call.
    const former = { userId: 'p', at: '2026-11-21T10:00:00.000Z', tab: 'old', id: 'old-1' };
    const disk = await openDB('everdeed');
    await disk.put('outbox', { ...former, deed: { kind: 'test-earn', gold: 7 } });
    disk.close();
    page = await openPage();
    expect(page.gold()).toBe(7);
    browser.answer(() => saved({ gp: 7 }, 5));
    await page.sendWaiting();
    await idle();
    expect(browser.asked.filter(({ operationId }) => operationId)).toEqual([
      { method: 'POST', path: '/api/v4/tasks/7/score/up', operationId: 'old-1' },
    ]);
    await stored(0);
  });

  it('of an unknown kind without a call is kept, and holds nothing up', async () => {
    const stranger = {
      id: 's',
      userId: 'p',
      at: '2026-11-21T10:00:00.000Z',
      tab: 't',
      action: { kind: '?' },
    };
    await page.storeEntry(stranger);
    browser.answer(() => saved({ gp: 7 }, 5));
    page.dispatch(page.earn({ gold: 7 }));
    await idle();
    expect((await page.stored()).map(({ id }) => id)).toEqual(['s']);
  });

  it('of another player stays where it is', async () => {
    const other = { id: 'o', userId: 'q', at: '', tab: 't', action: { kind: 'test-earn', gold: 1 } };
    await page.storeEntry(other);
    await page.sendWaiting();
    expect(browser.sent()).toEqual([]);
    expect(await page.listEntries('q')).toHaveLength(1);
  });
});

describe('a disk that is closed', () => {
  it('lets actions go straight to the server', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('closed');
      },
    });
    page = await openPage();
    browser.answer(() => saved({ gp: 7 }, 5));
    page.dispatch(page.earn({ gold: 7 }));
    await idle();
    expect([page.gold(), browser.sent().length]).toEqual([7, 1]);
  });

  it('sends an action again to which the server said not now', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('closed');
      },
    });
    page = await openPage();
    const answers = [refused(503, 'ServiceUnavailable'), saved({ gp: 7 }, 5)];
    browser.answer(() => answers.shift());
    page.dispatch(page.earn({ gold: 7 }));
    await idle();
    expect([page.gold(), new Set(browser.sent()).size, answers]).toEqual([7, 1, []]);
  });
});

describe('another tab', () => {
  const entry = { id: 'else', seq: 1, userId: 'p', at: '2026-11-21T10:00:00.000Z', tab: 'other' };
  const request = { method: 'POST', path: '/api/v4/x' } as const;
  const say = (message: object) => {
    const channel = new BroadcastChannel('everdeed');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    channel.postMessage(message);
    setTimeout(() => channel.close(), 100);
  };

  it('shows what this one does, and the other way round', async () => {
    say({ kind: 'queued', entry: { ...entry, request, action: { kind: 'test-earn', gold: 7 } } });
    await eventually(() => expect(page.gold()).toBe(7));
    say({
      kind: 'settled',
      entry: { ...entry, request, action: { kind: 'test-earn', gold: 7 } },
      settlement: { kind: 'saved', answer: { data: { gp: 8 }, userV: 5 } },
    });
    await idle();
    expect(page.gold()).toBe(8);
  });

  it('may settle what this one came to know since it heard of it', async () => {
    const action = page.give({ gold: 7 });
    say({ kind: 'queued', entry: { ...entry, request, action } });
    await eventually(() => expect(page.state().pending).toHaveLength(1));
    page.know(page.give);
    const settlement = { kind: 'saved', answer: { data: {}, userV: 5 } };
    say({ kind: 'settled', entry: { ...entry, request, action }, settlement });
    await eventually(() => expect(page.state().pending).toEqual([]));
    expect(page.gold()).toBe(7);
  });

  it('may run the release before', async () => {
    const deed = { kind: 'test-earn', gold: 7 };
    const former: StoredEntry = { ...entry, deed };
    say({ kind: 'queued', entry: former });
    await eventually(() => expect(page.gold()).toBe(7));
  });

  it('about an entry that is already settled changes nothing', async () => {
    const told = { ...entry, request, action: { kind: 'test-earn', gold: 7 } };
    const settlement = { kind: 'saved', answer: { data: { gp: 8 }, userV: 5 } };
    say({ kind: 'settled', entry: told, settlement });
    await eventually(() => expect(page.gold()).toBe(8));
    say({ kind: 'queued', entry: told });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([page.gold(), page.state().pending]).toEqual([8, []]);
  });
});
