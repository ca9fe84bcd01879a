import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { newGroup, plainFields, readNewGroup, type SentGroup } from '../groups/index.ts';
import type { Outcome } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';
import { freshSitePlan } from './group-upgrade.ts';

/** The group to found: its id, and what its founder says of it. */
export interface PlannedGroupInput {
  readonly id: string;
  readonly sent: SentGroup;
  /** Whether it has the site's own plan from the start; one that is sold begins when it is paid for. */
  readonly isFree?: boolean;
}

/**
 * Founds the group that a plan is bought for, which costs no gems and is no achievement (wire-groups-and-admin 5.2). It is
 * a guild, whatever type was sent: its id goes to the founder's guilds.
 */
export function foundPlannedGroup(
  { now, newId }: RuleContext,
  { player }: PlayerScene,
  { id, sent, isFree }: PlannedGroupInput,
): Result<Outcome<Group>, 'partyMustbePrivate' | 'validationFailed'> {
  if ((sent['privacy'] ?? 'private') !== 'private') return refuse('notAuthorized', 'partyMustbePrivate');
  const read = readNewGroup(sent, plainFields(''), newId);
  if (!read.ok) return read;
  const { type: _, privacy, ...fields } = read.value;
  const founded = newGroup({ id, type: 'guild', privacy, leader: player._id }, fields);
  const group = isFree ? { ...founded, purchased: { plan: freshSitePlan(player._id, now) } } : founded;
  return attempt(
    player,
    (draft, { events }) => {
      draft.guilds.push(group._id);
      // Before the founder's coming: they get what the plan gives as all members do.
      if (isFree) events.push({ kind: 'groupPlanBegun', userId: player._id, groupId: id });
      events.push({ kind: 'groupJoined', userId: player._id, groupId: group._id, groupType: 'guild' });
      return accept(group);
    },
    (_after, made) => made,
    { newGroups: [group] },
  );
}
