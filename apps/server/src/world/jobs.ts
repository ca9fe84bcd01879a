import { Type } from '@everdeed/contract';
import { applyWorldBlows, rewardForWorldBoss, TAVERN_ID } from '@everdeed/rules';
import { findQuest } from '@everdeed/content';
import { defineJob, jobKind } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { blowsJob } from './blows.ts';

/** Blows that one transaction sums up, and players whom one rewards: our own figures. */
const BLOWS_AT_ONCE = 500;
const REWARDS_AT_ONCE = 20;

/** Rewards everybody for a defeated world boss. */
const rewardJob = jobKind({ name: 'world-rewards', payload: Type.Object({ id: Type.String() }) });

/** The oldest blows, which are taken away. */
async function takeBlows({ db }: Tx, quest: string | null | undefined) {
  const oldest = db.selectFrom('world_blows').selectAll().orderBy('created_at').orderBy('id');
  const rows = await oldest.limit(BLOWS_AT_ONCE).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('world_blows').where('id', 'in', ids).execute();
  return { isMore: rows.length === BLOWS_AT_ONCE, blows: rows.filter((row) => row.quest === quest) };
}

async function beginRewards(work: Work, tx: Tx, quest: string): Promise<void> {
  const id = work.rules.newId();
  await tx.db.insertInto('world_rewards').values({ id, quest, ended_at: work.now, reached: '' }).execute();
  await tx.enqueue(rewardJob, { id }, { key: id });
}

/** Sums up the oldest blows; returns whether there are more. */
const sumUp = (services: Services): Promise<boolean> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const tavern = await tx.groups.get(TAVERN_ID);
      if (!tavern) return false;
      const { quest } = tavern;
      const { isMore, blows } = await takeBlows(tx, quest.key);
      if (blows.length === 0) return isMore;
      const outcome = unwrap(work, applyWorldBlows(work.rules, { quest }, blows));
      await saveOutcome(work, tx, outcome, { actorId: '' });
      if (outcome.data.isOver && quest.key) await beginRewards(work, tx, quest.key);
      return isMore;
    }),
  );

async function rewardSome(work: Work, tx: Tx, id: string): Promise<boolean> {
  // The lock of the row keeps two workers apart.
  const row = await tx.db
    .updateTable('world_rewards')
    .set((one) => ({ reached: one.ref('reached') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  const quest = row && findQuest(row.quest);
  if (!row || !quest) return false;
  const found = await tx.db
    .selectFrom('players')
    .select('id')
    .where('id', '>', row.reached)
    .where('created_at', '<=', row.ended_at)
    .orderBy('id')
    .limit(REWARDS_AT_ONCE)
    .execute();
  const ids = found.map((one) => one.id);
  for (const player of await lockPlayers(tx, ids)) {
    const outcome = unwrap(work, rewardForWorldBoss(work.rules, { player }, { quest }));
    await saveOutcome(work, tx, outcome, { actorId: player._id });
  }
  const last = ids.at(-1);
  if (last === undefined) await tx.db.deleteFrom('world_rewards').where('id', '=', id).execute();
  else await tx.db.updateTable('world_rewards').set({ reached: last }).where('id', '=', id).execute();
  return last !== undefined;
}

/** Rewards the next players, in one transaction with the note of it; returns whether there may be more. */
const rewardNext = (services: Services, id: string): Promise<boolean> =>
  runWork(services, (work) => work.transaction((tx) => rewardSome(work, tx, id)));

/** What the fight against a world boss does in the background. */
export const worldJobs = [
  defineJob(blowsJob, {
    maxAtOnce: 1,
    async run(services: Services, _job, control) {
      while (await sumUp(services)) control.signal.throwIfAborted();
    },
  }),
  defineJob(rewardJob, {
    maxAtOnce: 1,
    async run(services: Services, { payload }, control) {
      while (await rewardNext(services, payload.id)) control.signal.throwIfAborted();
    },
  }),
];
