import { accept, type Refusal, type AnyResult, refuse } from '@everdeed/rules';
import { newId } from '../lib/new-id.ts';
import type { Action, Dispatched } from './action.ts';
import { definitionOf, withDefinition } from './define-action.ts';
import { persistAndSend } from './outbox.ts';
import { appendEntry, useGame } from './store.ts';
import { thisTab } from './tabs.ts';

type DispatchListener = (dispatched: Dispatched) => void;
type RefusalListener = (action: Action, refusal: Refusal) => void;
const dispatchListeners = new Set<DispatchListener>();
const refusalListeners = new Set<RefusalListener>();

/** Listens for every action of this tab as it is dispatched. */
export const onDispatch = (listener: DispatchListener) => dispatchListeners.add(listener);
/** Listens for actions that the rules refuse at once. */
export const onRefusal = (listener: RefusalListener) => refusalListeners.add(listener);

/**
 * Carries out an action: shows its preview in the next frame, puts it into the outbox and sends it. If the rules
 * refuse (not enough gold, already done), the refusal is returned at once and nothing changes. The shell shows toasts
 * about results, drops, undo and errors, so features need not. Throws if its kind is not registered.
 */
export function dispatch(action: Action): AnyResult<Dispatched> {
  // It would be shown and kept, and never sent.
  if (!definitionOf(action)) throw new Error(`no action "${action.kind}" is registered`);
  const { view: before, userId } = useGame.getState();
  if (!before || !userId) return refuse('badRequest', 'invalidCredentials');
  const at = new Date().toISOString();
  const entry = withDefinition({ id: newId(), userId, at, action, tab: thisTab });
  const shown = appendEntry(entry);
  if (!shown.ok) {
    for (const listener of refusalListeners) listener(action, shown.refusal);
    return shown;
  }
  void persistAndSend(entry);
  const dispatched: Dispatched = { entry, before, after: shown.value };
  for (const listener of dispatchListeners) listener(dispatched);
  return accept(dispatched);
}
