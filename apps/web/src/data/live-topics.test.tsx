import { afterEach, expect, it, vi } from 'vitest';
import { followLive } from './live.ts';
import { followTopic, type TopicEvent } from './live-topics.ts';
import { setSession } from './session.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setSession(undefined);
});

/** The live stream of a page, and what a screen that follows group `g` hears. */
function listen() {
  let push: (event: object) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      push = (event) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
  );
  setSession({ userId: 'p', apiToken: 'token' });
  const heard: TopicEvent[] = [];
  const leaving = new AbortController();
  stops.push(
    followTopic('group:g', (event) => heard.push(event)),
    () => leaving.abort(),
  );
  void followLive(leaving.signal);
  return { heard, push: (event: object) => push(event), kinds: () => heard.map(({ kind }) => kind) };
}

it('hears of its own topic alone, after a catch-up once the stream is open', async () => {
  const { push, kinds } = listen();
  await expect.poll(kinds).toEqual(['missed']);
  push({ kind: 'group', topic: 'group:other' });
  push({ kind: 'player', topic: 'player:p', userV: 2 });
  push({ kind: 'chat', topic: 'group:g' });
  push({ kind: 'group', topic: 'group:g' });
  await expect.poll(kinds).toEqual(['missed', 'chat', 'group']);
});

it('catches up after sleep, and not after a glance at another window', async () => {
  const { kinds } = listen();
  await expect.poll(kinds).toEqual(['missed']);
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const clock = vi.spyOn(Date, 'now');
  stops.push(() => vi.restoreAllMocks());
  const stayAway = (seconds: number) => {
    clock.mockReturnValue(1_000_000);
    seen.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockReturnValue(1_000_000 + seconds * 1000);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  stayAway(5);
  expect(kinds()).toEqual(['missed']);
  stayAway(3600);
  expect(kinds()).toEqual(['missed', 'missed']);
});

it('catches up once the network is back, and not after it has stopped', async () => {
  const { kinds } = listen();
  await expect.poll(kinds).toEqual(['missed']);
  dispatchEvent(new Event('online'));
  expect(kinds()).toEqual(['missed', 'missed']);
  for (const stop of stops.splice(0)) stop();
  dispatchEvent(new Event('online'));
  expect(kinds()).toEqual(['missed', 'missed']);
});
