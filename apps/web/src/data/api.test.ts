import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Api from './api.ts';
import type * as Session from './session.ts';

const KEY = 'everdeed-session';
const storage = new Map<string, string>();
let api: typeof Api;
let session: typeof Session;
/** The keys that calls came with, in order. */
let keys: string[];
/** The key that the server accepts. */
let accepted: string;
let failures: string[];
let answers: number;

const store = (userId: string, apiToken: string) => storage.set(KEY, JSON.stringify({ userId, apiToken }));
const answer = (data: object) => Response.json({ success: true, data });
const refusal = (status: number, code: string) =>
  Response.json({ success: false, error: 'NotAuthorized', code, message: code }, { status });

/** Answers whoever comes with the accepted key; `meanwhile` happens while the request is under way. */
function serve(meanwhile: (path: string) => void | Promise<void> = () => undefined): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('x-api-key') ?? '';
    keys.push(key);
    await meanwhile(path);
    return key === accepted ? answer({ apiToken: accepted }) : refusal(401, 'invalidCredentials');
  });
}

beforeEach(async () => {
  storage.clear();
  store('p', 'old');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.resetModules();
  [api, session] = await Promise.all([import('./api.ts'), import('./session.ts')]);
  keys = [];
  failures = [];
  answers = 0;
  accepted = 'old';
  api.onFailure((failure) => failures.push(failure.kind === 'refused' ? (failure.code ?? '') : ''));
  api.onAnswer(() => (answers += 1));
});

afterEach(() => vi.unstubAllGlobals());

const ask = () => api.sendRequest({ method: 'GET', path: '/somewhere' });

it('a request that was under way while the key was renewed is sent again with the new one', async () => {
  serve(() => {
    accepted = 'new';
    session.setSession({ userId: 'p', apiToken: 'new' });
  });
  expect((await ask()).ok).toBe(true);
  expect(keys).toEqual(['old', 'new']);
  expect(failures).toEqual([]);
});

it('a request that is refused before the new key has come waits for it', async () => {
  let renewed: (() => void) | undefined;
  serve(async (path) => {
    if (path === '/somewhere') return;
    accepted = 'new';
    await new Promise<void>((resolve) => (renewed = resolve));
  });
  vi.stubGlobal('fetch', withRenewal(globalThis.fetch));
  const renewing = api.sendRequest<{ apiToken: string }>(
    { method: 'PUT', path: '/password' },
    { renewsKey: true },
  );
  const adopted = renewing.then(
    (reply) => reply.ok && session.setSession({ userId: 'p', apiToken: reply.answer.data.apiToken }),
  );
  await expect.poll(() => renewed).toBeDefined();
  const asked = ask();
  await expect.poll(() => keys).toHaveLength(2);
  renewed?.();
  await adopted;
  expect((await asked).ok).toBe(true);
  expect(keys).toEqual(['old', 'old', 'new']);
});

/** The call that renews the key is answered although it came with the old one. */
function withRenewal(ask: typeof fetch): typeof fetch {
  return async (path, init) => {
    const response = await ask(path, init);
    return path === '/password' ? answer({ apiToken: accepted }) : response;
  };
}

it('a key that another tab has renewed is taken from there', async () => {
  serve(() => {
    accepted = 'new';
    store('p', 'new');
  });
  expect((await ask()).ok).toBe(true);
  expect(session.currentSession()?.apiToken).toBe('new');
});

it('without a newer key the refusal stands', async () => {
  serve(() => void (accepted = 'other'));
  expect((await ask()).ok).toBe(false);
  expect(keys).toEqual(['old']);
  expect(failures).toEqual(['invalidCredentials']);
});

it('the key of somebody else who has signed in since is not used', async () => {
  serve(() => {
    accepted = 'new';
    session.setSession({ userId: 'q', apiToken: 'new' });
  });
  expect((await ask()).ok).toBe(false);
  expect(keys).toEqual(['old']);
});

it('what is answered is told', async () => {
  serve();
  await ask();
  expect(answers).toBe(1);
});

it.each([
  { what: 'an answer', last: 'old' },
  { what: 'a refusal', last: 'other' },
])('$what to somebody who is gone is not told to who has signed in since', async ({ last }) => {
  serve(() => {
    accepted = last;
    session.setSession({ userId: 'q', apiToken: 'new' });
  });
  expect((await ask()).ok).toBe(last === 'old');
  expect({ answers, failures }).toEqual({ answers: 0, failures: [] });
});

it('a renewal that is refused, as with a wrong password, does not wait for itself', async () => {
  serve(() => void (accepted = 'other'));
  const reply = await api.sendRequest({ method: 'PUT', path: '/password' }, { renewsKey: true });
  expect(reply.ok).toBe(false);
});
