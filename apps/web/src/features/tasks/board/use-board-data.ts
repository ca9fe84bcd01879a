import type { Task, TaskType } from '@everdeed/rules';
import { useMemo } from 'react';
import { useTaskList, useWaitingTasks } from '../../../data/hooks.ts';
import type { Saving } from '../card/card-body.tsx';
import { useRefused } from '../refused.ts';
import { useStable } from './use-stable.ts';

export type TasksByType = Readonly<Record<TaskType, readonly Task[]>>;

export function useTasksByType(): TasksByType {
  const habit = useStable<Task>(useTaskList('habit'));
  const daily = useStable<Task>(useTaskList('daily'));
  const todo = useStable<Task>(useTaskList('todo'));
  const reward = useStable<Task>(useTaskList('reward'));
  return useMemo(() => ({ habit, daily, todo, reward }), [habit, daily, todo, reward]);
}

const NOTHING: ReadonlyMap<string, Saving> = new Map();

/** Tasks that are not saved yet, with the reason. */
export function useSaving(): ReadonlyMap<string, Saving> {
  const waiting = useWaitingTasks();
  const refused = useRefused((state) => state.refused);
  return useMemo(() => {
    if (waiting.size === 0 && refused.size === 0) return NOTHING;
    const saving = new Map<string, Saving>([...refused.keys()].map((id) => [id, 'refused']));
    for (const id of waiting) saving.set(id, 'waiting');
    return saving;
  }, [waiting, refused]);
}
