import type { RuleContext } from '../command.ts';
import { asText } from '../fields/as-text.ts';
import { isEmpty, problemAt } from '../fields/field.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';
import { isUuid } from '../uuid.ts';
import { readWishes, type SentGroup } from './fields.ts';
import { canUpdateGroup, hasUncancelledPlan, isModerator } from './policy.ts';

/** Why {@link updateGroup} refuses. */
export type UpdateGroupRefusal =
  | 'cannotChangeLeaderWithActiveGroupPlan'
  | 'messageGroupOnlyLeaderCanUpdate'
  | 'validationFailed';

/** The leader that a client wishes for, as text: an id, or the fields of a player. */
function leaderIn({ leader }: SentGroup): string | undefined {
  return isEmpty(leader) ? undefined : asText(leader).toLowerCase();
}

/** Changes what a group says of itself, or who leads it, member or not (wire-groups-and-admin 1.5). */
export function updateGroup(
  ctx: RuleContext,
  { player, group }: GroupScene,
  sent: SentGroup,
): Result<Outcome<Group>, UpdateGroupRefusal> {
  if (!canUpdateGroup(player, group)) return refuse('notAuthorized', 'messageGroupOnlyLeaderCanUpdate');
  const leader = leaderIn(sent);
  const isHandedOver = leader !== undefined && leader !== player._id;
  if (isHandedOver && hasUncancelledPlan(group.purchased.plan, ctx.now))
    return refuse('notAuthorized', 'cannotChangeLeaderWithActiveGroupPlan');
  const { fields, problems } = readWishes(sent, group, ctx.newId);
  const ofLeader =
    leader !== undefined && !isUuid(leader) ? [problemAt('leader', 'invalidValue', leader)] : [];
  if (problems.length + ofLeader.length > 0) return refuseFields('Group', [...problems, ...ofLeader]);
  const change = {
    _id: group._id,
    ...fields,
    ...(leader === undefined ? {} : { leader }),
    ...(isModerator(player) ? { bannedWordsAllowed: sent['bannedWordsAllowed'] === true } : {}),
  };
  return accept(outcomeOf({ ...group, ...change }, { groups: [change] }));
}
