import { type Group, hasUncancelledPlan, type RuleEvent } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { Reaction, SavedOutcome, Work } from '../work/work.ts';
import { groupSeatsJob, planMailJob } from './group-plan-jobs.ts';
import { endAtProvider, givePlan, takePlan } from './members-plan.ts';
import { beginSettling, settledUpTo } from './settle-members.ts';

type Turn = Extract<RuleEvent, { readonly kind: 'groupPlanBegun' | 'groupPlanEnded' }>;
type Coming = Extract<RuleEvent, { readonly kind: 'groupJoined' }>;
type Going = Extract<RuleEvent, { readonly kind: 'groupLeft' | 'memberRemoved' }>;

/** A party whose plan begins loses its open invitations (wire-groups-and-admin 5.2). */
async function withdrawInvitations(tx: Tx, { _id, type }: Group): Promise<void> {
  if (type !== 'party') return;
  const rows = await tx.db
    .selectFrom('invitations')
    .select('player_id')
    .where('group_id', '=', _id)
    .execute();
  for (const { player_id } of rows) await tx.social.withdrawInvitation(player_id, 'party', _id);
}

/** What follows from a plan that has begun or ended; in the order of wire-groups-and-admin 5.2 and 5.5. */
async function turn(tx: Tx, { kind, userId, groupId }: Turn): Promise<void> {
  const group = tx.groups.held(groupId);
  if (!group) return;
  const { plan } = group.purchased;
  const about = { userId, groupId, group: group.name };
  if (kind === 'groupPlanBegun') {
    await withdrawInvitations(tx, group);
    await beginSettling(tx, groupId);
    await tx.enqueue(groupSeatsJob, { groupId }, { key: groupId });
    await tx.enqueue(planMailJob, { ...about, template: 'group-subscription-begins' });
    return;
  }
  await beginSettling(tx, groupId);
  await endAtProvider(tx, plan?.subscriptionId);
  const ends = plan?.dateTerminated ?? undefined;
  await tx.enqueue(planMailJob, {
    ...about,
    template: 'group-cancel-subscription',
    ...(ends === undefined ? {} : { ends }),
  });
}

/** Who joins gets the plan at once, unless those who were there before are about to get it, and they with them. */
async function welcome(work: Work, tx: Tx, { userId, groupId }: Coming): Promise<void> {
  const group = tx.groups.held(groupId);
  const player = tx.players.held(userId);
  if (!group || !player || !hasUncancelledPlan(group.purchased.plan, work.now)) return;
  const reached = await settledUpTo(tx, groupId);
  if (reached === undefined || userId <= reached) await givePlan(work, tx, group, player);
}

/** Who leaves a group loses what it gave; a group that closed with them is known by its id alone. */
async function farewell(work: Work, tx: Tx, { kind, userId, groupId }: Going): Promise<void> {
  const player = tx.players.held(userId);
  const group = tx.groups.held(groupId) ?? { _id: groupId, name: '–' };
  const template = kind === 'memberRemoved' ? 'group-member-removed' : 'group-member-cancel';
  if (player) await takePlan(work, tx, group, player, template);
}

async function follow(work: Work, tx: Tx, events: readonly RuleEvent[]): Promise<void> {
  for (const event of events) {
    if (event.kind === 'groupPlanBegun' || event.kind === 'groupPlanEnded') await turn(tx, event);
    else if (event.kind === 'groupJoined') await welcome(work, tx, event);
    else if (event.kind === 'groupLeft' || event.kind === 'memberRemoved') await farewell(work, tx, event);
  }
}

const kinds: ReadonlySet<string> = new Set<RuleEvent['kind']>([
  'groupPlanBegun',
  'groupPlanEnded',
  'groupJoined',
  'groupLeft',
  'memberRemoved',
]);

/** Has the plans of members follow that of their group: when it begins or ends, and when they come or go. */
export const followGroupPlans: Reaction = (work, tx, { outcome: { events } }) =>
  events.some(({ kind }) => kinds.has(kind)) ? follow(work, tx, events) : undefined;

async function tellSeats(tx: Tx, { outcome: { changed } }: SavedOutcome): Promise<void> {
  const counted = (changed.groups ?? []).filter(({ memberCount }) => memberCount !== undefined);
  for (const { _id: groupId } of counted)
    if (tx.groups.held(groupId)?.purchased.plan?.subscriptionId)
      await tx.enqueue(groupSeatsJob, { groupId }, { key: groupId });
}

/** Has the provider told how many a group's plan is for, when somebody came or went (wire-groups-and-admin 5.3). */
export const followSeats: Reaction = (_work, tx, saved) =>
  saved.outcome.changed.groups?.some(({ memberCount }) => memberCount !== undefined)
    ? tellSeats(tx, saved)
    : undefined;
