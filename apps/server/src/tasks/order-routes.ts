import { isUuid, taskCalls } from '@everdeed/contract';
import { ORDER_OF, type Task } from '@everdeed/rules';
import { invalidParams, refusal } from '../work/refusal.ts';
import { type Actor, type CallDeps, route } from '../http/route.ts';
import { savePlayer, saveTask } from '../work/perform.ts';
import { findTask, isOfLiveChallenge } from './find.ts';
import { dropFromOrder, moveInOrder } from './order.ts';
import { presentTask } from './present.ts';

/** Changes one own task that needs nothing but itself. */
function changeTask(
  deps: CallDeps,
  actor: Actor,
  taskId: string,
  act: (task: Task) => Task,
): Promise<unknown> {
  return deps.transaction(async (tx) => {
    const task = await findTask(tx, actor.id, taskId);
    const changed = { ...act(task), updatedAt: new Date(deps.now()).toISOString() };
    await saveTask(tx, actor.id, changed);
    return presentTask(changed);
  });
}

const isToClear = (task: Task): boolean => !isOfLiveChallenge(task) && task.group.id === undefined;

/** Order, tags and clearing (wire-user-and-tasks 4.4, 4.6). */
export const orderTaskRoutes = [
  route(taskCalls.moveTask, (deps, { actor, params }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const task = await findTask(tx, actor.id, params.taskId);
      if (task.type === 'todo' && task.completed) throw refusal('BadRequest', 'cantMoveCompletedTodo');
      const saved = await savePlayer(deps, tx, moveInOrder(player, task, Number(params.position)));
      return saved.tasksOrder[ORDER_OF[task.type]];
    }),
  ),
  route(taskCalls.addTagToTask, async (deps, { actor, params: { taskId, tagId } }) => {
    const { tags } = await deps.read.players.need(actor.id);
    if (!isUuid(tagId) || !tags.some((tag) => tag.id === tagId))
      throw invalidParams([{ key: 'tagIdRequired', param: 'tagId', value: tagId }]);
    return changeTask(deps, actor, taskId, (task) => {
      if (task.tags.includes(tagId)) throw refusal('BadRequest', 'alreadyTagged');
      return { ...task, tags: [...task.tags, tagId] };
    });
  }),
  route(taskCalls.removeTagFromTask, (deps, { actor, params: { taskId, tagId } }) =>
    changeTask(deps, actor, taskId, (task) => {
      if (!task.tags.includes(tagId)) throw refusal('NotFound', 'tagNotFound');
      return { ...task, tags: task.tags.filter((tag) => tag !== tagId) };
    }),
  ),
  route(taskCalls.clearCompletedTodos, (deps, { actor }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const done = await tx.tasks.list(actor.id, { types: ['todo'], completed: true });
      const ids = done.filter(isToClear).map((task) => task._id);
      await tx.tasks.remove(actor.id, ids);
      const left = dropFromOrder(player, ids);
      if (left !== player) await savePlayer(deps, tx, left);
      return {};
    }),
  ),
];
