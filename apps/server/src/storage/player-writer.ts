import type { Player } from '@everdeed/rules';

/** Raw writes of players. Only `work/save.ts` may use them: lint sees to it. */
export interface PlayerWriter {
  /**
   * Writes what differs (by reference) from what this transaction loaded, with `_v` + 1, and returns the player as
   * stored. Throws for a player whom this transaction has not loaded: only what the scope holds can be saved.
   */
  save(player: Player): Promise<Player>;
  /** The same for several, each once, in fewer round trips. */
  saveAll(players: readonly Player[]): Promise<Player[]>;
  /** Writes a new player. */
  insert(player: Player): Promise<Player>;
  /** Removes the player and everything that belongs to them. */
  remove(id: string): Promise<void>;
}

/** Where a transaction keeps its writer. */
export const writerOf: unique symbol = Symbol('player writer');

/** The writer of a transaction. */
export const playerWriter = (tx: { readonly [writerOf]: PlayerWriter }): PlayerWriter => tx[writerOf];
