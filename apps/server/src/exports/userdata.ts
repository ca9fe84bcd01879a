import { ORDER_OF, type Task } from '@everdeed/rules';
import { computedFields, playerText } from '../players/answer-player.ts';
import type { Actor, CallDeps } from '../http/route.ts';
import { sortByOrder } from '../tasks/order.ts';
import { presentTask } from '../tasks/present.ts';

type View = Record<string, unknown>;

/** All tasks by the names of their lists, done ones included; a type without tasks is absent. */
function tasksByType(tasks: readonly Task[], order: Readonly<Record<string, string[]>>): View {
  const lists: View = {};
  for (const [type, key] of Object.entries(ORDER_OF)) {
    const own = tasks.filter((task) => task.type === type);
    if (own.length > 0) lists[key] = sortByOrder(own, order[key] ?? []).map(presentTask);
  }
  return lists;
}

/** Everything that is a player's: the owner's view, private messages and all tasks. */
export async function userData(deps: CallDeps, actor: Actor): Promise<View> {
  const { text } = await playerText(deps.read, actor.id, (player) =>
    computedFields(player, { version: 'v3' }),
  );
  const { tasksOrder } = await deps.read.players.need(actor.id);
  const tasks = await deps.read.tasks.list(actor.id);
  return { ...(JSON.parse(text) as View), tasks: tasksByType(tasks, tasksOrder) };
}
