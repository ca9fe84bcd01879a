import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { refused, serveTill } from '../../../test/pay.ts';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { noteServerTime } from '../../data/server-clock.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { leaveTo } from '../../lib/leave.ts';
import { savedPayment } from '../../pay-kit/saved-payment.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { GemsDialog } from './gems-dialog.tsx';

vi.mock('../../lib/leave.ts', () => ({ leaveTo: vi.fn() }));
await loadWords('pay');

const PAGE = { sessionId: 's', url: '/sandbox/checkout/s' };

async function open(
  payments: readonly string[],
  change: (of: Player) => void = () => undefined,
  till: unknown = PAGE,
) {
  const asked = serveTill({
    payments,
    answer: (path) => (/\/(?:stripe|paypal)\//.test(path) ? till : undefined),
  });
  openGame(player(change));
  const props = { onClose: vi.fn(), onBuyForGold: vi.fn() };
  const screen = await show(<GemsDialog {...props} />);
  return { ...props, asked, screen, button: (name: string) => screen.getByRole('button', { name }) };
}

const subscriber = ({ purchased, stats }: Player) => {
  purchased.plan.customerId = 'c';
  stats.gp = 70;
};

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.mocked(leaveTo).mockClear();
  noteServerTime('Mon, 23 Nov 2026 12:00:00 GMT');
});

describe('a pack of gems', () => {
  it('is chosen, and then paid for elsewhere', async () => {
    const { asked, screen, button } = await open(['sandbox']);
    await expect.element(button(t('pay.buy'))).toBeDisabled();
    await expect.element(screen.getByText(t('pay.sandbox'))).toBeVisible();
    await screen.getByRole('radio', { name: /^42 gems/ }).click();
    await button(t('pay.buyGems', { count: 42, price: '$9.99' })).click();
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([[PAGE.url]]);
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ gemsBlock: '42gems' });
    expect(savedPayment()).toMatchObject({ paymentType: 'gems' });
  });

  it('says nothing of a sandbox where money moves, nor of a sale where there is none', async () => {
    const { screen } = await open(['stripe']);
    await expect.element(screen.getByRole('radio', { name: /^84 gems/ })).toBeVisible();
    expect(screen.getByText(t('pay.sandbox')).elements()).toEqual([]);
    expect(screen.getByText(t('pay.saleTitle')).elements()).toEqual([]);
  });

  it('holds more during a sale', async () => {
    noteServerTime('Wed, 28 Oct 2026 12:00:00 GMT');
    const { screen } = await open(['sandbox']);
    await expect.element(screen.getByRole('heading', { name: t('pay.saleTitle') })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /^60 gems 18 more/ })).toBeVisible();
  });
});

/** Has the browser open windows, or block them; returns where they are led to. */
function windows(opens: boolean) {
  const replace = vi.fn();
  const window = { location: { replace }, close: vi.fn() };
  vi.stubGlobal('open', () => (opens ? window : null));
  return { replace, close: window.close };
}

