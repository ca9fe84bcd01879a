import { taskCalls } from '@everdeed/contract';
import { type ChecklistItem, outcomeOf, scoreChecklistItem, type Task } from '@everdeed/rules';
import { flag, text } from '../work/fields.ts';
import { invalidModel, refusal, unwrap } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import { findTask, findToScore } from './find.ts';
import { presentTask } from '../presenters/task.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { saveOutcome, saveTask } from '../work/save.ts';

/** Longest checklist that is kept. */
const MAX_ITEMS = 500;
const textOf = text({ maxLength: 10_000 });

interface SentItem {
  readonly text?: unknown;
  readonly completed?: unknown;
}

/** The fields of an item that were sent, as they are stored. */
function readItem(task: Task, sent: SentItem): Partial<ChecklistItem> {
  const casts = {
    ...(sent.text === undefined ? {} : { text: textOf(sent.text, 'checklist.text') }),
    ...(sent.completed === undefined ? {} : { completed: flag(sent.completed, 'checklist.completed') }),
  };
  const errors = Object.values(casts).flatMap((cast) => ('error' in cast ? [cast.error] : []));
  if (errors.length > 0) throw invalidModel(task.type, errors);
  return Object.fromEntries(
    Object.entries(casts).map(([key, cast]) => [key, 'value' in cast ? cast.value : undefined]),
  );
}

type Listed = Extract<Task, { checklist: ChecklistItem[] }>;

/** Changes the checklist of an own task, stores the task, and answers with it. */
function changeChecklist(
  work: Work,
  actor: Actor,
  taskId: string,
  act: (task: Listed) => ChecklistItem[],
): Promise<unknown> {
  return work.transaction(async (tx) => {
    const task = await findTask(tx, actor.id, taskId);
    if (task.type !== 'daily' && task.type !== 'todo') throw refusal('BadRequest', 'checklistOnlyDailyTodo');
    const changed = { ...task, checklist: act(task), updatedAt: new Date(work.now).toISOString() };
    await saveTask(work, tx, actor.id, changed);
    return presentTask(changed);
  });
}

function needItem(task: Listed, itemId: string): ChecklistItem {
  const item = task.checklist.find(({ id }) => id === itemId);
  if (!item) throw refusal('NotFound', 'checklistItemNotFound');
  return item;
}

/** Checklists (wire-user-and-tasks 4.6). */
export const checklistRoutes = [
  route(taskCalls.addChecklistItem, (work, { actor, params, body }) =>
    changeChecklist(work, actor, params.taskId, (task) => {
      if (task.checklist.length >= MAX_ITEMS)
        throw invalidModel(task.type, [
          { key: 'maxLength', path: 'checklist', params: { path: 'checklist', max: MAX_ITEMS } },
        ]);
      return [
        ...task.checklist,
        { completed: false, text: '', ...readItem(task, body), id: work.rules.newId() },
      ];
    }),
  ),
  route(taskCalls.scoreChecklistItem, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      await requireActor(tx, actor);
      const task = await findToScore(tx, actor.id, params.taskId);
      const scored = {
        ...unwrap(scoreChecklistItem(task, params.itemId)),
        updatedAt: new Date(work.now).toISOString(),
      };
      const { itemId } = params;
      const events = [{ kind: 'checklistItemScored' as const, userId: actor.id, task: scored, itemId }];
      await saveOutcome(work, tx, outcomeOf({}, { tasks: [scored] }, { events }), { actorId: actor.id });
      return presentTask(scored);
    }),
  ),
  route(taskCalls.updateChecklistItem, (work, { actor, params, body }) =>
    changeChecklist(work, actor, params.taskId, (task) => {
      const item = needItem(task, params.itemId);
      const changed = { ...item, ...readItem(task, body) };
      return task.checklist.map((other) => (other === item ? changed : other));
    }),
  ),
  route(taskCalls.removeChecklistItem, (work, { actor, params }) =>
    changeChecklist(work, actor, params.taskId, (task) => {
      const item = needItem(task, params.itemId);
      return task.checklist.filter((other) => other !== item);
    }),
  ),
];
