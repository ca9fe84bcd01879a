import type { CallRequest } from './calls.ts';
import type { Game } from './game.ts';

/**
 * What a person asks for, as plain data: it can wait on disk, be shown again after a reload and be sent by another
 * tab. `kind` names its definition; the other fields are the payload.
 */
export interface Action {
  readonly kind: string;
}

/** An action in the outbox. */
export interface OutboxEntry {
  /** Order on this device, assigned by the database; absent until then. */
  readonly seq?: number;
  /** UUID, the id of the operation everywhere. */
  readonly id: string;
  readonly userId: string;
  /** ISO instant of the tap. */
  readonly at: string;
  readonly action: Action;
  /**
   * The call that carries the action out, prepared at dispatch, so that sending needs no definition. Absent when an
   * earlier release stored the action and this one does not know it; then the entry is kept and not sent.
   */
  readonly request?: CallRequest;
  /** Id of the entry that this one takes back: while both wait, neither is shown. */
  readonly takesBack?: string;
  /** The tab that dispatched it, which shows the result. */
  readonly tab: string;
}

/** An action that is already shown and waits for the server. */
export interface Dispatched {
  readonly entry: OutboxEntry;
  readonly before: Game;
  readonly after: Game;
}
