import { TAVERN_ID } from '@everdeed/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { serveCalls } from '../../../test/serve.ts';
import { followLive } from '../../data/live.ts';
import { queryClient } from '../../data/queries.ts';
import { setSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { TavernScreen } from './tavern-screen.tsx';

const topic = `group:${TAVERN_ID}`;
const SAID = {
  id: 'said',
  _id: 'said',
  groupId: TAVERN_ID,
  uuid: 'ivo',
  user: 'Ivo',
  text: 'Soup at six.',
  unformattedText: 'Soup at six.',
  info: {},
  likes: {},
  flags: {},
  flagCount: 0,
  timestamp: 1_790_000_000_000,
};

let struck: object;
let leaving: AbortController;
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
const push = (event: object) =>
  stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));

const boss = () => ({
  worldBoss: {
    key: 'dysheartener',
    active: true,
    progress: { hp: 3_482_310, rage: 0 },
    extra: { worldDmg: struck },
  },
});

/** Opens the tavern while a world boss is about, and its stream of events. */
async function open() {
  const of = player();
  const asked = serveCalls((path) => {
    if (path.endsWith('/events'))
      return new Response(new ReadableStream<Uint8Array>({ start: (one) => void (stream = one) }), {
        headers: { 'content-type': 'text/event-stream' },
      });
    return path.includes('/world-state') ? boss() : [];
  });
  openGame(of);
  setSession({ userId: of._id, apiToken: 'token' });
  const screen = await show(<TavernScreen onSet={vi.fn()} onToggleSleep={vi.fn()} />);
  const seasonal = screen
    .getByRole('list', { name: t('guilds.places') })
    .getByRole('listitem')
    .first();
  await expect.element(seasonal).toHaveTextContent(t('guilds.safe'));
  void followLive(leaving.signal);
  const looks = () => asked.filter(({ path }) => path.includes('/world-state')).length;
  // Once the stream is open, the page catches up.
  await expect.poll(looks).toBeGreaterThan(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return { seasonal, looks };
}

beforeEach(() => {
  queryClient.clear();
  struck = {};
  stream = undefined;
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  setSession(undefined);
});

it('shows what a world boss struck as soon as the talk tells of it', async () => {
  const { seasonal } = await open();
  struck = { seasonalShop: true };
  push({ kind: 'chat', topic });
  await expect.element(seasonal).toHaveTextContent(t('guilds.struck'));
});

it('does not read it anew for what players say', async () => {
  const { looks } = await open();
  const before = looks();
  push({ kind: 'chat', topic, message: SAID });
  push({ kind: 'chat', topic });
  await expect.poll(looks).toBe(before + 1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(looks()).toBe(before + 1);
});
