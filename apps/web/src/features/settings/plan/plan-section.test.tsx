import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../../test/game.ts';
import { refused, serveTill } from '../../../../test/pay.ts';
import { show } from '../../../../test/render.tsx';
import { queryClient } from '../../../data/queries.ts';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { leaveTo } from '../../../lib/leave.ts';
import { savedPayment } from '../../../pay-kit/saved-payment.ts';
import { PlanSection } from './plan-section.tsx';

vi.mock('../../../lib/leave.ts', () => ({ leaveTo: vi.fn() }));
await loadWords('pay');
await loadWords('settings');

type Plan = Player['purchased']['plan'];
type Serving = Parameters<typeof serveTill>[0];

const LATER = '2099-01-02T00:00:00.000Z';
const RUNNING = { customerId: 'c', planId: 'basic_3mo', paymentMethod: 'Stripe', nextBillingDate: LATER };
const PAGE = { sessionId: 's', url: '/sandbox/checkout/s' };

const atTill =
  (answer: unknown): Serving['answer'] =>
  (path) =>
    /\/(?:stripe|paypal)\//.test(path) ? answer : undefined;

async function open(plan: Partial<Plan>, till: Partial<Serving> = {}) {
  const asked = serveTill({ payments: ['sandbox'], ...till });
  openGame(player(({ purchased }) => Object.assign(purchased.plan, plan)));
  const screen = await show(<PlanSection />);
  const heading = (name: string) => screen.getByRole('heading', { name });
  return { asked, screen, heading, button: (name: string) => screen.getByRole('button', { name }) };
}

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.mocked(leaveTo).mockClear();
});

describe('the state of the plan', () => {
  it.each([
    { plan: {}, title: t('pay.state.none'), line: t('pay.stateLine.none') },
    {
      plan: RUNNING,
      title: t('pay.state.running'),
      line: '3 months at a time, $15. Renews on 2 January 2099.',
    },
    {
      plan: { ...RUNNING, dateTerminated: LATER },
      title: t('pay.state.cancelled'),
      line: 'You keep everything until 2 January 2099.',
    },
    {
      plan: { customerId: 'Gift', dateTerminated: LATER },
      title: t('pay.state.gift'),
      line: 'It lasts until 2 January 2099 and doesn’t renew itself.',
    },
    {
      plan: { customerId: 'group-plan', planId: 'group_plan_auto' },
      title: t('pay.state.group'),
      line: t('pay.stateLine.group'),
    },
    { plan: { customerId: 'habitrpg' }, title: t('pay.state.unlimited'), line: t('pay.stateLine.unlimited') },
  ])('is told: $title', async ({ plan, title, line }) => {
    const { screen, heading } = await open(plan);
    await expect.element(heading(title)).toBeVisible();
    await expect.element(screen.getByText(line)).toBeVisible();
  });

  it('counts what it has brought', async () => {
    const { screen } = await open({
      ...RUNNING,
      gemsBought: 3,
      mysteryItems: ['head_mystery_202211', 'armor_mystery_202211'],
      extraMonths: 2,
      consecutive: { count: 14, offset: 0, gemCapExtra: 26, trinkets: 2 },
    });
    await expect.element(screen.getByText('months in a row')).toBeVisible();
    await expect.element(screen.getByText(/^hourglasses, next on/)).toBeVisible();
    await expect.element(screen.getByText('3 of 50')).toBeVisible();
    await expect.element(screen.getByText('mystery items to open')).toBeVisible();
    await expect.element(screen.getByText(t('pay.ahead', { count: 2 }))).toBeVisible();
  });
});

describe('where nothing costs money', () => {
  it.each([
    { why: 'everybody has the plan of the site', plan: { customerId: 'site', planId: 'site' } },
    { why: 'also those who have none yet', plan: {} },
  ])('nothing is sold: $why', async ({ plan }) => {
    const { screen, heading } = await open(plan, { payments: [] });
    await expect.element(heading(t('pay.free'))).toBeVisible();
    await expect.element(heading(t('pay.perks'))).toBeVisible();
    expect(screen.getByRole('radio').elements()).toEqual([]);
    expect(screen.getByText('$').elements()).toEqual([]);
  });
});

