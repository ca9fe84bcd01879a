import type { PlayerRow } from '../storage/player-row.ts';

/** The authenticated player of a call, as far as known without loading the player. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  /** The preferred language, if one was chosen. */
  readonly language: string | undefined;
  readonly permissions: Readonly<Record<string, boolean>>;
  /** The API token that was used; undefined for a cookie session. */
  readonly tokenId: string | undefined;
  /** The player's row at the time of authentication; for reading only, never for a change. */
  readonly row?: PlayerRow;
}

/** Whoever acts, or is acted for: jobs and the command line know no more than the id. */
export type ActorId = Pick<Actor, 'id'>;
