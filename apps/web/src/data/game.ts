import type { Player, Task } from '@everdeed/rules';
import type { Deed } from './deeds.ts';

/** The player as GET /user tells it: `needsCron` says that a day waits to be judged. */
export type GamePlayer = Player & { readonly needsCron?: boolean };

/** Player and tasks at one moment. Completed to-dos are among the tasks once they are loaded. */
export interface Game {
  readonly player: GamePlayer;
  readonly tasks: readonly Task[];
}

/** An act in the outbox. */
export interface OutboxEntry {
  /** Order on this device; given by the database, absent for the moment before. */
  readonly seq?: number;
  /** UUID, the name of the act everywhere. */
  readonly id: string;
  readonly userId: string;
  /** ISO instant of the tap. */
  readonly at: string;
  readonly deed: Deed;
  /** The tab it was made in: that one tells the person how it went. */
  readonly tab: string;
}
