import { blankTask, type Player } from '@everdeed/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { personOf, serveCalls } from '../../../test/serve.ts';
import { followLive, onLiveData } from '../../data/live.ts';
import { queryClient } from '../../data/queries.ts';
import { setSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { ChallengeScreen } from './challenge-screen.tsx';
import { whenSeen } from './live-challenge.ts';

const ID = 'f3a7c2d0-0000-4000-8000-00000000000c';
const SCORES = { kind: 'scores', topic: `challenge:${ID}` };
const TASK = blankTask('daily', 'original', 0, 'Play before dinner');
const CHALLENGE = {
  _id: ID,
  id: ID,
  name: 'Thirty Days of Music',
  shortName: 'Music',
  summary: 'Play every day.',
  official: false,
  tasksOrder: { habits: [], dailys: ['original'], todos: [], rewards: [] },
  leader: { _id: 'ivo', profile: { name: 'Ivo' } },
  group: null,
  memberCount: 1,
  prize: 0,
  categories: [],
  createdAt: '2026-11-02T10:00:00.000Z',
};

let streak: number;
let leaving: AbortController;
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;

const push = (event: object) =>
  stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
const streamed = () =>
  new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }), {
    headers: { 'content-type': 'text/event-stream' },
  });

/** Ivo, with what his copy says now. */
const ivo = (of: Player) =>
  personOf(of, 'ivo', 'Ivo', {
    tasks: [{ ...TASK, _id: 'copy', challenge: { id: ID, taskId: 'original' }, streak, value: 12 }],
  });

/** Opens the challenge, and its stream of events. */
async function open(challenges: readonly string[]) {
  const of = player((one) => (one.challenges = [...challenges]));
  const asked = serveCalls((path) => {
    if (path.endsWith('/events')) return streamed();
    if (path.includes('/members')) return [ivo(of)];
    if (path.includes('/tasks/challenge')) return [TASK];
    return path.includes('/challenges') ? CHALLENGE : {};
  });
  openGame(of);
  setSession({ userId: of._id, apiToken: 'token' });
  const screen = await show(<ChallengeScreen />, { path: `/challenges/${ID}` });
  const looks = () => asked.filter(({ path }) => path.includes('/members')).length;
  await expect.element(screen.getByRole('button', { name: /^Ivo/ })).toBeVisible();
  void followLive(leaving.signal);
  await expect.poll(looks).toBeGreaterThan(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return { screen, looks };
}

beforeEach(() => {
  queryClient.clear();
  streak = 17;
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  setSession(undefined);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('an open challenge', () => {
  it('shows the scores of others as they are told', async () => {
    const { screen } = await open([ID]);
    await screen.getByRole('button', { name: /^Ivo/ }).click();
    const card = screen.getByRole('article', { name: 'Play before dinner' });
    await expect.element(card.getByText(t('tasks.streak', { days: 17 }))).toBeInTheDocument();
    streak = 18;
    push(SCORES);
    await expect.element(card.getByText(t('tasks.streak', { days: 18 }))).toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: /^Ivo/ }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for nothing when another challenge is scored', async () => {
    const { looks } = await open([ID]);
    const before = looks();
    push({ ...SCORES, topic: 'challenge:another' });
    push(SCORES);
    await expect.poll(looks).toBe(before + 1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(looks()).toBe(before + 1);
  });

  it('waits in the background until it is looked at', async () => {
    const { looks } = await open([ID]);
    const before = looks();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const heard = vi.fn();
    const stop = onLiveData(heard);
    push(SCORES);
    push(SCORES);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    stop();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(looks()).toBe(before);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(looks).toBe(before + 1);
  });

  it.each([
    { who: 'whoever takes part', challenges: [ID], more: 0 },
    { who: 'a passer-by', challenges: [], more: 1 },
  ])('of $who looks $more times a minute untold', async ({ challenges, more }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { looks } = await open(challenges);
    const before = looks();
    vi.advanceTimersByTime(60_000);
    await expect.poll(looks).toBe(before + more);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(looks()).toBe(before + more);
  });
});

describe('what is done when seen', () => {
  it('is done once for all that asked meanwhile, and again after a failure', async () => {
    const ends: ((error?: Error) => void)[] = [];
    const act = vi.fn(
      () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
    );
    const ask = whenSeen(act, leaving.signal);
    for (let n = 0; n < 3; n++) ask();
    expect(act).toHaveBeenCalledTimes(1);
    ends[0]?.(new Error('offline'));
    await expect.poll(() => act.mock.calls.length).toBe(2);
    leaving.abort();
    ask();
    ends[1]?.();
    await Promise.resolve();
    expect(act).toHaveBeenCalledTimes(2);
  });
});
