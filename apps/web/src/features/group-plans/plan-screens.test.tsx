import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { openGame, player } from '../../../test/game.ts';
import { groupOf } from '../../../test/plans.ts';
import { show } from '../../../test/render.tsx';
import { personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { BillingScreen } from './billing-screen.tsx';
import { PlansScreen } from './plans-screen.tsx';

beforeEach(() => queryClient.clear());

describe('the group plans', () => {
  const open = (payments: readonly string[]) => {
    const of = player();
    serveCalls((path) => (path.endsWith('/site') ? { payments } : []));
    openGame(of);
    return show(<PlansScreen />);
  };

  it('are not sold where only PayPal is taken, and it says so', async () => {
    const screen = await open(['paypal']);
    await expect.element(screen.getByText('Plans are paid by card', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Found a group' }).elements()).toEqual([]);
  });

  it.each([
    { payments: ['stripe', 'paypal'], line: 'You pay by the month' },
    { payments: ['sandbox'], line: 'You pay by the month' },
    { payments: [], line: 'Everything is free on this server.' },
  ])('are to be had with $payments', async ({ payments, line }) => {
    const screen = await open(payments);
    await expect.element(screen.getByText(line, { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Found a group' })).toBeEnabled();
  });
});

describe('billing', () => {
  const open = async (leads: boolean, kind: 'off' | 'sandbox', plan: object) => {
    const of = player();
    openGame(of);
    const payments = { kind, ways: kind === 'off' ? [] : (['card', 'paypal'] as const) };
    return show(<BillingScreen group={groupOf(of, { leads, plan })} payments={payments} />);
  };
  const PAID = { paymentMethod: 'Stripe', nextBillingDate: '2026-12-02T00:00:00.000Z' };

  it('says what it costs, and what one more would', async () => {
    const screen = await open(true, 'sandbox', PAID);
    await expect.element(screen.getByText('$15', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('$18', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Change card' })).toBeVisible();
  });

  it('lists the members by what they are', async () => {
    const of = player();
    const all = [personOf(of, of._id, 'Maren'), personOf(of, 'suli', 'Suli'), personOf(of, 'ivo', 'Ivo')];
    serveCalls((path) => (path.includes('/members') ? all : []));
    const screen = await open(false, 'sandbox', { ...PAID, owner: 'suli' });
    const members = screen.getByRole('region', { name: 'Members 3' });
    await expect.element(members.getByRole('link', { name: 'Invite' })).toBeVisible();
    await expect.element(members.getByText('You')).toBeVisible();
    expect(
      members
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['IvoLeader', 'Sulipays for the plan', 'YouMember']);
    await expectAccessible();
  });

  it('lets only those end it who lead or pay', async () => {
    const screen = await open(false, 'sandbox', PAID);
    await expect.element(screen.getByText('$15', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'End the plan' })).not.toBeInTheDocument();
  });

  it('says where everything is free', async () => {
    const screen = await open(true, 'off', {});
    await expect.element(screen.getByText('Everything is free on this server.')).toBeVisible();
    await expect.element(screen.getByText(/\$/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'End the plan' })).toBeVisible();
  });
});
