import { describe, expect, it } from 'vitest';
import { type Deferred, deferred } from '../../test/support/deferred.ts';
import { LogSync } from './log-sync.ts';

/** A log whose flushes end when the test says so. */
function logByHand() {
  const flushes: Deferred[] = [];
  const rescues: (Error | undefined)[] = [];
  let rescued = 0;
  const sync = new LogSync({
    log() {
      const flush = deferred();
      flushes.push(flush);
      return flush.promise;
    },
    rescue() {
      rescued += 1;
      const failure = rescues.shift();
      if (failure) throw failure;
    },
  });
  return { sync, flushes, rescues, rescued: () => rescued };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const failed = async (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'durable',
    (error: unknown) => String(error),
  );

describe('the log', () => {
  it('is flushed for everybody who asks before a flush begins', async () => {
    const { sync, flushes } = logByHand();
    const first = sync.durable();
    const [second, third] = [sync.durable(), sync.durable()];
    expect(flushes).toHaveLength(1);
    flushes[0]?.resolve();
    await first;
    await turn();
    expect(flushes).toHaveLength(2);
    flushes[1]?.resolve();
    await Promise.all([second, third]);
    expect(flushes).toHaveLength(2);
  });

  it('is not durable for who asks during a flush until the next one has ended', async () => {
    const { sync, flushes } = logByHand();
    const ended: string[] = [];
    void sync.durable().then(() => ended.push('first'));
    void sync.durable().then(() => ended.push('second'));
    flushes[0]?.resolve();
    await turn();
    expect(ended).toEqual(['first']);
    flushes[1]?.resolve();
    await turn();
    expect(ended).toEqual(['first', 'second']);
  });

  it('tells those who only read what they have to wait for', async () => {
    const { sync, flushes } = logByHand();
    expect(sync.pending).toBeUndefined();
    const first = sync.durable();
    expect(sync.pending).toBe(first);
    const second = sync.durable();
    expect(sync.pending).toBe(second);
    for (const flush of [0, 1]) {
      flushes[flush]?.resolve();
      await turn();
    }
    expect(sync.pending).toBeUndefined();
  });

  it('is never flushed twice at once, whenever somebody asks', async () => {
    const { sync, flushes } = logByHand();
    void sync.durable();
    for (let round = 0; round < 5; round += 1) {
      void sync.durable();
      flushes[round]?.resolve();
      for (let step = 0; step < 10; step += 1) {
        await Promise.resolve();
        void sync.durable();
        expect(flushes.length).toBeLessThanOrEqual(round + 2);
      }
      await turn();
      expect(flushes).toHaveLength(round + 2);
    }
  });

  it('that could not be flushed is not believed again before it was rescued', async () => {
    const { sync, flushes, rescues, rescued } = logByHand();
    const lost = sync.durable();
    const meanwhile = sync.durable();
    rescues.push(new Error('busy'));
    flushes[0]?.reject(new Error('EIO'));
    expect([await failed(lost), await failed(meanwhile)]).toEqual(['Error: EIO', 'Error: busy']);
    expect([await failed(sync.durable()), rescued()]).toEqual(['durable', 2]);
    const next = sync.durable();
    flushes[1]?.resolve();
    expect([await failed(next), rescued(), flushes.length]).toEqual(['durable', 2, 2]);
  });
});
