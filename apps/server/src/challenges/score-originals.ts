import { outcomeOf, scoreMaster, type Task, unscoreMaster } from '@everdeed/rules';
import type { Services } from '../services.ts';
import type { Database } from '../storage/schema.ts';
import { saveOutcome } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';
import { tellLater } from './tell-scores.ts';

/** Scorings of one transaction. */
const maxAtOnce = 500;

type Scored = Database['challenge_scores'];

const scored = (original: Task, { delta, direction, created_at }: Scored): Task =>
  direction === 'undo' ? unscoreMaster(original, delta) : scoreMaster(original, delta, direction, created_at);

/** Lets the originals follow the next scorings; returns how many there were. What is done is gone with the same commit. */
function scoreSome(services: Services, challengeId: string): Promise<number> {
  return runWork(services, (work) =>
    work.transaction(async (tx) => {
      const challenge = await tx.challenges.get(challengeId);
      if (!challenge || challenge.closing) return 0;
      const rows = await tx.db
        .selectFrom('challenge_scores')
        .selectAll()
        .where('challenge_id', '=', challengeId)
        .orderBy('created_at')
        .orderBy('id')
        .limit(maxAtOnce)
        .execute();
      const before = new Map((await tx.challenges.originals(challengeId)).map((task) => [task._id, task]));
      const after = new Map(before);
      for (const row of rows) {
        const original = after.get(row.task_id);
        if (original) after.set(row.task_id, scored(original, row));
      }
      const tasks = [...after.values()].filter((task) => before.get(task._id) !== task);
      await saveOutcome(work, tx, outcomeOf({}, { tasks }), { actorId: challenge.leader });
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.db.deleteFrom('challenge_scores').where('id', 'in', ids).execute();
      await tellLater(tx, challengeId, work.now);
      return rows.length;
    }),
  );
}

/** Whether a scoring waits. Most jobs find that the one before has taken theirs along, and lock nothing. */
async function isAnyWaiting({ storage }: Services, challengeId: string): Promise<boolean> {
  const query = storage.db
    .selectFrom('challenge_scores')
    .select('id')
    .where('challenge_id', '=', challengeId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Lets a challenge's own tasks follow scorings of their copies (rules-scoring-and-day 1.13). No delta is lost. */
export async function scoreOriginals(services: Services, challengeId: string): Promise<void> {
  if (!(await isAnyWaiting(services, challengeId))) return;
  while ((await scoreSome(services, challengeId)) === maxAtOnce) {}
}
