import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { newGroup, plainFields, readNewGroup, type SentGroup } from '../groups/index.ts';
import type { Outcome } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';

/**
 * Founds the group that a plan is bought for, which costs no gems and is no achievement (wire-groups-and-admin 5.2). It is
 * a guild, whatever type was sent: its id goes to the founder's guilds.
 */
export function foundPlannedGroup(
  { newId }: RuleContext,
  { player }: PlayerScene,
  sent: SentGroup,
): Result<Outcome<Group>, 'partyMustbePrivate' | 'validationFailed'> {
  if ((sent['privacy'] ?? 'private') !== 'private') return refuse('notAuthorized', 'partyMustbePrivate');
  const read = readNewGroup(sent, plainFields(''), newId);
  if (!read.ok) return read;
  const { type: _, privacy, ...fields } = read.value;
  const group = newGroup({ id: newId(), type: 'guild', privacy, leader: player._id }, fields);
  return attempt(
    player,
    (draft, { events }) => {
      draft.guilds.push(group._id);
      events.push({ kind: 'groupJoined', userId: player._id, groupId: group._id, groupType: 'guild' });
      return accept(group);
    },
    (_after, made) => made,
    { newGroups: [group] },
  );
}
