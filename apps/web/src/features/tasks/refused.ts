import { create } from 'zustand';
import { act, onAct } from '../../data/act.ts';
import { type Deed, tasksOf } from '../../data/deeds.ts';
import { onSettled } from '../../data/outbox.ts';

interface RefusedState {
  /** The deed that the server did not take, by task. */
  readonly refused: ReadonlyMap<string, Deed>;
}

export const useRefused = create<RefusedState>(() => ({ refused: new Map() }));

function change(ids: readonly string[], deed: Deed | undefined): void {
  if (ids.length === 0) return;
  const { refused } = useRefused.getState();
  if (!deed && !ids.some((id) => refused.has(id))) return;
  const next = new Map(refused);
  for (const id of ids) {
    if (deed) next.set(id, deed);
    else next.delete(id);
  }
  useRefused.setState({ refused: next });
}

/** Notes refusals of the server on the tasks they concern, until the next act on them. */
export function watchRefusals(): () => void {
  const stop = onSettled(({ deed }, { kind }) =>
    change(tasksOf(deed), kind === 'refused' ? deed : undefined),
  );
  onAct(({ entry }) => change(tasksOf(entry.deed), undefined));
  return stop;
}

/** Tries the refused deed of a task once more. */
export function retryRefused(taskId: string): void {
  const deed = useRefused.getState().refused.get(taskId);
  if (deed) act(deed);
}
