import { ORDER_OF, type Player, type Tag, type Task, type TaskType } from '@everdeed/rules';
import { useMemo } from 'react';
import { tasksOf } from './define-action.ts';
import type { GamePlayer } from './game.ts';
import { type SyncState, useGame } from './store.ts';

const NONE: readonly Task[] = [];

/**
 * The player, waiting actions included. Use it only below the shell's loading screen, which guarantees that there
 * is one.
 */
export function usePlayer(): GamePlayer {
  const player = useGame(({ view }) => view?.player);
  if (!player) throw new Error('usePlayer outside a loaded game');
  return player;
}

/** The player, if there is one; for the shell itself. */
export const useMaybePlayer = (): GamePlayer | undefined => useGame(({ view }) => view?.player);

/** A part of the player; re-renders only when that part changes. */
export function usePlayerPart<Part>(pick: (player: Player) => Part): Part {
  return useGame(({ view }) => {
    if (!view) throw new Error('usePlayerPart outside a loaded game');
    return pick(view.player);
  });
}

/** Every task, waiting actions included, in no particular order. */
export const useTasks = (): readonly Task[] => useGame(({ view }) => view?.tasks ?? NONE);

export const useTask = (id: string | undefined): Task | undefined =>
  useGame(({ view }) => view?.tasks.find(({ _id }) => _id === id));

type TaskOf<Type extends TaskType> = Extract<Task, { type: Type }>;

/** The tasks of one type in the player's own order; unlisted ones (completed to-dos) come last. */
export function useTaskList<Type extends TaskType>(type: Type): readonly TaskOf<Type>[] {
  const tasks = useTasks();
  const order = usePlayerPart(({ tasksOrder }) => tasksOrder[ORDER_OF[type]]);
  return useMemo(() => {
    const place = new Map(order.map((id, index) => [id, index]));
    const rank = ({ _id }: Task) => place.get(_id) ?? order.length;
    return tasks
      .filter((task): task is TaskOf<Type> => task.type === type)
      .toSorted((a, b) => rank(a) - rank(b));
  }, [tasks, order, type]);
}

export const useTags = (): readonly Tag[] => usePlayerPart(({ tags }) => tags);

/** The overall state of saving, and how many actions wait. */
export function useSync(): { readonly state: SyncState; readonly waiting: number } {
  const waiting = useGame(({ pending }) => pending.length);
  const blocked = useGame((state) => state.blocked);
  return { state: waiting === 0 ? 'saved' : blocked ? 'failed' : 'waiting', waiting };
}

/** Ids of tasks whose cards show that an action is waiting, because the server is slow or unreachable. */
export function useWaitingTasks(): ReadonlySet<string> {
  const pending = useGame((state) => state.pending);
  const slow = useGame((state) => state.unreachable || state.blocked);
  return useMemo(
    () => new Set(slow ? pending.flatMap(({ action }) => tasksOf(action)) : []),
    [pending, slow],
  );
}
