import { describe, expect, it } from 'vitest';
import { player } from '../../test/game.ts';
import { nextHourglass, planStateOf } from './plan-state.ts';

const NOW = Date.parse('2026-11-23T12:00Z');
const LATER = '2027-01-02T00:00:00.000Z';
const BEFORE = '2026-11-01T00:00:00.000Z';
const { plan } = player().purchased;

describe('the state of a plan', () => {
  it.each([
    { why: 'of a newcomer is none', own: {}, state: { kind: 'none' } },
    {
      why: 'is running until it is cancelled',
      own: { customerId: 'c', planId: 'basic_3mo', nextBillingDate: LATER },
      state: { kind: 'running', block: { months: 3 }, nextBill: LATER },
    },
    {
      why: 'is cancelled with a date',
      own: { customerId: 'c', planId: 'basic_3mo', dateTerminated: LATER },
      state: { kind: 'cancelled', ends: LATER },
    },
    {
      why: 'is a gift with a date',
      own: { customerId: 'Gift', dateTerminated: LATER },
      state: { kind: 'gift', ends: LATER },
    },
    {
      why: 'is none once it has ended',
      own: { customerId: 'Gift', dateTerminated: BEFORE },
      state: { kind: 'none' },
    },
    {
      why: 'comes from a group',
      own: { customerId: 'group-plan', planId: 'group_plan_auto' },
      state: { kind: 'group', ends: undefined },
    },
    { why: 'can be without an end', own: { customerId: 'habitrpg' }, state: { kind: 'unlimited' } },
    {
      why: 'is that of the site where nothing costs money',
      own: { customerId: 'site', planId: 'site' },
      state: { kind: 'site' },
    },
  ])('$why', ({ own, state }) => {
    expect(planStateOf({ ...plan, ...own }, NOW)).toMatchObject(state);
  });
});

describe('the next hourglass', () => {
  it.each([
    { own: { customerId: 'x' }, day: '2026-12-01T00:00:00.000Z', why: 'comes with the next month' },
    { own: {}, day: undefined, why: 'comes to subscribers only' },
    {
      own: { customerId: 'x', dateTerminated: '2026-11-28T00:00:00.000Z' },
      day: undefined,
      why: 'does not come once a plan has ended',
    },
  ])('$why', ({ own, day }) => {
    expect(nextHourglass({ ...plan, ...own }, NOW)).toBe(day);
  });
});
