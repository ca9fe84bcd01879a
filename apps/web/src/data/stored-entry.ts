import type { Action, OutboxEntry } from './action.ts';
import { withDefinition } from './define-action.ts';

/** An entry as releases before the typed client stored it and sent it to other tabs. */
interface FormerEntry extends Omit<OutboxEntry, 'action' | 'request' | 'takesBack'> {
  readonly deed: Action;
}

/** An entry of any release, as it comes from disk or from another tab. */
export type StoredEntry = OutboxEntry | FormerEntry;

/** Reads an entry of any release. One that is not understood is kept as it is. */
export function readEntry(stored: StoredEntry): OutboxEntry {
  if ('action' in stored) return stored.request ? stored : withDefinition(stored);
  const { deed, ...rest } = stored;
  return withDefinition({ ...rest, action: deed });
}
