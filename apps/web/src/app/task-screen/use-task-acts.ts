import type { Tag, Task } from '@everdeed/rules';
import { useMemo, useState } from 'react';
import { act } from '../../data/act.ts';
import { useGame } from '../../data/store.ts';
import type { Draft, NewTask } from '../../features/quick-add/to-task.ts';
import { copy, fold, score, step } from '../../features/tasks/board-acts.ts';
import type { CardActs } from '../../features/tasks/card/card-context.ts';
import { retryRefused } from '../../features/tasks/refused.ts';
import type { Overlay } from './overlay.ts';
import { blankTask } from '../../task-kit/blank-task.ts';
import { dateOfInstant, instantOf, type LocalDate } from '../../task-kit/calendar.ts';
import { isDueOn, nextDates, type Schedule } from '../../task-kit/schedule.ts';

/** The actions of cards; editing and deleting open their dialogs. */
export function useTaskActs(open: (overlay: Overlay) => void): CardActs {
  const [acts] = useState<CardActs>(() => ({
    score,
    fold,
    step,
    copy,
    tickItem: (task, itemId) => void act({ kind: 'tickItem', taskId: task._id, itemId }),
    edit: ({ _id }) => open({ kind: 'editor', taskId: _id }),
    remove: ({ _id }) => open({ kind: 'delete', taskId: _id }),
    retry: ({ _id }) => retryRefused(_id),
  }));
  return acts;
}

/** The server stores whether a task is due; until it answers, the new card shows the expected value. */
function dueFields(task: NewTask, today: LocalDate): object {
  if (task.type !== 'daily' || !task.startDate) return {};
  const schedule: Schedule = {
    frequency: task.frequency ?? 'weekly',
    everyX: task.everyX ?? 1,
    start: dateOfInstant(task.startDate),
    repeat: task.repeat ?? {},
    daysOfMonth: task.daysOfMonth ?? [],
    weeksOfMonth: task.weeksOfMonth ?? [],
  };
  const nextDue = nextDates(schedule, today, 7)
    .filter((date) => date > today)
    .slice(0, 6)
    .map((date) => instantOf(date));
  return { isDue: isDueOn(schedule, today), nextDue };
}

/** Creates what quick add understood: first the missing tags, then the task. */
export function addDraft({ task, newTags }: Draft, today: LocalDate): void {
  for (const tag of newTags) act({ kind: 'createTag', tag });
  const blank = blankTask(task.type, crypto.randomUUID(), Date.now(), task.text);
  const { userId } = useGame.getState();
  act({ kind: 'createTasks', tasks: [{ ...blank, ...task, ...dueFields(task, today), userId } as Task] });
}

export function createTag(name: string): Tag {
  const tag = { id: crypto.randomUUID(), name };
  act({ kind: 'createTag', tag });
  return tag;
}

export function useTagNames(tags: readonly Tag[]): ReadonlyMap<string, string> {
  return useMemo(() => new Map(tags.map(({ id, name }) => [id, name])), [tags]);
}
