import { isUuid, taskCalls } from '@everdeed/contract';
import { isShared, ORDER_OF, outcomeOf, type Task } from '@everdeed/rules';
import { invalidParams, refusal } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import { findTask } from './find.ts';
import { dropFromOrder, moveInOrder } from './order.ts';
import { presentTask } from '../presenters/task.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { saveOutcome, savePlayer, saveTask } from '../work/save.ts';

/** Changes one own task that needs nothing but itself. */
function changeTask(work: Work, actor: Actor, taskId: string, act: (task: Task) => Task): Promise<unknown> {
  return work.transaction(async (tx) => {
    const task = await findTask(tx, actor.id, taskId);
    const changed = { ...act(task), updatedAt: new Date(work.now).toISOString() };
    await saveTask(work, tx, actor.id, changed);
    return presentTask(changed);
  });
}

/** Order, tags and clearing (wire-user-and-tasks 4.4, 4.6). */
export const orderTaskRoutes = [
  route(taskCalls.moveTask, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const task = await findTask(tx, actor.id, params.taskId);
      if (task.type === 'todo' && task.completed) throw refusal('BadRequest', 'cantMoveCompletedTodo');
      const saved = await savePlayer(work, tx, moveInOrder(player, task, Number(params.position)));
      return saved.tasksOrder[ORDER_OF[task.type]];
    }),
  ),
  route(taskCalls.addTagToTask, async (work, { actor, params: { taskId, tagId } }) => {
    const { tags } = await requireActor(work.read, actor);
    if (!isUuid(tagId) || !tags.some((tag) => tag.id === tagId))
      throw invalidParams([{ key: 'tagIdRequired', param: 'tagId', value: tagId }]);
    return changeTask(work, actor, taskId, (task) => {
      if (task.tags.includes(tagId)) throw refusal('BadRequest', 'alreadyTagged');
      return { ...task, tags: [...task.tags, tagId] };
    });
  }),
  route(taskCalls.removeTagFromTask, (work, { actor, params: { taskId, tagId } }) =>
    changeTask(work, actor, taskId, (task) => {
      if (!task.tags.includes(tagId)) throw refusal('NotFound', 'tagNotFound');
      return { ...task, tags: task.tags.filter((tag) => tag !== tagId) };
    }),
  ),
  route(taskCalls.clearCompletedTodos, (work, { actor }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const done = await tx.tasks.list(actor.id, { types: ['todo'], completed: true });
      const ids = done.filter((task) => !isShared(task)).map((task) => task._id);
      const left = dropFromOrder(player, ids);
      const players = left === player ? [] : [left];
      await saveOutcome(work, tx, outcomeOf({}, { players, removedTaskIds: ids }), { actorId: actor.id });
      return {};
    }),
  ),
];
