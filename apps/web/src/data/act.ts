import { accept, type Refusal, type Result } from '@everdeed/rules';
import type { Deed } from './deeds.ts';
import type { Game, OutboxEntry } from './game.ts';
import { enqueue } from './outbox.ts';
import { previewDeed } from './preview.ts';
import { useGame } from './store.ts';
import { thisTab } from './tabs.ts';

/** An act that was carried out here and now waits for the server. */
export interface Act {
  readonly entry: OutboxEntry;
  readonly before: Game;
  readonly after: Game;
}

type ActListener = (act: Act) => void;
type RefusalListener = (deed: Deed, refusal: Refusal) => void;
const actListeners = new Set<ActListener>();
const refusalListeners = new Set<RefusalListener>();

/** Hears every act of this tab at the moment it is made. */
export const onAct = (listener: ActListener) => actListeners.add(listener);
/** Hears acts that the rules refuse at once. */
export const onRefusal = (listener: RefusalListener) => refusalListeners.add(listener);

/**
 * Does a deed: shows its outcome in the next frame, puts it into the outbox, sends it. A refusal of the rules
 * (not enough gold, already done) comes back at once and changes nothing. Results of the server, drops,
 * undo and errors are told in toasts by the shell; a feature need not.
 */
export function act(deed: Deed): Result<Act> {
  const { view, userId } = useGame.getState();
  if (!view || !userId) return { ok: false, refusal: { kind: 'badRequest', key: 'invalidCredentials' } };
  const entry: OutboxEntry = {
    id: crypto.randomUUID(),
    userId,
    at: new Date().toISOString(),
    deed,
    tab: thisTab,
  };
  const result = previewDeed(view, entry);
  if (!result.ok) {
    for (const listener of refusalListeners) listener(deed, result.refusal);
    return result;
  }
  enqueue(entry);
  const done: Act = { entry, before: view, after: useGame.getState().view ?? result.value };
  for (const listener of actListeners) listener(done);
  return accept(done);
}

/** Takes a scoring back, exactly: what it gave and what it cost. */
export function undo({ entry, before }: Act): Result<Act> | undefined {
  const { deed } = entry;
  if (deed.kind !== 'score') return undefined;
  const task = before.tasks.find(({ _id }) => _id === deed.taskId);
  return task && act({ kind: 'undo', taskId: deed.taskId, operationId: entry.id, before: task });
}
