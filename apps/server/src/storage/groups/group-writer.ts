import type { Group, Task } from '@everdeed/rules';

/** Raw writes of groups. Only `work/save.ts` may use them: lint sees to it. */
export interface GroupWriter {
  /** Writes a new group. Its members come with the players who join it. */
  insert(group: Group): Promise<void>;
  /**
   * Writes what differs from what this transaction loaded. Throws for a group that it has not loaded: only what the
   * scope holds can be saved.
   */
  save(group: Group): Promise<void>;
  /**
   * Removes the group with its memberships, invitations, chat and board. Returns the ids of all who were in it or invited, in
   * order: what they see of themselves has changed.
   */
  remove(id: string): Promise<string[]>;
  insertTasks(tasks: readonly Task[]): Promise<void>;
  saveTasks(tasks: readonly Task[]): Promise<void>;
}

/** Where a transaction keeps its writer of groups. */
export const groupWriterOf: unique symbol = Symbol('group writer');

/** The writer of a transaction. */
export const groupWriter = (tx: { readonly [groupWriterOf]: GroupWriter }): GroupWriter => tx[groupWriterOf];