describe('the ways to pay', () => {
  const what = t('pay.buyGems', { count: 42, price: '$9.99' });
  const paypal = t('pay.paypal');
  it.each([
    { services: ['stripe'], names: [what], why: 'a card alone' },
    { services: ['paypal'], names: [t('pay.withPaypal', { what })], why: 'PayPal alone' },
    { services: ['stripe', 'paypal'], names: [paypal, t('pay.byCard', { what })], why: 'both' },
    { services: ['sandbox'], names: [paypal, t('pay.byCard', { what })], why: 'both in the sandbox' },
  ])('are those of the site: $why', async ({ services, names }) => {
    const { screen } = await open(services);
    await screen.getByRole('radio', { name: /^42 gems/ }).click();
    const pay = screen.getByRole('button', { name: /^Buy 42|PayPal/ });
    await expect.element(pay.first()).toBeEnabled();
    expect(
      pay
        .elements()
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  it('of PayPal is a window of its own, and what comes of it is told here', async () => {
    const { replace } = windows(true);
    const { asked, screen, button } = await open(['paypal']);
    await screen.getByRole('radio', { name: /^42 gems/ }).click();
    await button(t('pay.withPaypal', { what })).click();
    await expect.poll(() => replace.mock.calls).toEqual([[PAGE.url]]);
    expect(asked.map(({ path }) => path)).toContain('/paypal/checkout?gemsBlock=42gems&noRedirect=true');
    expect(leaveTo).not.toHaveBeenCalled();
    expect(savedPayment()).toMatchObject({ paymentType: 'gems', isInPlace: false });
    const note = screen.getByText(t('pay.beside'));
    await expect.element(note).toBeVisible();
    openGame(player(({ purchased }) => (purchased.txnCount = 1)));
    await expect.element(note).not.toBeInTheDocument();
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain(t('pay.gemsArrived'));
    expect(savedPayment()).toBeUndefined();
  });

  it('of PayPal is this window where others are blocked', async () => {
    windows(false);
    const { screen, button } = await open(['sandbox']);
    await screen.getByRole('radio', { name: /^42 gems/ }).click();
    await button(paypal).click();
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([[PAGE.url]]);
    expect(savedPayment()).toMatchObject({ isInPlace: true });
  });

  it('of PayPal leaves no empty window behind when it is refused', async () => {
    const { close } = windows(true);
    const { screen, button } = await open(['paypal'], undefined, refused('Not today.'));
    await screen.getByRole('radio', { name: /^42 gems/ }).click();
    await button(t('pay.withPaypal', { what })).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not today.');
    expect(close).toHaveBeenCalledOnce();
    expect(savedPayment()).toBeUndefined();
  });
});

describe('gems for gold', () => {
  it('are bought by subscribers, as many as the gold allows', async () => {
    const { onBuyForGold, screen, button } = await open(['sandbox'], subscriber);
    await button(t('pay.oneMore')).click();
    await button(t('pay.oneMore')).click();
    await expect.element(button(t('pay.oneMore'))).toBeDisabled();
    await button(t('pay.buyForGold', { count: 3, gold: 60 })).click();
    expect(onBuyForGold).toHaveBeenCalledWith(3);
    await expect.element(screen.getByText(t('pay.goldLeft', { gold: 20, bought: 0, cap: 24 }))).toBeVisible();
  });

  it('need a subscription, which is a step away', async () => {
    const { onClose, screen } = await open(['sandbox']);
    await screen.getByRole('link', { name: t('pay.seeSubscriptions') }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    {
      why: 'all are bought',
      change: ({ purchased }: Player) => (purchased.plan.gemsBought = 24),
      told: t('pay.goldAllBought', { count: 24 }),
    },
    {
      why: 'there is too little gold',
      change: ({ stats }: Player) => (stats.gp = 19),
      told: t('pay.goldTooLittle', { gold: 20 }),
    },
  ])('are not offered when $why', async ({ change, told }) => {
    const { screen } = await open(['sandbox'], (of) => {
      subscriber(of);
      change(of);
    });
    await expect.element(screen.getByText(told)).toBeVisible();
    expect(screen.getByRole('spinbutton').elements()).toEqual([]);
  });

  it('are the only ones where nothing costs money', async () => {
    const { screen, button } = await open([], subscriber);
    await expect.element(screen.getByText(t('pay.freeGems'))).toBeVisible();
    await expect.element(button(t('pay.buyForGold', { count: 1, gold: 20 }))).toBeVisible();
    expect(screen.getByRole('radio').elements()).toEqual([]);
    expect(screen.getByText('$').elements()).toEqual([]);
  });
});

it('gives gems to somebody else, any number of them', async () => {
  const { screen, button } = await open(['sandbox']);
  await screen.getByRole('radio', { name: t('pay.forOther') }).click();
  const amount = screen.getByLabelText(t('pay.howMany'));
  await amount.fill('1.5');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('pay.amountWrong'));
  await amount.fill('50');
  await expect.element(button(t('pay.giveGemsFor', { count: 50, price: '$12.50' }))).toBeDisabled();
});
