import type { Challenge, Participation, Task } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { HotQuery, type QueryRunner } from '../hot-query.ts';
import type { LockOrder } from '../lock-order.ts';
import { freezeDeep } from '../parts.ts';
import type { Database } from '../schema.ts';
import { rowOf } from '../task-row.ts';
import type { ChallengeReader } from './challenge-reader.ts';
import { challengeColumns, challengeOf, type ChallengeRow, columnsOfChallenge } from './challenge-row.ts';
import type { ChallengeWriter } from './challenge-writer.ts';
import { challengesOfGroup, listChallenges, tallyChallenges } from './list-challenges.ts';
import * as participants from './participants.ts';

const select = `SELECT ${challengeColumns.join(', ')} FROM challenges WHERE id = ?`;
const readChallenge = new HotQuery<ChallengeRow>(select);
// Weaker than FOR UPDATE: participants may refer to the challenge meanwhile.
const lockChallenge = new HotQuery<ChallengeRow>(select, `${select} FOR NO KEY UPDATE`);

interface HeldChallenge {
  readonly v: number;
  readonly challenge: Challenge;
}

interface ChallengeStoreContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  readonly inTransaction: boolean;
  readonly locks: LockOrder;
  readonly now: () => number;
}

/** Maximum number of rows of one insert. */
const chunkSize = 100;

/** Challenges, their own tasks, and who takes part. */
export class SqlChallengeStore implements ChallengeReader, ChallengeWriter {
  readonly #context: ChallengeStoreContext;
  readonly #held = new Map<string, HeldChallenge>();

  constructor(context: ChallengeStoreContext) {
    this.#context = context;
  }

  async get(id: string): Promise<Challenge | undefined> {
    const known = this.#held.get(id);
    if (known) return known.challenge;
    const { runner, inTransaction, locks } = this.#context;
    if (inTransaction) locks.take('challenge', id);
    const row = await (inTransaction ? lockChallenge : readChallenge).one(runner, id);
    if (!row) return undefined;
    const challenge = freezeDeep(challengeOf(row));
    if (inTransaction) this.#held.set(id, { v: row.v, challenge });
    return challenge;
  }

  held(id: string): Challenge | undefined {
    return this.#held.get(id)?.challenge;
  }

  list(...[filter, page]: Parameters<ChallengeReader['list']>): Promise<Challenge[]> {
    return listChallenges(this.#context.db, filter, page);
  }
  tally(...[filter, categories]: Parameters<ChallengeReader['tally']>): ReturnType<ChallengeReader['tally']> {
    return tallyChallenges(this.#context.db, filter, categories);
  }
  ofGroup(groupId: string): Promise<Challenge[]> {
    return challengesOfGroup(this.#context.db, groupId);
  }
  joinedBy(playerId: string, groupId?: string): Promise<string[]> {
    return participants.joinedBy(this.#context.db, playerId, groupId);
  }
  followedBy(playerId: string): Promise<string[]> {
    return participants.followedBy(this.#context.db, playerId);
  }
  originals(id: string): Promise<Task[]> {
    return participants.originals(this.#context.db, id);
  }
  findByOriginal(taskId: string): Promise<string | undefined> {
    return participants.findByOriginal(this.#context.db, taskId);
  }
  copies(id: string, playerIds: readonly string[]): Promise<Task[]> {
    return participants.copies(this.#context.db, id, playerIds);
  }
  participantsAfter(
    ...[id, page]: Parameters<ChallengeReader['participantsAfter']>
  ): ReturnType<ChallengeReader['participantsAfter']> {
    return participants.participantsAfter(this.#context.db, id, page);
  }
  syncedVersions(id: string, playerIds: readonly string[]): Promise<Map<string, number>> {
    return participants.syncedVersions(this.#context.db, id, playerIds);
  }
  joinedAt(id: string, playerIds: readonly string[]): Promise<Map<string, number>> {
    return participants.joinedAt(this.#context.db, id, playerIds);
  }

  async insert(challenge: Challenge): Promise<void> {
    const row = { id: challenge._id, v: 1, ...columnsOfChallenge(challenge) };
    await this.#context.db.insertInto('challenges').values(row).execute();
    this.#held.set(challenge._id, { v: 1, challenge: freezeDeep(challenge) });
  }

  async save(challenge: Challenge): Promise<void> {
    const before = this.#held.get(challenge._id);
    if (!before || !this.#context.inTransaction)
      throw new Error('a challenge was saved that was not loaded in this transaction');
    const v = before.v + 1;
    const { numUpdatedRows } = await this.#context.db
      .updateTable('challenges')
      .set({ v, ...columnsOfChallenge(challenge) })
      .where('id', '=', challenge._id)
      .where('v', '=', before.v)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`challenge ${challenge._id} was changed without its lock`);
    this.#held.set(challenge._id, { v, challenge: freezeDeep(challenge) });
  }

  async remove(id: string): Promise<void> {
    const { db } = this.#context;
    await db.deleteFrom('tasks').where('challenge_id', '=', id).where('user_id', 'is', null).execute();
    // Foreign keys delete the rest.
    await db.deleteFrom('challenges').where('id', '=', id).execute();
    this.#held.delete(id);
  }

  async insertOriginals(tasks: readonly Task[]): Promise<void> {
    for (let i = 0; i < tasks.length; i += chunkSize) {
      const rows = tasks.slice(i, i + chunkSize).map((task) => rowOf(null, task));
      await this.#context.db.insertInto('tasks').values(rows).execute();
    }
  }

  async saveOriginals(tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) {
      const { id, ...columns } = rowOf(null, task);
      const update = this.#context.db.updateTable('tasks').set(columns).where('id', '=', id);
      await update.where('user_id', 'is', null).execute();
    }
  }

  async removeOriginals(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const gone = this.#context.db.deleteFrom('tasks').where('id', 'in', ids);
    await gone.where('user_id', 'is', null).execute();
  }

  async join(all: readonly Participation[]): Promise<void> {
    if (all.length === 0) return;
    const rows = all.map(({ challengeId, userId }) => ({
      challenge_id: challengeId,
      player_id: userId,
      synced_v: this.held(challengeId)?.tasksVersion ?? 0,
      joined_at: this.#context.now(),
    }));
    await this.#context.db.insertInto('challenge_members').values(rows).execute();
  }
  leave(all: readonly Participation[]): Promise<void> {
    return participants.leave(this.#context.db, all);
  }
  noteSynced(id: string, playerIds: readonly string[], version: number): Promise<void> {
    return participants.noteSynced(this.#context.db, id, playerIds, version);
  }
  forgetPlayer(playerId: string): Promise<void> {
    return participants.forgetPlayer(this.#context.db, playerId);
  }

  async closeOfGroup(groupId: string): Promise<string[]> {
    const rows = await this.#context.db
      .updateTable('challenges')
      .set((column) => ({
        v: column('v', '+', 1),
        closing: JSON.stringify({ broken: 'CHALLENGE_DELETED' }),
      }))
      .where('group_id', '=', groupId)
      .where('closing', 'is', null)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id).sort();
  }
}
