import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const code = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8');

interface Sent {
  readonly data?: { json(): unknown };
  readonly notification?: { readonly data?: unknown; close(): void };
}

/** The worker with pages in these states, and a way to send it events. */
function startWorker(...pages: readonly ('hidden' | 'visible')[]) {
  const listeners = new Map<string, (event: object) => void>();
  const clients = pages.map((visibilityState) => ({
    visibilityState,
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn(),
    navigate: vi.fn(async () => ({ focus: vi.fn(async () => undefined) })),
  }));
  const shown = vi.fn(async () => undefined);
  const opened = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, run: (event: object) => void) => listeners.set(name, run),
    clients: { matchAll: async () => clients, openWindow: opened },
    registration: { showNotification: shown },
    location: { origin: 'https://everdeed.example' },
  };
  runInNewContext(code, { self, caches: {}, fetch: async () => undefined, encodeURIComponent });
  const send = async (name: string, event: Sent): Promise<void> => {
    let work: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const push = (told: unknown) => send('push', { data: { json: () => told } });
  const click = (data: unknown) =>
    send('notificationclick', { notification: { data, close: () => undefined } });
  return { clients, shown, opened, push, click };
}

const told = { title: 'Call Ann', body: 'It’s time for this task.', tag: 'a b 1', taskId: 'a' };

describe('a push message', () => {
  it.each([
    ['shows where no page is open', [], 1],
    ['shows where no page is in sight', ['hidden', 'hidden'], 1],
    ['is left to a page that is in sight', ['hidden', 'visible'], 0],
  ] as const)('%s', async (_, pages, times) => {
    const { push, shown } = startWorker(...pages);
    await push(told);
    expect(shown).toHaveBeenCalledTimes(times);
  });

  it('carries its name, so that what comes twice is shown once', async () => {
    const { push, shown } = startWorker();
    await push(told);
    expect(shown).toHaveBeenCalledWith(
      'Call Ann',
      expect.objectContaining({ body: told.body, tag: 'a b 1', data: { taskId: 'a', path: undefined } }),
    );
  });

  it('without a title shows nothing', async () => {
    const { push, shown } = startWorker();
    await push({ other: true });
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('a click on a reminder', () => {
  it('goes to the task in a page that is open', async () => {
    const { click, clients, opened } = startWorker('hidden');
    await click({ taskId: 'a' });
    expect(clients[0]?.focus).toHaveBeenCalledOnce();
    expect(clients[0]?.postMessage).toHaveBeenCalledWith({ taskId: 'a' }, []);
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens the app on the task where none is', async () => {
    const { click, opened } = startWorker();
    await click({ taskId: 'a b' });
    expect(opened).toHaveBeenCalledWith('/#task=a%20b');
  });
});

describe('a click on what others did', () => {
  it('goes there in a page that is open', async () => {
    const { click, clients, opened } = startWorker('hidden');
    await click({ path: '/party' });
    expect(clients[0]?.navigate).toHaveBeenCalledWith('/party');
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens the app there where none is, or where the page cannot be moved', async () => {
    const { click, opened } = startWorker();
    await click({ path: '/private-messages?with=a' });
    const held = startWorker('hidden');
    held.clients[0]?.navigate.mockRejectedValue(new TypeError('not controlled'));
    await held.click({ path: '/party' });
    expect(opened).toHaveBeenCalledWith('/private-messages?with=a');
    expect(held.opened).toHaveBeenCalledWith('/party');
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', 7])('stays here: %s', async (path) => {
    const { click, opened, clients } = startWorker('hidden');
    await click({ path });
    expect(clients[0]?.navigate).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });
});

/** A worker in front of a store of responses in the order they came, as the browser's is. */
function startKeeper() {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Map<string, Response>();
  const urlOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://everdeed.example').href;
  const cache = {
    put: async (request: string | Request, response: Response) => void kept.set(urlOf(request), response),
    keys: vi.fn(async () => [...kept.keys()].map((url) => ({ url }))),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  const caches = { open: async () => cache, match: async (request: Request) => kept.get(urlOf(request)) };
  const self = {
    addEventListener: (name: string, run: (event: object) => void) => listeners.set(name, run),
    location: { origin: 'https://everdeed.example' },
    skipWaiting: async () => undefined,
  };
  class Asked {
    readonly url: string;
    constructor(path: string) {
      this.url = urlOf(path);
    }
  }
  runInNewContext(code, { self, caches, fetch: async () => new Response('x'), Request: Asked, URL });
  const install = async () => {
    let work: unknown;
    listeners.get('install')?.({ waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const load = (files: readonly string[]) => listeners.get('message')?.({ data: { files } });
  return { kept, install, load, list: cache.keys };
}

describe('what is kept', () => {
  it('is 600 files at most, and the page beside them', async () => {
    const { kept, install, load, list } = startKeeper();
    await install();
    load(Array.from({ length: 700 }, (_, index) => `/assets/${index}.js`));
    await expect.poll(() => kept.has('https://everdeed.example/assets/699.js')).toBe(true);
    await expect.poll(() => kept.size).toBe(601);
    expect(kept.has('https://everdeed.example/')).toBe(true);
    expect(list, 'which takes time in a browser').toHaveBeenCalledOnce();
  });
});
