import type { AuthorDecision, ContentDecision, ReportKind } from '@everdeed/rules';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Page, pageAfter } from '../page.ts';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

type Db = Kysely<Database>;

/** What a moderator has decided. */
export interface Decision {
  readonly content: ContentDecision;
  readonly author: AuthorDecision;
  readonly reason: string;
}

/** What names something that was reported. */
export interface CaseKey {
  readonly kind: ReportKind;
  readonly subjectId: string;
}

/** Something that was reported. Instants are milliseconds since the epoch. */
export interface ReportCase extends CaseKey {
  readonly authorId: string | undefined;
  /** Of private messages: a player who has a reported copy. */
  readonly ownerId: string | undefined;
  readonly firstAt: number;
  readonly lastAt: number;
  /** Absent: it waits for a moderator. */
  readonly handled: { readonly at: number; readonly by: string; readonly decision: Decision } | undefined;
  readonly taken: { readonly by: string; readonly at: number } | undefined;
}

const caseOf = (row: Selectable<Database['report_cases']>): ReportCase => ({
  kind: row.kind,
  subjectId: row.subject_id,
  authorId: row.author_id ?? undefined,
  ownerId: row.owner_id ?? undefined,
  firstAt: row.first_at,
  lastAt: row.last_at,
  handled:
    row.handled_at === null || row.handled_by === null || row.decision === null
      ? undefined
      : { at: row.handled_at, by: row.handled_by, decision: readStored<Decision>(row.decision) },
  taken: row.taken_by === null || row.taken_at === null ? undefined : { by: row.taken_by, at: row.taken_at },
});

/** A report as it comes in. */
export interface NewReport extends CaseKey {
  readonly authorId: string | undefined;
  readonly ownerId?: string;
  readonly reporterId: string;
  readonly comment: string;
  /** False: the reporter's account is too young. */
  readonly counts: boolean;
  readonly at: number;
}

const laterThanLast = (at: number) =>
  sql<number>`case when report_cases.last_at < ${at} then ${at} else report_cases.last_at + 1 end`;

/**
 * Notes a report; what was decided about earlier ones is open again. `last_at` grows with each, also within a
 * millisecond: it tells which reports somebody has seen.
 */
export async function noteReport(db: Db, report: NewReport): Promise<void> {
  const { kind, subjectId: subject_id, at } = report;
  const open = { handled_at: null, handled_by: null, decision: null };
  await db
    .insertInto('report_cases')
    .values({
      kind,
      subject_id,
      author_id: report.authorId ?? null,
      owner_id: report.ownerId ?? null,
      first_at: at,
      last_at: at,
      ...open,
      taken_by: null,
      taken_at: null,
    })
    .onConflict((same) =>
      same.columns(['kind', 'subject_id']).doUpdateSet({ ...open, last_at: laterThanLast(at) }),
    )
    .execute();
  if (kind === 'profile') return;
  const note = { comment: report.comment, counts: Number(report.counts), created_at: at };
  await db
    .insertInto('report_notes')
    .values({ kind, subject_id, reporter_id: report.reporterId, ...note })
    .onConflict((same) => same.columns(['kind', 'subject_id', 'reporter_id']).doUpdateSet(note))
    .execute();
}

/** A case by what names it. */
export async function findCase(db: Db, { kind, subjectId }: CaseKey): Promise<ReportCase | undefined> {
  const row = await db
    .selectFrom('report_cases')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row && caseOf(row);
}

/** A case to close; `lastAt` is that of the latest report that was read, absent where all are meant. */
type ClosedCase = CaseKey & Partial<Pick<ReportCase, 'lastAt'>>;

