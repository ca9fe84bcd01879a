import { Type } from '@everdeed/contract';
import { outcomeOf, settleSitePlan } from '@everdeed/rules';
import { isFree } from '../config/settings.ts';
import { jobKind } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { anyPlayer } from '../storage/find-players.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';

/** Players of one transaction: few enough that nobody waits long for a lock. Our own figure. */
const AT_ONCE = 50;

/** Gives the site's own plan to all players, or takes it back, as the settings say. */
export const sitePlanJob = jobKind({ name: 'site-plan', payload: Type.Object({}) });

type Parts = Pick<Services, 'reactions' | 'settings' | 'storage' | 'system' | 'words'>;

const mark = ({ db }: Pick<Tx, 'db'>) =>
  db.selectFrom('site_plans').selectAll().where('id', '=', 'players').executeTakeFirst();

/** Whether players may have another plan than the settings say; with nobody there, nobody has. */
export async function isUnsettled({ storage, settings }: Parts): Promise<boolean> {
  const row = await mark(storage);
  if (!row) return anyPlayer(storage.db);
  return row.given !== (isFree(settings) ? 1 : 0) || row.reached !== null;
}

/** Locks the row that tells how far it has come, begun anew if the settings have changed since. */
async function lockMark({ db }: Tx, given: number): Promise<string | null> {
  const fresh = { given, reached: '' };
  await db
    .insertInto('site_plans')
    .values({ id: 'players', ...fresh })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ given: row.ref('site_plans.given') })),
    )
    .execute();
  const row = await mark({ db });
  if (row?.given === given) return row.reached;
  await db.updateTable('site_plans').set(fresh).where('id', '=', 'players').execute();
  return '';
}

/** The ids of the next players. */
async function idsAfter({ db }: Tx, lastId: string): Promise<string[]> {
  const query = db.selectFrom('players').select('id').where('id', '>', lastId).orderBy('id');
  return (await query.limit(AT_ONCE).execute()).map(({ id }) => id);
}

async function settleSome(work: Work, tx: Tx, free: boolean): Promise<boolean> {
  const reached = await lockMark(tx, free ? 1 : 0);
  if (reached === null) return false;
  const ids = await idsAfter(tx, reached);
  const before = await lockPlayers(tx, ids);
  const players = before
    .map((player) => settleSitePlan(work.rules, player, free))
    .filter((player, index) => player !== before[index]);
  await saveOutcome(work, tx, outcomeOf({}, { players }), { actorId: '' });
  const last = ids.at(-1) ?? null;
  await tx.db.updateTable('site_plans').set({ reached: last }).where('id', '=', 'players').execute();
  return last !== null;
}

/** Settles the next players, in one transaction with the note of it; returns whether there may be more. */
export const settleNextPlayers = (parts: Parts): Promise<boolean> =>
  runWork(parts, (work) => work.transaction((tx) => settleSome(work, tx, isFree(parts.settings))));
