import type { RuleContext } from '../command.ts';
import { hasActivePlan, isMember } from '../groups/policy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { clearQuest, playQuest } from '../quests/work.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { Group, GroupQuest } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { addScroll } from '../state/scrolls.ts';
import { endGroupPlan, freshSitePlan } from '../subscriptions/group-upgrade.ts';

/** Makes the count of members that of those who are there. */
export const recountMembers = (group: Group, count: number): Outcome<undefined> =>
  outcomeOf(undefined, { groups: [{ _id: group._id, memberCount: count }] });

/** Makes a member of a group its leader; a manager is none any more. */
export function appointLeader(group: Group, member: Player): Result<Outcome<undefined>, 'repairNotMember'> {
  if (!isMember(member, group._id)) return refuse('badRequest', 'repairNotMember');
  const managers = Object.fromEntries(Object.entries(group.managers).filter(([id]) => id !== member._id));
  return accept(outcomeOf(undefined, { groups: [{ _id: group._id, leader: member._id, managers }] }));
}

/** Ends a quest that is stuck, asked about or under way, without rewards; a scroll that was used goes back. */
export function stopQuest(
  group: Group,
  members: readonly Player[],
): Result<Outcome<GroupQuest>, 'repairNoQuest'> {
  const [someone] = members;
  if (!group.quest.key || !someone) return refuse('badRequest', 'repairNoQuest');
  return playQuest({ player: someone, party: group, members }, (work) => {
    const { active, key, leader } = work.quest;
    const owner = work.members.find(({ _id }) => _id === leader);
    if (active && key && owner) addScroll(owner.items, key, 1);
    clearQuest(work);
    return done;
  });
}

/**
 * Lets a group's plan run until an instant; one that has none gets the site's own, for its leader. It ends then by itself,
 * as a cancelled one does: members have what it gives the group, and no plan of their own from it.
 */
export function extendGroupPlan(
  { now }: RuleContext,
  group: Group,
  until: string,
): Result<Outcome<undefined>, 'repairUntil'> {
  const ends = Date.parse(until);
  if (Number.isNaN(ends) || ends <= now) return refuse('badRequest', 'repairUntil');
  const { plan: before } = group.purchased;
  const plan = before && hasActivePlan(before, now) ? before : freshSitePlan(group.leader, now);
  const dateTerminated = new Date(ends).toISOString();
  return accept(
    outcomeOf(undefined, { groups: [{ _id: group._id, purchased: { plan: { ...plan, dateTerminated } } }] }),
  );
}

/** Ends a group's plan now, whether it would have gone on or not. */
export function stopGroupPlan(ctx: RuleContext, group: Group): Result<Outcome<unknown>, 'repairNoPlan'> {
  const { plan } = group.purchased;
  if (!plan || !hasActivePlan(plan, ctx.now)) return refuse('badRequest', 'repairNoPlan');
  if (!plan.dateTerminated) return accept(endGroupPlan(ctx, group, ctx.now));
  const dateTerminated = new Date(ctx.now).toISOString();
  return accept(
    outcomeOf(undefined, { groups: [{ _id: group._id, purchased: { plan: { ...plan, dateTerminated } } }] }),
  );
}
