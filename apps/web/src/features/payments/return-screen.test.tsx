import { beforeEach, describe, expect, it } from 'vitest';
import { useLocation } from 'react-router';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { setSession } from '../../data/session.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { type SavedPayment, savedPayment, savePayment } from '../../pay-kit/saved-payment.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { ReturnScreen } from './return-screen.tsx';

await loadWords('pay');

const PAID = '/redirect/stripe-success-checkout';
const UNPAID = '/redirect/stripe-error-checkout';
const GEMS: SavedPayment = { paymentCompleted: false, paymentType: 'gems', purchases: 2 };

/** The screen, and in its place the address to which it leads. */
function Somewhere() {
  const { pathname, search } = useLocation();
  return pathname.startsWith('/redirect/') ? (
    <ReturnScreen inShell={(page) => page} />
  ) : (
    <p>At {pathname + search}</p>
  );
}

const have = (purchases: number) => openGame(player(({ purchased }) => (purchased.txnCount = purchases)));
const told = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  setSession({ userId: 'maren', apiToken: 'token' });
  have(2);
});

describe('after paying', () => {
  it('one waits until it is confirmed, and goes on to what was bought', async () => {
    savePayment(GEMS);
    const screen = await show(<Somewhere />, { path: PAID });
    await expect.element(screen.getByRole('heading', { name: t('pay.waiting') })).toBeVisible();
    expect(savedPayment()?.paymentCompleted).toBe(true);
    have(3);
    await expect.element(screen.getByText('At /')).toBeVisible();
    expect(told()).toEqual([t('pay.gemsArrived')]);
    expect(savedPayment()).toBeUndefined();
  });

  it('one can go on before, and is told later', async () => {
    savePayment({ ...GEMS, paymentType: 'subscription' });
    const screen = await show(<Somewhere />, { path: PAID });
    await screen.getByRole('link', { name: t('pay.goOn') }).click();
    await expect.element(screen.getByText('At /user/settings/subscription')).toBeVisible();
    expect(told()).toEqual([]);
    have(3);
    await expect.poll(told).toEqual([t('pay.subscribed')]);
  });

  it('nobody waits for a new card', async () => {
    savePayment({ ...GEMS, paymentType: 'subscription', isStripeEdit: true });
    const screen = await show(<Somewhere />, { path: PAID });
    await expect.element(screen.getByText('At /user/settings/subscription')).toBeVisible();
    await expect.poll(told).toEqual([t('pay.cardChanged')]);
  });

  it('one goes to the tasks where this device knows nothing of it', async () => {
    const screen = await show(<Somewhere />, { path: PAID });
    await expect.element(screen.getByText('At /')).toBeVisible();
  });

  it('in a window of its own, there is a way on if it stays open', async () => {
    savePayment(GEMS);
    const screen = await show(<Somewhere />, { path: '/redirect/paypal-success-checkout' });
    await expect.element(screen.getByRole('heading', { name: t('pay.windowDone') })).toBeVisible();
    expect(savedPayment()?.paymentCompleted).toBe(true);
    await screen.getByRole('link', { name: t('pay.goOn') }).click();
    await expect.element(screen.getByText('At /')).toBeVisible();
  });

  it('by PayPal in the window of the app, one goes on in it', async () => {
    savePayment({ ...GEMS, isInPlace: true });
    const screen = await show(<Somewhere />, { path: '/redirect/paypal-success-checkout' });
    await expect.element(screen.getByRole('heading', { name: t('pay.waiting') })).toBeVisible();
    have(3);
    await expect.element(screen.getByText('At /')).toBeVisible();
  });
});

it('leads back to where a payment was begun that was not made, and says so', async () => {
  savePayment(GEMS);
  const screen = await show(<Somewhere />, { path: UNPAID });
  await expect.element(screen.getByText('At /?openGemsModal=true')).toBeVisible();
  expect(told()).toEqual([t('pay.unpaid')]);
  expect(savedPayment()).toBeUndefined();
});
