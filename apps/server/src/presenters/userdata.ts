import { fieldsIn } from '@everdeed/content/values';
import { ORDER_OF, type Player, sortByAge, type Task } from '@everdeed/rules';
import { computedFields, playerText } from './player.ts';
import { presentTask } from './task.ts';
import type { Work } from '../work/work.ts';
import { exportedMessages } from './inbox.ts';
import { requireActor } from '../work/scenes.ts';

type View = Record<string, unknown>;

/** All tasks by the names of their lists, oldest first, completed ones too; a type without tasks is absent. */
function tasksByType(player: Player, tasks: readonly Task[]): View {
  const lists: View = {};
  const byAge = sortByAge(player, tasks);
  for (const [type, key] of Object.entries(ORDER_OF)) {
    const own = byAge.filter((task) => task.type === type);
    if (own.length > 0) lists[key] = own.map(presentTask);
  }
  return lists;
}

/** All of a player's data: the owner's view, private messages and all tasks. */
export async function userData(work: Work, playerId: string): Promise<View> {
  const { text } = await playerText(work.read, playerId, (player) =>
    computedFields(work.read, player, undefined),
  );
  const player = await requireActor(work.read, { id: playerId });
  const tasks = await work.read.tasks.list(playerId);
  const view = fieldsIn(JSON.parse(text));
  const inbox = { ...fieldsIn(view, 'inbox'), messages: await exportedMessages(work.read, playerId) };
  return { ...view, inbox, tasks: tasksByType(player, tasks) };
}
