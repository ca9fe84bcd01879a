import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../../test/game.ts';
import { serveTill } from '../../../../test/pay.ts';
import { show } from '../../../../test/render.tsx';
import { queryClient } from '../../../data/queries.ts';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { receiptPath } from '../../../lib/plan-address.ts';
import { PaymentsPart } from './payments-part.tsx';
import { Receipt } from './receipt.tsx';

await loadWords('pay');
await loadWords('settings');

const PAID = {
  id: 'p1',
  date: '2026-10-02T09:30:00.000Z',
  what: '21 gems',
  kind: 'gems',
  amount: 499,
  currency: 'USD',
  state: 'settled',
  way: 'Stripe',
  reference: 'cs_1',
};
const FAILED = { ...PAID, id: 'p2', what: '3-month subscription', kind: 'subscription', state: 'failed' };
const GIFT = { ...PAID, id: 'p3', what: '8 gems', kind: 'giftGems', amount: 200, way: 'Paypal' };

beforeEach(() => queryClient.clear());

const serve = (payments: unknown) =>
  serveTill({
    payments: ['sandbox'],
    answer: (path) => (path.endsWith('/user/payments') ? payments : undefined),
  });

async function open(payments: unknown, isFree = false) {
  serve(payments);
  openGame(player());
  return show(<PaymentsPart isFree={isFree} />);
}

describe('what was paid', () => {
  it('is listed with where it stands, and a receipt of what came', async () => {
    const screen = await open([PAID, FAILED]);
    const rows = screen.getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent(/2 Oct 2026.*21 gems.*\$4\.99.*Paid/);
    await expect.element(rows.nth(2)).toHaveTextContent(/3-month subscription.*Failed/);
    const links = screen.getByRole('link');
    expect(links.elements()).toHaveLength(1);
    await expect.element(links).toHaveAttribute('href', receiptPath('p1'));
    await expect
      .element(links)
      .toHaveAccessibleName(t('pay.receiptOf', { what: '21 gems', date: '2 Oct 2026' }));
  });

  it('is said to be nothing', async () => {
    const screen = await open([]);
    await expect.element(screen.getByText(t('pay.noPayments'))).toBeVisible();
  });

  it('can be asked for again', async () => {
    const screen = await open(new Response('', { status: 502 }));
    await expect.element(screen.getByText(t('pay.paymentsFailed'))).toBeVisible();
    serve([PAID]);
    await screen.getByRole('button', { name: t('ui.retry') }).click();
    await expect.element(screen.getByText('21 gems')).toBeVisible();
  });

  it('is not spoken of where nothing costs money, unless something was paid before', async () => {
    const paid = await open([PAID], true);
    await expect.element(paid.getByText('21 gems')).toBeVisible();
    await paid.unmount();
    queryClient.clear();
    const free = await open([], true);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(free.getByRole('heading').elements()).toEqual([]);
  });
});

describe('a receipt', () => {
  async function openReceipt(id: string, payments: readonly unknown[]) {
    serve(payments);
    openGame(
      player((draft) => {
        draft.profile.name = 'Tove';
        draft.auth.local.username = 'tove';
      }),
    );
    return show(<Receipt />, { path: receiptPath(id) });
  }

  it('tells what was paid, by whom and how, and is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const screen = await openReceipt('p3', [PAID, GIFT]);
    const sheet = screen.getByRole('article', { name: t('pay.receipt') });
    for (const told of ['2 October 2026', 'Tove (@tove)', '8 gems, as a gift', 'PayPal', 'p3', 'cs_1', '$2'])
      await expect.element(sheet).toHaveTextContent(told);
    await screen.getByRole('button', { name: t('pay.print') }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['of somebody else', 'other'],
    ['of what was never paid', 'p2'],
  ])('%s is not there', async (_whose, id) => {
    const screen = await openReceipt(id, [PAID, FAILED]);
    await expect.element(screen.getByText(t('pay.noReceipt'))).toBeVisible();
  });
});
