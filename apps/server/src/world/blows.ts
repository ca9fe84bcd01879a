import { Type } from '@everdeed/contract';
import { type Group, type RuleEvent, TAVERN_ID } from '@everdeed/rules';
import { jobKind } from '../jobs/kind.ts';
import { readStored } from '../storage/stored-json.ts';
import type { Tx } from '../storage/stores.ts';
import type { Reaction, Work } from '../work/work.ts';

/** Sums up what has hit the world boss. */
export const blowsJob = jobKind({ name: 'world-blows', payload: Type.Object({}) });
/** How long blows are gathered before they are summed up (ms): our own figure. */
const GATHERING_MS = 1000;

type DayRun = Extract<RuleEvent, { kind: 'dayRun' }>;

/** The key of the boss in the tavern, read without a lock: its row is everybody's. */
async function bossInTavern({ db }: Pick<Tx, 'db'>): Promise<string | undefined> {
  const row = await db.selectFrom('groups').select('quest').where('id', '=', TAVERN_ID).executeTakeFirst();
  if (!row) return undefined;
  const { key, active } = readStored<Partial<Group['quest']>>(row.quest);
  return active && key ? key : undefined;
}

async function note(work: Work, tx: Tx, days: readonly DayRun[]): Promise<void> {
  const quest = await bossInTavern(tx);
  if (quest === undefined) return;
  const rows = days.map(({ progress }) => ({
    id: work.rules.newId(),
    quest,
    up: progress.up,
    down: progress.down,
    created_at: work.now,
  }));
  await tx.db.insertInto('world_blows').values(rows).execute();
  await tx.enqueue(blowsJob, {}, { key: '', runAt: work.now + GATHERING_MS });
}

/**
 * Appends the day of a player who does not rest to what hits the world boss, if there is one: no day waits for the
 * tavern (rules-play-and-shops 7.11).
 */
export const noteBlows: Reaction = (work, tx, { outcome, players }) => {
  const resting = new Set(players.filter(({ preferences }) => preferences.sleep).map(({ _id }) => _id));
  const days = outcome.events.filter(
    (event): event is DayRun => event.kind === 'dayRun' && !resting.has(event.userId),
  );
  return days.length === 0 ? undefined : note(work, tx, days);
};
