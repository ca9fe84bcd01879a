import type { Challenge, Participation, Task } from '@everdeed/rules';

/** Raw writes of challenges. Only `work/save.ts`, the jobs of challenges and test control may use them: lint sees to it. */
export interface ChallengeWriter {
  insert(challenge: Challenge): Promise<void>;
  /** Throws for a challenge that this transaction has not loaded: only what the scope holds can be saved. */
  save(challenge: Challenge): Promise<void>;
  /** Removes a challenge that nobody is in any more, with its own tasks. */
  remove(id: string): Promise<void>;
  insertOriginals(tasks: readonly Task[]): Promise<void>;
  saveOriginals(tasks: readonly Task[]): Promise<void>;
  removeOriginals(ids: readonly string[]): Promise<void>;
  /** Notes that players take part; their copies are up to date. */
  join(all: readonly Participation[]): Promise<void>;
  leave(all: readonly Participation[]): Promise<void>;
  /** Notes that the copies of participants are of this version. */
  noteSynced(id: string, playerIds: readonly string[], version: number): Promise<void>;
  /** Takes a player who is about to go out of the counts of their challenges. */
  forgetPlayer(playerId: string): Promise<void>;
  /** Has all challenges of a group that goes begin to close. Returns their ids, in order. */
  closeOfGroup(groupId: string): Promise<string[]>;
}

/** Where a transaction keeps its writer of challenges. */
export const challengeWriterOf: unique symbol = Symbol('challenge writer');

/** The writer of a transaction. */
export const challengeWriter = (tx: { readonly [challengeWriterOf]: ChallengeWriter }): ChallengeWriter =>
  tx[challengeWriterOf];
