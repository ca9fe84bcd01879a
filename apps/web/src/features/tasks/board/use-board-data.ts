import type { Task, TaskType } from '@everdeed/rules';
import { useMemo } from 'react';
import { useTaskList, useWaitingTasks } from '../../../data/hooks.ts';
import type { Saving } from '../card/card-body.tsx';
import { useRefused } from '../refused.ts';

export type TasksByType = Readonly<Record<TaskType, readonly Task[]>>;

export function useTasksByType(): TasksByType {
  const habit = useTaskList('habit');
  const daily = useTaskList('daily');
  const todo = useTaskList('todo');
  const reward = useTaskList('reward');
  return useMemo(() => ({ habit, daily, todo, reward }), [habit, daily, todo, reward]);
}

/** Tasks that are not saved yet, with what stands in the way. */
export function useSaving(): ReadonlyMap<string, Saving> {
  const waiting = useWaitingTasks();
  const refused = useRefused((state) => state.refused);
  return useMemo(() => {
    const saving = new Map<string, Saving>([...refused.keys()].map((id) => [id, 'refused']));
    for (const id of waiting) saving.set(id, 'waiting');
    return saving;
  }, [waiting, refused]);
}
