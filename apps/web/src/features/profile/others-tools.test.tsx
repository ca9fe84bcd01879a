import { beforeAll, describe, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { serveCalls } from '../../../test/serve.ts';
import { registerActions } from '../../data/define-action.ts';
import { queryClient } from '../../data/queries.ts';
import { setSession } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { memberActions } from '../../member-kit/member-actions.ts';
import { BlockedNote, OthersTools } from './others-tools.tsx';
import { personOf } from './person.ts';

const BRAM = '8b3cb0de-1d3c-4f5a-9d53-0a6f5b9f3f10';
const bram = personOf(
  player((fresh) => {
    fresh._id = BRAM;
    fresh.profile.name = 'Bram';
  }),
);
const tools = (
  <>
    <OthersTools person={bram} />
    <BlockedNote person={bram} />
  </>
);
const blocks = () => useGame.getState().view?.player.inbox.blocks;

beforeAll(() => registerActions(...memberActions));

describe('what one can do to another player', () => {
  it('is to write and to give, and in a menu the rest', async () => {
    openGame(player());
    const screen = await show(tools);
    const write = screen.getByRole('link', { name: t('profile.message') });
    await expect.element(write).toHaveAttribute('href', conversationPath(BRAM));
    await expect.element(screen.getByRole('button', { name: t('profile.gift') })).toBeVisible();
    await screen.getByRole('button', { name: t('profile.others') }).click();
    await expect.element(screen.getByRole('menuitem', { name: t('profile.report') })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: t('profile.invite') }).query()).toBeNull();
  });

  it('is to invite them, with a party of one’s own', async () => {
    openGame(player(({ party }) => (party._id = BRAM)));
    const screen = await show(tools);
    await screen.getByRole('button', { name: t('profile.others') }).click();
    await expect.element(screen.getByRole('menuitem', { name: t('profile.invite') })).toBeVisible();
  });

  it('is to block them, which says what that means and can be taken back', async () => {
    openGame(player());
    const screen = await show(tools);
    await screen.getByRole('button', { name: t('profile.others') }).click();
    await screen.getByRole('menuitem', { name: t('profile.block') }).click();
    await expect
      .element(screen.getByText(t('profile.blockedHint', { name: 'Bram' }), { exact: false }))
      .toBeVisible();
    expect(blocks()).toEqual([BRAM]);
    expect(screen.getByRole('button', { name: t('profile.gift') }).query()).toBeNull();
    await screen.getByRole('button', { name: t('profile.unblock') }).click();
    await expect.element(screen.getByRole('button', { name: t('profile.gift') })).toBeVisible();
    expect(blocks()).toEqual([]);
  });

  it('is not to write to somebody whom they blocked', async () => {
    openGame(player(({ inbox }) => (inbox.blocks = [BRAM])));
    const screen = await show(tools);
    await expect
      .element(screen.getByText(t('profile.blockedHint', { name: 'Bram' }), { exact: false }))
      .toBeVisible();
    expect(screen.getByRole('link', { name: t('profile.message') }).query()).toBeNull();
  });

  it('is not to write to somebody who blocked them, and says why', async () => {
    queryClient.clear();
    const of = player();
    setSession({ userId: of._id, apiToken: 'token' });
    serveCalls((path) => (path.includes('/send-private-message') ? ['They want no messages.'] : []));
    openGame(of);
    const screen = await show(tools);
    await expect.element(screen.getByText('They want no messages.')).toBeVisible();
    expect(screen.getByRole('link', { name: t('profile.message') }).query()).toBeNull();
    await screen.getByRole('button', { name: t('profile.others') }).click();
    await expect.element(screen.getByRole('menuitem', { name: t('profile.report') })).toBeVisible();
  });
});
