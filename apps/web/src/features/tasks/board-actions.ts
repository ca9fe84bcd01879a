import { assertNever } from '@everdeed/content/values';
import { blankTask, type Direction, ORDER_OF, type Task } from '@everdeed/rules';
import { dispatch } from '../../data/dispatch.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { createTasks, deleteTask, moveTask, updateTask } from './actions/edit.ts';
import { scoreTask } from './actions/score.ts';
import { announce } from './announce.ts';
import { focusAfter } from './focus-model.ts';
import { HOLD_MS, holdCard, LEAVE_MS } from './holds.ts';
import { dropTarget, moveTo, type Step, targetOf } from './ordering.ts';
import { currentBoard, neighboursOf } from './shown-cards.ts';
import { focusCard } from './use-board-keys.ts';

const orderOf = (task: Task): readonly string[] =>
  useGame.getState().view?.player.tasksOrder[ORDER_OF[task.type]] ?? [];

/** Moves the focus to the neighbour when the focused card leaves the list. */
function handKeyboardOn({ _id }: Task): void {
  if (!document.activeElement?.closest(`[data-task="${CSS.escape(_id)}"]`)) return;
  const heir = focusAfter(currentBoard(), _id);
  setTimeout(
    () => {
      if (document.activeElement === document.body) focusCard(heir);
    },
    HOLD_MS + LEAVE_MS + 80,
  );
}

/** Returns false if the rules refuse it. */
export function score(task: Task, direction: Direction): boolean {
  const { ok } = dispatch(scoreTask({ taskId: task._id, direction }));
  if (!ok || !('completed' in task) || direction === 'down') return ok;
  if (task.type === 'todo') handKeyboardOn(task);
  holdCard(task);
  return ok;
}

export function fold(task: Task): void {
  if (!('collapseChecklist' in task)) return;
  dispatch(updateTask({ taskId: task._id, changes: { collapseChecklist: !task.collapseChecklist } }));
}

function move(task: Task, position: number): void {
  dispatch(moveTask({ taskId: task._id, position }));
  const ids = moveTo(orderOf(task), task._id, position);
  announce(
    t('tasks.moved', { title: plainTitle(task), position: ids.indexOf(task._id) + 1, all: ids.length }),
  );
}

/** Moves a card one place up or down, or to an end, within its group. */
export function step(task: Task, to: Step): void {
  const position = targetOf(orderOf(task), neighboursOf(task._id), task._id, to);
  if (position === undefined) return;
  move(task, position);
  requestAnimationFrame(() => focusCard(task._id));
}

export function dropOnto(task: Task, over: string): void {
  move(task, dropTarget(orderOf(task), over));
}

/** Copies a task without its progress. */
export function copy(task: Task): void {
  const now = Date.now();
  const fresh = blankTask(task.type, crypto.randomUUID(), now, t('tasks.copyOf', { title: task.text }));
  const { notes, tags, priority, attribute, value } = task;
  const own = {
    notes,
    tags,
    priority,
    attribute,
    ...(task.type === 'reward' ? { value } : {}),
    ...('checklist' in task && {
      checklist: task.checklist.map((item) => ({ ...item, id: crypto.randomUUID(), completed: false })),
    }),
    reminders: task.reminders.map((reminder) => ({ ...reminder, id: crypto.randomUUID() })),
  };
  const { userId } = useGame.getState();
  dispatch(createTasks({ tasks: [{ ...fresh, ...shapeOf(task), ...own, userId } as Task] }));
}

/** The fields that define the recurrence of a task. */
function shapeOf(task: Task): object {
  switch (task.type) {
    case 'habit':
      return { up: task.up, down: task.down, frequency: task.frequency };
    case 'daily': {
      const { frequency, everyX, startDate, repeat, daysOfMonth, weeksOfMonth, yesterDaily, isDue, nextDue } =
        task;
      return { frequency, everyX, startDate, repeat, daysOfMonth, weeksOfMonth, yesterDaily, isDue, nextDue };
    }
    case 'todo':
      return task.date ? { date: task.date } : {};
    case 'reward':
      return {};
    default:
      return assertNever(task);
  }
}

export function remove(task: Task): void {
  dispatch(deleteTask({ taskId: task._id }));
  announce(t('tasks.said.deleted', { title: plainTitle(task) }));
}
