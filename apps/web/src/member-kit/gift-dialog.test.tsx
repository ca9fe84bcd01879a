import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { serveTill } from '../../test/pay.ts';
import { show } from '../../test/render.tsx';
import { registerActions } from '../data/define-action.ts';
import { queryClient } from '../data/queries.ts';
import { useGame } from '../data/store.ts';
import { loadWords, t } from '../i18n/i18n.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { memberActions } from './member-actions.ts';

const bram = { id: '8b3cb0de-1d3c-4f5a-9d53-0a6f5b9f3f10', name: 'Bram' };

/** Answers the question why they cannot be reached; everything else stays without an answer. */
function answerObjections(objections: readonly string[]): void {
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/objections/transfer-gems')
      ? Promise.resolve(Response.json({ success: true, data: objections }))
      : new Promise(() => undefined),
  );
}

const open = async (balance: number, objections: readonly string[] = []) => {
  answerObjections(objections);
  openGame(player((fresh) => (fresh.balance = balance)));
  const onClose = vi.fn();
  return { onClose, screen: await show(<GiftDialog to={bram} onClose={onClose} />) };
};
const pending = () => useGame.getState().pending.map(({ action }) => action);

beforeAll(async () => {
  registerActions(...memberActions);
  await loadWords('members');
  await loadWords('pay');
});
beforeEach(() => queryClient.clear());

describe('a gift of gems', () => {
  it('says what it leaves, is given with a few words, and leaves the purse at once', async () => {
    const { onClose, screen } = await open(6);
    await screen.getByRole('button', { name: t('members.gems', { count: 10 }) }).click();
    await expect.element(screen.getByText(t('members.giftLeft', { count: 14 }))).toBeVisible();
    await screen.getByLabelText(t('members.giftMessage')).fill(' For the strings ');
    await screen.getByRole('button', { name: t('members.give', { count: 10 }) }).click();
    expect(pending()).toEqual([
      {
        kind: 'giveGems',
        memberId: bram.id,
        gems: 10,
        message: 'For the strings',
        told: t('members.giftTold', { count: 10, name: 'Bram' }),
      },
    ]);
    expect(useGame.getState().view?.player.balance).toBe(3.5);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['more than one has', '25', 'You only have 24 gems.'],
    ['less than one', '0', 'Enter a whole number from 1.'],
    ['parts of one', '1.5', 'Enter a whole number from 1.'],
  ])('cannot be %s', async (_, typed, told) => {
    const { screen } = await open(6);
    await screen.getByLabelText(t('members.giftAmount')).fill(typed);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(told);
    await expect.element(screen.getByRole('button', { name: t('members.giveNothing') })).toBeDisabled();
    expect(pending()).toEqual([]);
  });

  it('needs gems', async () => {
    const { screen } = await open(0);
    await expect.element(screen.getByText(t('members.giftNone'))).toBeVisible();
    expect(screen.getByLabelText(t('members.giftAmount')).query()).toBeNull();
  });

  it('is not offered to those who cannot be reached, and it says why', async () => {
    const { screen } = await open(6, ['They want none.']);
    await expect.element(screen.getByText('They want none.')).toBeVisible();
    expect(screen.getByLabelText(t('members.giftAmount')).query()).toBeNull();
  });
});

describe('where one can pay', () => {
  const openTill = async (payments: readonly string[]) => {
    const asked = serveTill({ payments, answer: (path) => (path.includes('/objections/') ? [] : undefined) });
    openGame(player((fresh) => (fresh.balance = 6)));
    return { asked, screen: await show(<GiftDialog to={bram} onClose={vi.fn()} />) };
  };

  it.each([
    ['gems', 'members.giftWay.gems', 'pay.giveGems'],
    ['a subscription', 'members.giftWay.subscription', 'pay.give'],
  ] as const)('%s can be given, too', async (_, way, give) => {
    const { screen } = await openTill(['sandbox']);
    await screen.getByRole('radio', { name: t(way) }).click();
    await expect.element(screen.getByRole('button', { name: t(give) })).toBeDisabled();
  });

  it('buys gems for them', async () => {
    const { asked, screen } = await openTill(['sandbox']);
    await screen.getByRole('radio', { name: t('members.giftWay.gems') }).click();
    await screen.getByLabelText(t('pay.howMany')).fill('8');
    await screen.getByRole('button', { name: t('pay.giveGemsFor', { count: 8, price: '$2' }) }).click();
    await expect
      .poll(() => asked.find(({ method }) => method === 'POST')?.body)
      .toEqual({
        gift: { type: 'gems', uuid: bram.id, gems: { amount: 8 } },
      });
  });

  it('only one’s own gems are given where nothing costs money', async () => {
    const { asked, screen } = await openTill([]);
    await expect.element(screen.getByRole('button', { name: t('members.give', { count: 5 }) })).toBeVisible();
    await expect.poll(() => asked.some(({ path }) => path.endsWith('/site'))).toBe(true);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.getByRole('radio').elements()).toEqual([]);
  });
});
