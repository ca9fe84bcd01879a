import type { GainedAchievement } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** When a player earned an achievement, in milliseconds. */
export interface AchievementDate {
  readonly achievement: string;
  /** Absent: before dates were kept. */
  readonly firstAt?: number;
  readonly lastAt: number;
}

/** Notes that a player has just earned these, one at least. What was taken away and is earned anew begins anew. */
export async function noteGained(
  db: Db,
  playerId: string,
  gained: readonly GainedAchievement[],
  now: number,
): Promise<void> {
  const rows = gained.map(({ key, isFirst }) => ({
    player_id: playerId,
    achievement: key,
    first_at: isFirst ? now : null,
    last_at: now,
  }));
  await db
    .insertInto('achievement_dates')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'achievement']).doUpdateSet((row) => ({
        first_at: row.fn.coalesce('excluded.first_at', 'achievement_dates.first_at'),
        last_at: row.ref('excluded.last_at'),
      })),
    )
    .execute();
}

/** The dates of a player's achievements that are known, by key. */
export async function achievementDates(db: Db, playerId: string): Promise<AchievementDate[]> {
  const rows = await db
    .selectFrom('achievement_dates')
    .select(['achievement', 'first_at', 'last_at'])
    .where('player_id', '=', playerId)
    .orderBy('achievement')
    .execute();
  return rows.map(({ achievement, first_at, last_at }) => ({
    achievement,
    ...(first_at === null ? {} : { firstAt: first_at }),
    lastAt: last_at,
  }));
}
