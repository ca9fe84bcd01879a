import type { MessageKey } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { shape } from '../fields/composites.ts';
import { ifSent, problemAt } from '../fields/field.ts';
import { flag, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import type { Outcome } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { TaskScene } from '../scenes.ts';
import type { ChecklistItem, Daily, Task, Todo } from '../state/task.ts';
import { taskOnly, touched } from './touch.ts';

/** Maximum number of items in a checklist, our own limit. */
export const MAX_CHECKLIST_ITEMS = 500;
const itemFields = shape<Pick<ChecklistItem, 'text' | 'completed'>>({
  text: ifSent(text({ maxLength: 10_000 })),
  completed: ifSent(flag),
});

/** What a client sends for a checklist item; it cannot choose the id. */
export interface SentItem {
  readonly text?: unknown;
  readonly completed?: unknown;
}

interface ItemInput {
  readonly itemId: string;
}

/** The fields that were sent, as they are stored. */
function readItem(task: Task, sent: SentItem): Result<Partial<ChecklistItem>, 'validationFailed'> {
  const read = itemFields(sent, 'checklist');
  return read.ok ? accept(read.value) : refuseFields(task.type, read.problems);
}

function withChecklist(task: Task): Result<Daily | Todo, 'checklistOnlyDailyTodo'> {
  if (task.type === 'daily' || task.type === 'todo') return accept(task);
  return refuse('badRequest', 'checklistOnlyDailyTodo');
}

/** Replaces an item of a task by what `change` returns for it: one item, or none to remove it. */
function changeItem<Key extends MessageKey>(
  context: RuleContext,
  task: Task,
  itemId: string,
  change: (item: ChecklistItem) => Result<readonly ChecklistItem[], Key>,
): Result<Outcome<Task>, Key | 'checklistOnlyDailyTodo' | 'checklistItemNotFound'> {
  const listed = withChecklist(task);
  if (!listed.ok) return listed;
  const { checklist } = listed.value;
  const place = checklist.findIndex(({ id }) => id === itemId);
  const item = checklist[place];
  if (!item) return refuse('notFound', 'checklistItemNotFound');
  const changed = change(item);
  if (!changed.ok) return changed;
  return taskOnly(
    touched(context, listed.value, { checklist: checklist.toSpliced(place, 1, ...changed.value) }),
  );
}

/** Appends an item to the checklist (wire-user-and-tasks 4.6). */
export function addChecklistItem(
  context: RuleContext,
  { task }: TaskScene,
  sent: SentItem,
): Result<Outcome<Task>, 'checklistOnlyDailyTodo' | 'validationFailed'> {
  const listed = withChecklist(task);
  if (!listed.ok) return listed;
  const { checklist } = listed.value;
  if (checklist.length >= MAX_CHECKLIST_ITEMS) {
    const params = { path: 'checklist', max: MAX_CHECKLIST_ITEMS };
    return refuseFields(task.type, [problemAt('checklist', 'maxEntries', undefined, params)]);
  }
  const item = readItem(task, sent);
  if (!item.ok) return item;
  const added = { completed: false, text: '', ...item.value, id: context.newId() };
  return taskOnly(touched(context, listed.value, { checklist: [...checklist, added] }));
}

/** Why {@link updateChecklistItem} refuses. */
export type UpdateChecklistItemRefusal =
  | 'checklistItemNotFound'
  | 'checklistOnlyDailyTodo'
  | 'validationFailed';

/** Changes the fields of an item that were sent. */
export function updateChecklistItem(
  context: RuleContext,
  { task }: TaskScene,
  { itemId, fields }: ItemInput & { readonly fields: SentItem },
): Result<Outcome<Task>, UpdateChecklistItemRefusal> {
  return changeItem(context, task, itemId, (item) => {
    const read = readItem(task, fields);
    return read.ok ? accept([{ ...item, ...read.value }]) : read;
  });
}

/** Removes an item from the checklist. */
export function removeChecklistItem(
  context: RuleContext,
  { task }: TaskScene,
  { itemId }: ItemInput,
): Result<Outcome<Task>, 'checklistItemNotFound' | 'checklistOnlyDailyTodo'> {
  return changeItem(context, task, itemId, () => accept([]));
}

/** Checks an item off, or unchecks it; no points (rules-scoring-and-day 1.15). */
export function scoreChecklistItem(
  context: RuleContext,
  { player, task }: TaskScene,
  { itemId }: ItemInput,
): Result<Outcome<Task>, 'checklistItemNotFound' | 'checklistOnlyDailyTodo'> {
  const scored = changeItem(context, task, itemId, (item) =>
    accept([{ ...item, completed: !item.completed }]),
  );
  if (!scored.ok) return scored;
  const event = { kind: 'checklistItemScored', userId: player._id, task: scored.value.data, itemId } as const;
  return accept({ ...scored.value, events: [event] });
}
