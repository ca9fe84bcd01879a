import type { Player, Task } from '@everdeed/rules';

/** The player as returned by GET /user; `needsCron` says that a day is pending. */
export type GamePlayer = Player & { readonly needsCron?: boolean };

/*
 * The contract describes players, tasks and stats for every client, the rules more finely for those that play by
 * them. What the server sends is both: it makes its answers from the types of the rules, and its tests hold them to
 * the contract. This is the one place where the browser takes the one for the other.
 */

/** A player of an answer. */
export const asPlayer = (answer: object): GamePlayer => answer as GamePlayer;

/** A task of an answer. */
export const asTask = (answer: object): Task => answer as Task;

/** The stats of an answer, among its other fields; those it lacks did not change. */
export const asStats = (answer: object): Partial<Player['stats']> => answer;