/** Closes a case; false if it was closed or reported again meanwhile, however many try at once. */
export async function closeCase(
  db: Db,
  { kind, subjectId, lastAt }: ClosedCase,
  { by, at, decision }: { readonly by: string; readonly at: number; readonly decision: Decision },
): Promise<boolean> {
  const open = db
    .updateTable('report_cases')
    .set({
      handled_at: at,
      handled_by: by,
      decision: JSON.stringify(decision),
      taken_by: null,
      taken_at: null,
    })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('handled_at', 'is', null);
  const asRead = lastAt === undefined ? open : open.where('last_at', '=', lastAt);
  const { numUpdatedRows } = await asRead.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has a moderator look after a case; false if somebody else does, and took it after `freeBefore` (ms). */
export async function takeCase(
  db: Db,
  { kind, subjectId }: CaseKey,
  { by, at, freeBefore }: { readonly by: string; readonly at: number; readonly freeBefore: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_cases')
    .set({ taken_by: by, taken_at: at })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where((where) =>
      where.or([
        where('taken_by', 'is', null),
        where('taken_by', '=', by),
        where('taken_at', '<', freeBefore),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets go of a case that a moderator holds. */
export async function leaveCase(db: Db, { kind, subjectId }: CaseKey, by: string): Promise<void> {
  await db
    .updateTable('report_cases')
    .set({ taken_by: null, taken_at: null })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('taken_by', '=', by)
    .execute();
}

/** Which cases are wanted: what is absent does not matter. */
export interface CaseFilter {
  readonly state: 'open' | 'done' | 'all';
  readonly kind?: ReportKind | undefined;
  readonly authorId?: string | undefined;
}

/** Cases after a place in the list, the latest report first. A place is what `next` of an earlier page says. */
export async function listCases(
  db: Db,
  { state, kind, authorId }: CaseFilter,
  { lastId, limit }: { readonly lastId: string | undefined; readonly limit: number },
): Promise<Page<ReportCase, string>> {
  let query = db.selectFrom('report_cases').selectAll();
  if (state !== 'all') query = query.where('handled_at', state === 'open' ? 'is' : 'is not', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (authorId !== undefined) query = query.where('author_id', '=', authorId);
  const [, at, id] = /^(\d{1,16})_(.+)$/.exec(lastId ?? '') ?? [];
  const after = at === undefined || id === undefined ? undefined : [Number(at), id];
  const order = { by: ['last_at', 'subject_id'], direction: 'desc' } as const;
  const { items, next } = await pageAfter(query, order, { after, limit });
  return { items: items.map(caseOf), next: next?.join('_') };
}

/** How many cases wait, by kind. */
export async function countOpen(db: Db): Promise<Record<ReportKind, number>> {
  const rows = await db
    .selectFrom('report_cases')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .where('handled_at', 'is', null)
    .groupBy('kind')
    .execute();
  const counts = { chat: 0, message: 0, profile: 0, challenge: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}

/** How many things of an author were reported, one of them aside. */
export async function countOfAuthor(db: Db, authorId: string, { kind, subjectId }: CaseKey): Promise<number> {
  const { count } = await db
    .selectFrom('report_cases')
    .select(sql<number>`count(*)`.as('count'))
    .where('author_id', '=', authorId)
    .where((where) => where.or([where('kind', '<>', kind), where('subject_id', '<>', subjectId)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** What somebody says of something that they report. */
export interface ReportNote {
  readonly reporterId: string;
  /** Undefined: it was not noted then. */
  readonly at: number | undefined;
  readonly comment: string;
  readonly counts: boolean;
}

/** What reporters have said, the first one first. */
export async function listNotes(db: Db, { kind, subjectId }: CaseKey): Promise<ReportNote[]> {
  const rows = await db
    .selectFrom('report_notes')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at')
    .orderBy('reporter_id')
    .execute();
  return rows.map(({ reporter_id, created_at, comment, counts }) => ({
    reporterId: reporter_id,
    at: created_at,
    comment,
    counts: counts === 1,
  }));
}

/** How many things of an author wait for a moderator. */
export async function countOpenOf(db: Db, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('report_cases')
    .select(sql<number>`count(*)`.as('count'))
    .where('author_id', '=', authorId)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes cases that were decided before an instant (ms), with what reporters said. */
export async function forgetCases(db: Db, before: number): Promise<void> {
  const old = db.selectFrom('report_cases').where('handled_at', '<', before);
  for (const { kind, subject_id } of await old.select(['kind', 'subject_id']).limit(500).execute()) {
    await db
      .deleteFrom('report_notes')
      .where('kind', '=', kind)
      .where('subject_id', '=', subject_id)
      .execute();
    await db
      .deleteFrom('report_cases')
      .where('kind', '=', kind)
      .where('subject_id', '=', subject_id)
      .execute();
  }
}
