import { assertNever } from '@everdeed/content/values';
import {
  blankTask,
  type Daily,
  type Direction,
  ORDER_OF,
  type Task,
  type TaskType,
  type Todo,
} from '@everdeed/rules';
import { dispatch } from '../../data/dispatch.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { newId } from '../../lib/new-id.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { createTasks, deleteTask, moveTask, updateTask } from './actions/edit.ts';
import { scoreTask } from './actions/score.ts';
import { announce } from '../../task-kit/announce.ts';
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
  const place = orderOf(task).indexOf(task._id);
  const { ok } = dispatch(scoreTask({ taskId: task._id, direction }));
  if (!ok || !('completed' in task) || direction === 'down') return ok;
  if (task.type === 'todo') handKeyboardOn(task);
  holdCard(task, task.type === 'todo' && place >= 0 ? place : undefined);
  return ok;
}

export function fold(task: Task): void {
  if (!('collapseChecklist' in task)) return;
  dispatch(updateTask({ taskId: task._id, changes: { collapseChecklist: !task.collapseChecklist } }));
}

function move(task: Task, position: number): void {
  if (!dispatch(moveTask({ taskId: task._id, position })).ok) return;
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

function create(task: Task): void {
  const { userId } = useGame.getState();
  dispatch(createTasks({ tasks: [{ ...task, ...(userId !== undefined && { userId }) }] }));
}

/** Copies a task without its progress. */
export const copy = (task: Task): void => create(copyOf(task));

/** Makes a new task from one that was deleted while it was edited; `changes` are fields of its own type. */
export const keepAsNew = (task: Task, changes: object): void =>
  create({ ...copyOf(task), text: task.text, ...changes });

function blankCopy<Type extends TaskType>(type: Type, { text, reminders, ...task }: Task) {
  const { notes, tags, priority, attribute } = task;
  return {
    ...blankTask(type, newId(), Date.now(), t('tasks.copyOf', { title: text })),
    notes,
    tags,
    priority,
    attribute,
    reminders: reminders.map((reminder) => ({ ...reminder, id: newId() })),
  };
}

const openItems = ({ checklist }: Daily | Todo) =>
  checklist.map((item) => ({ ...item, id: newId(), completed: false }));

/** A new task with what its owner has set, and with the recurrence. */
function copyOf(task: Task): Task {
  switch (task.type) {
    case 'habit': {
      const { up, down, frequency } = task;
      return { ...blankCopy('habit', task), up, down, frequency };
    }
    case 'daily':
      return { ...blankCopy('daily', task), ...recurrenceOf(task), checklist: openItems(task) };
    case 'todo':
      return {
        ...blankCopy('todo', task),
        ...(task.date && { date: task.date }),
        checklist: openItems(task),
      };
    case 'reward':
      return { ...blankCopy('reward', task), value: task.value };
    default:
      return assertNever(task);
  }
}

function recurrenceOf({ frequency, everyX, startDate, repeat, daysOfMonth, weeksOfMonth, ...daily }: Daily) {
  const { yesterDaily, isDue, nextDue } = daily;
  const due = isDue === undefined ? { nextDue } : { nextDue, isDue };
  return { frequency, everyX, startDate, repeat, daysOfMonth, weeksOfMonth, yesterDaily, ...due };
}

export function remove(task: Task): void {
  if (dispatch(deleteTask({ taskId: task._id })).ok)
    announce(t('tasks.said.deleted', { title: plainTitle(task) }));
}
