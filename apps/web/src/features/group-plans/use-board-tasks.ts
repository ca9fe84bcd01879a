import type { Task } from '@everdeed/rules';
import { useEffect, useMemo } from 'react';
import type { OutboxEntry } from '../../data/action.ts';
import { asTask } from '../../data/domain.ts';
import type { Settlement } from '../../data/drain.ts';
import { useWaitingTasks } from '../../data/hooks.ts';
import { onSettled } from '../../data/outbox.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { isOf, useWaiting, type WaitingEntry } from '../../data/waiting.ts';
import { onBoard, scoredBy } from './board.ts';
import { addBoardTask, scoreBoardTask } from './board-actions.ts';
import { refreshTasks } from './fresh-tasks.ts';
import { refreshBoard, useBoard, useDoneTodos } from './queries.ts';

type Ticks = readonly WaitingEntry<Parameters<typeof scoreBoardTask>[0]>[];
type Additions = readonly WaitingEntry<Parameters<typeof addBoardTask>[0]>[];

const NONE: readonly Task[] = [];

/** A task with every tick of it that is on its way. */
function ticked(task: Task, userId: string, ticks: Ticks): Task {
  let now = task;
  for (const { action, at } of ticks)
    if (action.taskId === task._id) now = scoredBy(now, userId, action.direction, at);
  return now;
}

const idsOf = (tasks: readonly Task[]): ReadonlySet<string> => new Set(tasks.map(({ _id }) => _id));

type Lists = 'boardTasks' | 'boardDone';

function change(list: Lists, userId: string, groupId: string, to: (tasks: readonly Task[]) => Task[]): void {
  queryClient.setQueryData<readonly Task[]>(keys[list](userId, groupId), (tasks) => tasks && to(tasks));
}

/** Puts what was saved where its board has it, at once: it is about to leave what waits. */
function keep(userId: string, groupId: string, entry: OutboxEntry, answer: unknown): void {
  if (isOf(scoreBoardTask)(entry))
    for (const list of ['boardTasks', 'boardDone'] as const)
      change(list, userId, groupId, (tasks) => tasks.map((task) => ticked(task, userId, [entry])));
  else if (typeof answer === 'object' && answer) {
    const added = asTask(answer);
    change('boardTasks', userId, groupId, (tasks) => [
      added,
      ...tasks.filter(({ _id }) => _id !== added._id),
    ]);
  }
}

/** Shows what has become of an entry of a board, now that the server has answered it. */
async function settled(userId: string, groupId: string, entry: OutboxEntry, end: Settlement): Promise<void> {
  const isTick = isOf(scoreBoardTask)(entry);
  if (!(isTick || isOf(addBoardTask)(entry)) || entry.action.groupId !== groupId) return;
  if (end.kind === 'saved') keep(userId, groupId, entry, end.answer.data);
  const isShown = isTick ? await refreshTasks(userId, groupId, [entry.action.taskId]) : end.kind === 'saved';
  if (!isShown) await refreshBoard(userId, groupId);
}

function useWaitingOn(groupId: string): { readonly additions: Additions; readonly ticks: Ticks } {
  const [additions, ticks] = [useWaiting(addBoardTask), useWaiting(scoreBoardTask)];
  return useMemo(
    () => ({
      additions: additions.filter(({ action }) => action.groupId === groupId),
      ticks: ticks.filter(({ action }) => action.groupId === groupId),
    }),
    [additions, ticks, groupId],
  );
}

/**
 * The tasks of a board as the player has left them: what waits on this device shows at once. `unsaved` are those that
 * the server does not have yet, `waiting` those whose cards say that it is out of reach.
 */
export function useBoardTasks(userId: string, groupId: string) {
  const query = useBoard(userId, groupId);
  const { data: finished = NONE } = useDoneTodos(userId, groupId);
  const { additions, ticks } = useWaitingOn(groupId);
  const waiting = useWaitingTasks();
  useEffect(() => onSettled((entry, end) => void settled(userId, groupId, entry, end)), [userId, groupId]);
  const added = useMemo(() => {
    const known = query.data && idsOf(query.data);
    return additions
      .filter(({ action }) => known?.has(action.task._id) === false)
      .map(({ action }) => onBoard(action.task, groupId, action.memberIds))
      .toReversed();
  }, [additions, groupId, query.data]);
  const tasks = useMemo(
    () => query.data && [...added, ...query.data].map((task) => ticked(task, userId, ticks)),
    [added, query.data, ticks, userId],
  );
  const done = useMemo(() => finished.map((task) => ticked(task, userId, ticks)), [finished, ticks, userId]);
  const unsaved = useMemo(() => idsOf(added), [added]);
  return { query, tasks, done, unsaved, waiting };
}
