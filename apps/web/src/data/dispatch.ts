import { accept, type Refusal, type AnyResult, refuse } from '@everdeed/rules';
import type { Action, Dispatched } from './action.ts';
import { withDefinition } from './define-action.ts';
import { persistAndSend } from './outbox.ts';
import { appendEntry, useGame } from './store.ts';
import { thisTab } from './tabs.ts';

type DispatchListener = (dispatched: Dispatched) => void;
type RefusalListener = (action: Action, refusal: Refusal) => void;
const dispatchListeners = new Set<DispatchListener>();
const refusalListeners = new Set<RefusalListener>();

/** Hears every action of this tab at the moment it is made. */
export const onDispatch = (listener: DispatchListener) => dispatchListeners.add(listener);
/** Hears actions that the rules refuse at once. */
export const onRefusal = (listener: RefusalListener) => refusalListeners.add(listener);

/**
 * Carries an action out: shows its outcome in the next frame, puts it into the outbox, sends it. A refusal of the
 * rules (not enough gold, already done) comes back at once and changes nothing. Results of the server, drops, undo
 * and errors are told in toasts by the shell; a feature need not.
 */
export function dispatch(action: Action): AnyResult<Dispatched> {
  const { view: before, userId } = useGame.getState();
  if (!before || !userId) return refuse('badRequest', 'invalidCredentials');
  const at = new Date().toISOString();
  const entry = withDefinition({ id: crypto.randomUUID(), userId, at, action, tab: thisTab });
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