describe('subscribing', () => {
  const name = t('pay.subscribeFor', { count: 3, price: '$15' });

  it('takes what was chosen to where one pays, and keeps it in mind', async () => {
    const { asked, screen, button } = await open({}, { answer: atTill(PAGE) });
    await expect.element(button(t('pay.subscribe'))).toBeDisabled();
    await screen
      .getByRole('radio', { name: /^3 months/ })
      .first()
      .click();
    await button(name).click();
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([[PAGE.url]]);
    expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/stripe/checkout-session',
      body: { sub: 'basic_3mo' },
    });
    expect(savedPayment()).toMatchObject({ paymentType: 'subscription', purchases: 0 });
  });

  it('is begun at PayPal by those who choose it, in a window of its own', async () => {
    const replace = vi.fn();
    vi.stubGlobal('open', () => ({ location: { replace } }));
    const { asked, screen, button } = await open({}, { payments: ['paypal'], answer: atTill(PAGE) });
    await screen
      .getByRole('radio', { name: /^3 months/ })
      .first()
      .click();
    await button(t('pay.withPaypal', { what: name })).click();
    await expect.poll(() => replace.mock.calls).toEqual([[PAGE.url]]);
    expect(asked.map(({ path }) => path)).toContain('/paypal/subscribe?sub=basic_3mo&noRedirect=true');
    await expect.element(screen.getByText(t('pay.beside'))).toBeVisible();
  });

  it('says why it is refused', async () => {
    const { screen, button } = await open({}, { answer: atTill(refused('No coupon, no bargain.')) });
    await button(t('pay.haveCode')).click();
    await screen.getByRole('radio', { name: /\$24$/ }).click();
    await screen.getByLabelText(t('pay.code')).fill('ABCD-EFGH-JKLM');
    await button(t('pay.subscribeFor', { count: 6, price: '$24' })).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No coupon, no bargain.');
    expect(leaveTo).not.toHaveBeenCalled();
    expect(savedPayment()).toBeUndefined();
  });

  it('again for the same time is not offered', async () => {
    const { screen, button } = await open(RUNNING);
    await expect.element(screen.getByText(t('pay.yours'))).toBeVisible();
    await expect.element(button(t('pay.change'))).not.toBeInTheDocument();
  });

  it('with a coupon stands among those to change to', async () => {
    const { screen } = await open({ ...RUNNING, planId: 'google_6mo' });
    await expect.element(screen.getByRole('radio', { name: /Yours/ })).toBeChecked();
  });

  it('is not needed by those for whom a group pays', async () => {
    const { screen } = await open({ customerId: 'group-plan' });
    await expect.element(screen.getByText(t('pay.byOthers'))).toBeVisible();
  });
});

describe('a running subscription', () => {
  it.each([
    { paymentMethod: 'Stripe', cancels: '/stripe/subscribe/cancel?noRedirect=true' },
    { paymentMethod: 'Paypal', cancels: '/paypal/subscribe/cancel?noRedirect=true' },
  ])('by $paymentMethod is cancelled there after a question', async ({ paymentMethod, cancels }) => {
    const { asked, screen, button } = await open({ ...RUNNING, paymentMethod }, { answer: atTill({}) });
    await button(t('pay.cancel')).click();
    const question = screen.getByRole('dialog');
    await expect.element(question).toHaveTextContent(t('pay.cancelHint'));
    const cancelled = () => asked.map(({ path }) => path).filter((path) => path.includes('cancel'));
    expect(cancelled()).toEqual([]);
    await question.getByRole('button', { name: t('pay.cancel') }).click();
    await expect.poll(cancelled).toEqual([cancels]);
  });

  it('is kept by those who change their mind', async () => {
    const { asked, screen, button } = await open(RUNNING, { answer: atTill({}) });
    await button(t('pay.cancel')).click();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: t('pay.keep') })
      .click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(asked.filter(({ path }) => path.includes('cancel'))).toEqual([]);
  });

  it('gets another card where cards are kept', async () => {
    const { button } = await open(RUNNING, { answer: atTill(PAGE) });
    await button(t('pay.changeCard')).click();
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([[PAGE.url]]);
    expect(savedPayment()).toMatchObject({ paymentType: 'subscription', isStripeEdit: true });
  });

  it('by PayPal has no card to change', async () => {
    const { screen, button } = await open({ ...RUNNING, paymentMethod: 'Paypal' });
    await expect.element(button(t('pay.cancel'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('pay.changeCard') }).elements()).toEqual([]);
  });

  it('of another shop is changed there', async () => {
    const { screen } = await open({ ...RUNNING, paymentMethod: 'Apple' });
    await expect.element(screen.getByText(t('pay.elsewhere', { name: 'Apple' }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('pay.cancel') }).elements()).toEqual([]);
  });
});

it('gives a subscription to somebody found by their username', async () => {
  const long = 'Ann-Katrin von der Hohen Wiese';
  const { asked, screen, button } = await open(
    {},
    {
      answer: (path) => {
        if (path.includes('/stripe/')) return PAGE;
        if (!path.includes('/members/find/')) return undefined;
        return [{ _id: 'tove', id: 'tove', profile: { name: long }, auth: { local: { username: 'tove' } } }];
      },
    },
  );
  await expect.element(button(t('pay.give'))).toBeDisabled();
  await screen.getByLabelText(t('pay.for')).fill('@to');
  await screen.getByRole('button', { name: long }).click();
  await screen
    .getByRole('radio', { name: /^1 month/ })
    .last()
    .click();
  await screen.getByLabelText(t('pay.words')).fill('For the bread');
  await button(t('pay.giveFor', { count: 1, price: '$5' })).click();
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([[PAGE.url]]);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    gift: {
      type: 'subscription',
      uuid: 'tove',
      subscription: { key: 'basic_earned' },
      message: 'For the bread',
    },
  });
});

it('can be asked for again when it was not loaded', async () => {
  const { screen, button } = await open({}, { payments: 'failed' });
  await expect.element(screen.getByText(t('pay.loadFailed'))).toBeVisible();
  serveTill({ payments: [] });
  await button(t('ui.retry')).click();
  await expect.element(screen.getByRole('heading', { name: t('pay.free') })).toBeVisible();
});
