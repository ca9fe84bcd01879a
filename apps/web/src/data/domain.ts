import type { Player, Task } from '@everdeed/rules';

/** The player as returned by GET /user; `needsCron` says that a day is pending. */
export type GamePlayer = Player & { readonly needsCron?: boolean };

/*
 * The contract types players, tasks and stats loosely, for every client; the rules type them more precisely. Answers
 * fit both: the server makes them from the types of the rules, and its tests check them against the contract. This is
 * the one place where the browser converts from one to the other.
 */

/** The player in an answer. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; reading every field would cost every answer
export const asPlayer = (answer: object): GamePlayer => answer as GamePlayer;

/** A task in an answer. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
export const asTask = (answer: object): Task => answer as Task;

/** The stats among the fields of an answer; missing ones did not change. */
export const asStats = (answer: object): Partial<Player['stats']> => answer;
