import { useMemo } from 'react';
import type { Action, OutboxEntry } from './action.ts';
import type { ActionMaker } from './define-action.ts';
import { useGame } from './store.ts';

/** An entry whose action is of a known kind. */
export interface WaitingEntry<Payload extends object> extends Omit<OutboxEntry, 'action'> {
  readonly action: Payload & Action;
}

/** Whether an entry is of this kind. */
export const isOf =
  <Payload extends object>({ definition }: ActionMaker<string, Payload>) =>
  (entry: OutboxEntry | WaitingEntry<Payload>): entry is WaitingEntry<Payload> =>
    entry.action.kind === definition.kind;

/** What waits of one kind, oldest first: for lists that show what was sent before the server has it. */
export function useWaiting<Payload extends object>(
  maker: ActionMaker<string, Payload>,
): readonly WaitingEntry<Payload>[] {
  const pending = useGame((state) => state.pending);
  return useMemo(() => pending.filter(isOf(maker)), [pending, maker]);
}
