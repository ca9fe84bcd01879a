import { describe, expect, it } from 'vitest';
import type { Reply } from './reply.ts';
import { drain, pauseAfter, type Settlement } from './drain.ts';
import type { OutboxEntry } from './action.ts';

const entry = (seq: number): OutboxEntry => ({
  seq,
  id: `entry-${seq}`,
  userId: 'u',
  at: '2026-11-21T10:00:00.000Z',
  action: { kind: 'anything' },
  request: { method: 'POST', path: '/somewhere' },
  tab: 't',
});
const saved: Reply<unknown> = { ok: true, answer: { data: {} } };
const offline: Reply<unknown> = { ok: false, failure: { kind: 'network' } };
const refused = (status: number, error = 'x', code?: string): Reply<unknown> => ({
  ok: false,
  failure: {
    kind: 'refused',
    status,
    error,
    code,
    message: '',
    errors: [],
    retryAfterMs: undefined,
  },
});

async function run(replies: Reply<unknown>[], count: number) {
  const line = Array.from({ length: count }, (_, index) => entry(index + 1));
  const sent: string[] = [];
  const settled: [string, Settlement['kind']][] = [];
  const end = await drain({
    list: async () => line,
    send: async ({ id }) => {
      sent.push(id);
      return replies.shift() ?? offline;
    },
    settle: async ({ id }, { kind }) => {
      settled.push([id, kind]);
      line.shift();
    },
  });
  return { end: end.kind, sent, settled, left: line.map(({ id }) => id) };
}

describe('drain', () => {
  it('sends the oldest first and each once', async () => {
    expect(await run([saved, saved], 2)).toEqual({
      end: 'empty',
      sent: ['entry-1', 'entry-2'],
      settled: [
        ['entry-1', 'saved'],
        ['entry-2', 'saved'],
      ],
      left: [],
    });
  });

  it('keeps an entry whose answer never came, and everything behind it', async () => {
    const result = await run([saved, offline], 3);
    expect(result).toMatchObject({
      end: 'unreachable',
      sent: ['entry-1', 'entry-2'],
      left: ['entry-2', 'entry-3'],
    });
  });

  it('drops a refused entry and goes on with the next', async () => {
    const result = await run([refused(401, 'NotAuthorized'), saved], 2);
    expect(result.settled).toEqual([
      ['entry-1', 'refused'],
      ['entry-2', 'saved'],
    ]);
  });

  it.each([
    { status: 500, error: 'InternalServerError' },
    { status: 429, error: 'TooManyRequests' },
    { status: 408, error: 'RequestTimeout' },
    { status: 401, error: 'invalid_credentials' },
    { status: 401, error: 'NotAuthorized', code: 'missingAuthHeaders' },
    { status: 401, error: 'NotAuthorized', code: 'accountSuspended' },
  ])(
    'keeps an entry when the server says not now ($status $error $code)',
    async ({ status, error, code }) => {
      expect(await run([refused(status, error, code)], 1)).toMatchObject({
        end: 'blocked',
        left: ['entry-1'],
      });
    },
  );
});

describe('pauseAfter', () => {
  it.each([
    { attempts: 0, ms: 1000 },
    { attempts: 3, ms: 8000 },
    { attempts: 20, ms: 60_000 },
  ])('waits $ms ms after $attempts attempts', ({ attempts, ms }) => {
    expect(pauseAfter(attempts)).toBe(ms);
  });
});
