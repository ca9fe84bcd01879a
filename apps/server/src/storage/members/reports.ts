import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** A report of a player's profile. */
export interface MemberReport {
  readonly playerId: string;
  readonly reporterId: string;
  /** Where the profile was seen, in the client's words. */
  readonly source: string;
  readonly comment: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Notes a report; one of the same reporter that is there already stays as it is. Returns whether it is a new one. */
export async function addReport(
  db: Db,
  { playerId, reporterId, source, comment, at }: MemberReport,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('member_reports')
    .values({ player_id: playerId, reporter_id: reporterId, source, comment, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** All reports of a profile, the oldest first. */
export async function listReports(db: Db, playerId: string): Promise<MemberReport[]> {
  const rows = await db
    .selectFrom('member_reports')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('reporter_id')
    .execute();
  return rows.map(({ reporter_id, source, comment, created_at }) => ({
    playerId,
    reporterId: reporter_id,
    source,
    comment,
    at: created_at,
  }));
}

/** Forgets all reports of a profile. */
export const clearReports = async (db: Db, playerId: string): Promise<void> => {
  await db.deleteFrom('member_reports').where('player_id', '=', playerId).execute();
};
