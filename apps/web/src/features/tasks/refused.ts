import { create } from 'zustand';
import type { Action } from '../../data/action.ts';
import { tasksOf } from '../../data/define-action.ts';
import { dispatch, onDispatch } from '../../data/dispatch.ts';
import { onSettled } from '../../data/outbox.ts';

interface RefusedState {
  /** The action that the server did not take, by task. */
  readonly refused: ReadonlyMap<string, Action>;
}

export const useRefused = create<RefusedState>(() => ({ refused: new Map() }));

function change(ids: readonly string[], action: Action | undefined): void {
  if (ids.length === 0) return;
  const { refused } = useRefused.getState();
  if (!action && !ids.some((id) => refused.has(id))) return;
  const next = new Map(refused);
  for (const id of ids) {
    if (action) next.set(id, action);
    else next.delete(id);
  }
  useRefused.setState({ refused: next });
}

/** Notes refusals of the server on the tasks they concern, until the next action on them. */
export function watchRefusals(): () => void {
  const stop = onSettled(({ action }, { kind }) =>
    change(tasksOf(action), kind === 'refused' ? action : undefined),
  );
  onDispatch(({ entry }) => change(tasksOf(entry.action), undefined));
  return stop;
}

/** Tries the refused action of a task once more. */
export function retryRefused(taskId: string): void {
  const action = useRefused.getState().refused.get(taskId);
  if (action) dispatch(action);
}
