import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { checkLeavingParty } from '../quests/index.ts';
import { accept, done, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import {
  changedBy,
  checkPlanOnLeaving,
  groupWithout,
  leaveBehind,
  type LeavingGroup,
  type PlanHolds,
} from './departure.ts';

/** A member who leaves. */
export interface LeavingScene extends PlayerScene, LeavingGroup {}

/** What becomes of the challenges of the group and of their tasks; areas that keep them act upon the event. */
export interface LeaveGroupInput {
  readonly keep: 'keep-all' | 'remove-all';
  readonly keepChallenges: 'leave-challenges' | 'remain-in-challenges';
}

/** Why {@link leaveGroup} refuses. */
export type LeaveGroupRefusal = PlanHolds | 'cannotLeaveWhileActiveQuest' | 'questLeaderCannotLeaveGroup';

/** Leaves a group. Its leader hands over to the longest other member; the last one closes it (wire-groups-and-admin 1.7). */
export function leaveGroup(
  ctx: RuleContext,
  { player, group, successor }: LeavingScene,
  input: LeaveGroupInput,
): Result<Outcome<undefined>, LeaveGroupRefusal> {
  const free = group.type === 'party' ? checkLeavingParty(group.quest, player._id) : done;
  if (!free.ok) return free;
  const unplanned = checkPlanOnLeaving(ctx, player, group);
  if (!unplanned.ok) return unplanned;
  return attempt(
    player,
    (draft, { events }) => {
      leaveBehind(draft, group);
      const { _id: groupId, type: groupType } = group;
      events.push({ kind: 'groupLeft', userId: player._id, groupId, groupType, ...input });
      return done;
    },
    () => undefined,
    changedBy([groupWithout(player._id, { group, successor })]),
  );
}

/** An account that goes, with all its groups. */
export interface GoingScene extends PlayerScene {
  readonly leaving: readonly LeavingGroup[];
}

/** Takes a player who deletes their account out of all groups. Nothing holds them there. The account goes with it. */
export const leaveForGood = (
  _ctx: RuleContext,
  { player, leaving }: GoingScene,
): Result<Outcome<undefined>> =>
  accept(
    outcomeOf(undefined, {
      removedPlayerIds: [player._id],
      ...changedBy(leaving.map((one) => groupWithout(player._id, one))),
    }),
  );
