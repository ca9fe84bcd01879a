import { type Group, outcomeOf, tellsOfDuty, tellsOfRequest, withoutAssignee } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { editorIds } from '../work/boards.ts';
import { saveOutcome } from '../work/save.ts';
import type { Reaction, SavedOutcome, Work } from '../work/work.ts';

/** Somebody who has gone from a group. */
interface Leaver {
  readonly userId: string;
  readonly groupId: string;
}

/** Who has left which group of their own accord: by leaving, or with their account. */
function leaversIn({ outcome: { changed, events } }: SavedOutcome): Leaver[] {
  const left = events.flatMap((event) =>
    event.kind === 'groupLeft' ? [{ userId: event.userId, groupId: event.groupId }] : [],
  );
  const gone = (changed.removedPlayerIds ?? []).flatMap((userId) =>
    (changed.groups ?? []).map(({ _id }) => ({ userId, groupId: _id })),
  );
  return [...left, ...gone];
}

/** What those who look after a board were told of requests of somebody who is gone, and they of its tasks. */
async function withdrawNotices({ social }: Tx, group: Group, userId: string): Promise<void> {
  await social.withdrawNotifications(userId, (notice) => tellsOfDuty(notice, group._id));
  for (const id of new Set(editorIds(group)))
    await social.withdrawNotifications(id, (notice) => tellsOfRequest(notice, group._id, userId));
}

async function unassign(work: Work, tx: Tx, leavers: readonly Leaver[]): Promise<void> {
  for (const { userId, groupId } of leavers) {
    const group = tx.groups.held(groupId);
    if (!group) continue;
    const tasks = withoutAssignee(await tx.groups.board(groupId), userId);
    if (tasks.length > 0) await saveOutcome(work, tx, outcomeOf({}, { tasks }), { actorId: userId });
    await withdrawNotices(tx, group, userId);
  }
}

/** Whoever leaves a group has none of its tasks any more (wire-groups-and-admin 1.7); who is removed keeps theirs (1.8). */
export const leaveTasks: Reaction = (work, tx, saved) => {
  const leavers = leaversIn(saved);
  return leavers.length === 0 ? undefined : unassign(work, tx, leavers);
};
