import { type AnyDefinition, definitionOf, registerActions } from './define-action.ts';
import { onSettled } from './outbox.ts';
import { changeGame, useGame } from './store.ts';

/** Loads the actions of an area. */
export type ActionPack = () => Promise<readonly { readonly definition: AnyDefinition }[]>;

/** Loads and registers actions; loading them twice is cheap. */
export async function loadActions(pack: ActionPack): Promise<void> {
  registerActions(...(await pack()));
}

const waitsUnknown = (): boolean => useGame.getState().pending.some(({ action }) => !definitionOf(action));

async function loadAll(packs: readonly ActionPack[]): Promise<void> {
  await Promise.all(packs.map(loadActions));
  // What waits is previewed anew.
  changeGame({});
}

/** Tells the definition of an action that it was refused, which may be the first that this page sees of its kind. */
function watchRefusals(packs: readonly ActionPack[]): () => void {
  return onSettled(({ action, id }, settlement) => {
    if (settlement.kind !== 'refused') return;
    const tell = () => definitionOf(action)?.tell?.refused?.(action, settlement.failure, id);
    if (definitionOf(action)) tell();
    else void loadAll(packs).then(tell, () => undefined);
  });
}

/**
 * Loads the packs once an action of unknown kind waits: one stored before a reload, or told by another tab. Until
 * then it is sent all the same, but not shown. Returns a function that stops watching.
 */
export function watchUnknownActions(packs: readonly ActionPack[]): () => void {
  let loading: Promise<void> | undefined;
  const stopRefusals = watchRefusals(packs);
  const stop = useGame.subscribe((state, before) => {
    if (loading || state.pending === before.pending || !waitsUnknown()) return;
    loading = loadAll(packs).catch(() => {
      loading = undefined;
    });
  });
  return () => {
    stopRefusals();
    stop();
  };
}
