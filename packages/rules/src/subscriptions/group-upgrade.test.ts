import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { refusalOf } from '../../test/support/party.ts';
import { noPlan } from '../character/index.ts';
import { newGroup, plainFields } from '../groups/index.ts';
import { groupAfter } from '../outcome.ts';
import type { Group } from '../state/group.ts';
import type { Plan } from '../state/purchased.ts';
import { foundPlannedGroup } from './group-found.ts';
import {
  cancelGroupPlan,
  checkGroupBlock,
  endGroupPlan,
  startFreePlan,
  startGroupPlan,
} from './group-upgrade.ts';

const NOW = '2025-05-10T12:00:00.000Z';
const ctx = contextAt(NOW);
const member = makePlayer((player) => {
  player.guilds = ['g'];
});
const groupWith = (plan: Partial<Plan> | undefined, fields: Partial<Group> = {}): Group => ({
  ...newGroup({ id: 'g', type: 'guild', privacy: 'private', leader: member._id }, plainFields('Team')),
  ...(plan ? { purchased: { plan: { ...noPlan(), ...plan } } } : {}),
  ...fields,
});
const subscription = { subscriptionId: 'sub', customerId: 'cus', paymentMethod: 'Stripe' };
const running: Partial<Plan> = { customerId: 'cus', dateTerminated: null };

describe('the plan of a group', () => {
  it('begins with three units, and is its payer’s', () => {
    const group = groupWith(undefined);
    const outcome = startGroupPlan(ctx, { player: member, group }, subscription);
    if (!outcome.ok) throw new Error('refused');
    expect(groupAfter(outcome.value, group).purchased.plan).toMatchObject({
      planId: 'group_monthly',
      ...subscription,
      owner: member._id,
      quantity: 3,
      dateTerminated: null,
      dateCreated: NOW,
    });
    expect(outcome.value.events).toEqual([{ kind: 'groupPlanBegun', userId: member._id, groupId: 'g' }]);
  });

  it('begun again keeps its first day, and what was left of it', () => {
    const dateCreated = '2024-01-01T00:00:00.000Z';
    const group = groupWith({ customerId: 'old', dateTerminated: '2025-06-10T12:00:00.000Z', dateCreated });
    const outcome = startGroupPlan(ctx, { player: member, group }, subscription);
    if (!outcome.ok) throw new Error('refused');
    expect(groupAfter(outcome.value, group).purchased.plan).toMatchObject({ dateCreated, extraMonths: 1 });
  });

  it('that runs is left alone', () => {
    const outcome = startGroupPlan(ctx, { player: member, group: groupWith(running) }, subscription);
    expect(outcome).toMatchObject({ ok: true, value: { data: { isNew: false }, events: [] } });
  });

  it.each([
    { player: makePlayer(), group: groupWith(undefined), key: 'notFound groupNotFound' },
    {
      player: member,
      group: groupWith(undefined, { privacy: 'public' }),
      key: 'notAuthorized onlyPrivateGuildsCanUpgrade',
    },
  ])('is refused: $key', ({ player, group, key }) => {
    expect(refusalOf(startGroupPlan(ctx, { player, group }, subscription))).toBe(key);
    expect(refusalOf(startFreePlan(ctx, { player, group }))).toBe(key);
  });

  it('that costs nothing is begun by the leader alone', () => {
    const group = groupWith(undefined, { leader: 'other' });
    expect(refusalOf(startFreePlan(ctx, { player: member, group }))).toBe(
      'notAuthorized onlyGroupLeaderCanManageSubscription',
    );
  });

  it.each([
    { plan: running, nextBill: undefined, end: '2025-06-09T00:00:00.000Z', why: 'after 30 days' },
    {
      plan: running,
      nextBill: '2025-05-20T13:00:00.000Z',
      end: '2025-05-20T00:00:00.000Z',
      why: 'with the next bill',
    },
    { plan: { ...running, extraMonths: 1 }, nextBill: NOW, end: NOW, why: 'at once, if the money went back' },
    {
      plan: { ...running, customerId: 'site' },
      nextBill: undefined,
      end: NOW,
      why: 'at once, if it was free',
    },
  ])('ends $why', ({ plan, nextBill, end }) => {
    const outcome = endGroupPlan(ctx, groupWith(plan), nextBill ? Date.parse(nextBill) : undefined);
    expect(outcome.data?.purchased?.plan).toMatchObject({ dateTerminated: end, extraMonths: 0 });
    expect(outcome.events).toMatchObject([{ kind: 'groupPlanEnded', groupId: 'g' }]);
  });

  it('that was cancelled is not lengthened by cancelling it again', () => {
    const cancelled = groupWith({ customerId: 'cus', dateTerminated: '2025-05-11T00:00:00.000Z' });
    expect(cancelGroupPlan(ctx, { player: member, group: cancelled })).toMatchObject({
      ok: true,
      value: { changed: { players: [] }, events: [] },
    });
    const ended = groupWith({ customerId: 'cus', dateTerminated: '2025-05-09T00:00:00.000Z' });
    expect(refusalOf(cancelGroupPlan(ctx, { player: member, group: ended }))).toBe(
      'notAuthorized missingSubscription',
    );
  });

  it('is cancelled by its leader or who pays, and by nobody else', () => {
    const of = (fields: Partial<Plan>) => groupWith({ ...running, ...fields }, { leader: 'other' });
    expect(cancelGroupPlan(ctx, { player: member, group: of({ owner: member._id }) }).ok).toBe(true);
    expect(refusalOf(cancelGroupPlan(ctx, { player: member, group: of({ owner: 'third' }) }))).toBe(
      'notAuthorized onlyGroupLeaderCanManageSubscription',
    );
  });

  it.each([
    ['nothing', 'badRequest invalidGemsBlock'],
    ['basic_3mo', 'badRequest missingSubscriptionCode'],
    ['group_plan_auto', 'badRequest missingSubscriptionCode'],
  ])('is not bought as %s', (key, refused) => {
    expect(refusalOf(checkGroupBlock(key))).toBe(refused);
  });

  it('can be there from the founding, of a guild that costs no gems', () => {
    const sent = { name: 'Home', type: 'party' };
    const founded = foundPlannedGroup(ctx, { player: makePlayer() }, { id: 'new', sent, isFree: true });
    if (!founded.ok) throw new Error('refused');
    const { data, changed, ledger } = founded.value;
    expect(data).toMatchObject({ _id: 'new', type: 'guild', purchased: { plan: { planId: 'site' } } });
    expect([changed.players[0]?.guilds, ledger]).toEqual([['new'], []]);
  });
});
