import { beforeEach, describe, expect, it } from 'vitest';
import { player } from '../../test/game.ts';
import { forgetTalk, GROUP, message, openTalk, serveTalk } from '../../test/talk.tsx';
import { queryClient } from '../data/queries.ts';
import { changeGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { putMessage } from './chat-cache.ts';
import type { WireMessage } from './chat-types.ts';

beforeEach(forgetTalk);

describe('what is new', () => {
  // Close to the others, since a new day between them has a line of its own.
  const seen = message('seen', { timestamp: Date.now() - 4000 });
  const own = message('own', { uuid: player()._id, timestamp: Date.now() - 3000 });
  const fresh = message('fresh', { timestamp: Date.now() - 2000 });
  const newest = message('newest', { timestamp: Date.now() - 1000 });
  const mark = /new since/;

  /** Looks at the chat as it is now, and goes away again. */
  async function look(...messages: readonly WireMessage[]) {
    serveTalk(...messages);
    const { screen } = await openTalk();
    await expect.element(screen.getByRole('list', { name: t('social.talk') })).toBeVisible();
    await screen.unmount();
    queryClient.clear();
  }

  it('is marked with how much it is, above the newest of it', async () => {
    await look(seen);
    serveTalk(newest, fresh, own, seen);
    const { screen } = await openTalk(true, true);
    await expect.element(screen.getByText(/^2 new since/)).toBeVisible();
    const items = screen.getByRole('list', { name: t('social.talk') }).element().children;
    expect([...items].map(({ textContent }) => mark.test(textContent))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('stays as it was when more arrives, and is gone at the next visit', async () => {
    await look(seen);
    serveTalk(fresh, seen);
    const { screen, of } = await openTalk(true, true);
    await expect.element(screen.getByText(/^1 new since/)).toBeVisible();
    putMessage(of._id, message('live', { timestamp: Date.now() }));
    await expect.element(screen.getByText('words of live', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^1 new since/)).toBeVisible();
    await screen.unmount();
    queryClient.clear();
    serveTalk(fresh, seen);
    const again = await openTalk(true, true);
    await expect.element(again.screen.getByText('words of fresh')).toBeVisible();
    expect(again.screen.getByText(mark).query()).toBeNull();
  });

  const tellUnread = () =>
    changeGame({
      base: {
        player: player(({ newMessages }) => void (newMessages[GROUP] = { name: 'Us', value: true })),
        tasks: [],
      },
    });

  it('is marked as well when the server tells only afterwards that it is unread', async () => {
    await look(seen);
    serveTalk(newest, fresh, seen);
    const { screen } = await openTalk();
    await expect.element(screen.getByText('words of newest')).toBeVisible();
    tellUnread();
    await expect.element(screen.getByText(/^2 new since/)).toBeVisible();
  });

  it('is nothing that arrives while the chat is open, nor what was read on another device', async () => {
    await look(seen);
    serveTalk(fresh, seen);
    const { screen, of } = await openTalk();
    await expect.element(screen.getByText('words of fresh')).toBeVisible();
    putMessage(of._id, message('live', { timestamp: Date.now() }));
    await expect.element(screen.getByText('words of live', { exact: true })).toBeVisible();
    tellUnread();
    await expect.element(screen.getByText('words of live', { exact: true })).toBeVisible();
    expect(screen.getByText(mark).query()).toBeNull();
  });

  it.each([
    ['is nothing on a first visit', false, true],
    ['is nothing that was read on another device', true, false],
  ])('%s', async (_, hasLooked, isUnread) => {
    if (hasLooked) await look(seen);
    serveTalk(fresh, seen);
    const { screen } = await openTalk(true, isUnread);
    await expect.element(screen.getByText('words of fresh')).toBeVisible();
    expect(screen.getByText(mark).query()).toBeNull();
  });
});
