import type { RuleContext } from '../command.ts';
import { isMember } from '../groups/policy.ts';
import { notify } from '../notifications/notify.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { MAX_TAGS } from '../tags/index.ts';
import { inWords } from './notices.ts';
import type { AssignedTaskScene, BoardTaskScene } from './scenes.ts';

/** A player's username, which assignments keep without "@"; their display name if they have none. */
const usernameOf = ({ auth, profile }: Player): string => auth.local.username ?? profile.name;

/** Whether a task of a board is for this member. */
export const isAssigned = (task: Task, userId: string): boolean =>
  (task.group.assignedUsers ?? []).includes(userId);

/**
 * A task of a board that is for others, too, and those of them who were told of it. Whoever has it already is left as they
 * are, and so is whoever is not in the group.
 */
export function withAssignees(
  ctx: RuleContext,
  { player, group, task, others }: AssignedTaskScene,
): { readonly task: Task; readonly players: readonly Player[] } {
  const added = others.filter((one) => isMember(one, group._id) && !isAssigned(task, one._id));
  return {
    task: produce(task, (draft) => {
      for (const one of added) addTo(ctx, draft, player, one);
    }),
    players: added.map((one) => told(ctx, one, { player, group, task })),
  };
}

function addTo({ now }: RuleContext, { group }: Task, by: Player, assignee: Player): void {
  group.assignedUsers = [...(group.assignedUsers ?? []), assignee._id];
  group.assignedUsersDetail ??= {};
  group.assignedUsersDetail[assignee._id] = {
    assignedDate: new Date(now).toISOString(),
    assignedUsername: usernameOf(assignee),
    assigningUsername: usernameOf(by),
    completed: false,
  };
}

/** Somebody with the group's tag, who is told of the task unless they have assigned it themselves. */
const told = (ctx: RuleContext, assignee: Player, { player, group, task }: BoardTaskScene): Player =>
  produce(assignee, (draft) => {
    addGroupTag(draft, group);
    if (assignee._id === player._id) return;
    const params = { managerName: `@${usernameOf(player)}`, taskText: task.text };
    const message = inWords('youHaveBeenAssignedTask', params);
    notify(ctx, draft, 'GROUP_TASK_ASSIGNED', { message, groupId: group._id, taskId: task._id });
  });

/** The tag of a group has its id; somebody with as many tags as can be goes without. */
function addGroupTag({ tags }: Player, { _id, name }: Group): void {
  const known = tags.find(({ id }) => id === _id);
  if (known) known.group = _id;
  else if (tags.length < MAX_TAGS) tags.push({ id: _id, name, group: _id });
}
