import type { AnswerOf, reportCalls } from '@everdeed/contract';
import { listAudit } from '../storage/admin/audit-log.ts';
import { countOfAuthor, listNotes, type ReportCase, type ReportNote } from '../storage/admin/report-cases.ts';
import {
  aroundLine,
  aroundMessage,
  type Context,
  type ContextLine,
} from '../storage/admin/report-context.ts';
import { copiesOf } from '../storage/inbox/read-inbox.ts';
import { listReports } from '../storage/members/reports.ts';
import type { Stores } from '../storage/stores.ts';
import { Names } from './names.ts';
import { presentAudit } from './present-audit.ts';
import { takenBy } from './report-cases.ts';
import { readSubject, type Subject } from './report-subjects.ts';

/** A case as the list shows it. */
export type CaseView = AnswerOf<typeof reportCalls.getReports>['items'][number];
/** A case with all that is known of it. */
export type ReportView = AnswerOf<typeof reportCalls.getReport>;

/** Characters of a text in the list. */
const SHOWN = 200;
/** How many of the earlier acts on an author are shown. */
const EARLIER = 10;

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : iso(ms));

/** What was decided, and by whom. */
export const presentDecision = ({ at, by, decision }: NonNullable<ReportCase['handled']>, names: Names) => ({
  at: iso(at),
  by: names.person(by),
  content: decision.content,
  author: decision.author,
  reason: decision.reason,
});

const summaryOf = (
  { kind, subjectId, authorId, firstAt, lastAt, handled }: ReportCase,
  { place, text, reporters, flagCount, isHidden }: Subject,
  names: Names,
  holder: string | undefined,
): CaseView => ({
  kind,
  subjectId,
  author: names.person(authorId),
  place: { ...place },
  text: text === undefined ? null : Array.from(text).slice(0, SHOWN).join(''),
  reportCount: reporters.length,
  flagCount,
  isHidden,
  isGone: text === undefined,
  firstReportedAt: iso(firstAt),
  lastReportedAt: iso(lastAt),
  takenBy: holder === undefined ? null : names.person(holder),
  decision: handled ? presentDecision(handled, names) : null,
});

/** Cases in the list. */
export async function presentCases(
  stores: Stores,
  cases: readonly ReportCase[],
  now: number,
): Promise<CaseView[]> {
  const names = await Names.ofCases(stores, cases);
  const items: CaseView[] = [];
  for (const one of cases)
    items.push(summaryOf(one, await readSubject(stores, one), names, takenBy(one, now)));
  return items;
}

const noContext: Context = { before: [], after: [] };

async function contextOf({ db }: Stores, one: ReportCase, { place, at }: Subject): Promise<Context> {
  if (at === undefined) return noContext;
  if (one.kind === 'chat' && place.id !== null) return aroundLine(db, place.id, at);
  if (one.kind !== 'message') return noContext;
  const copies = await copiesOf(db, one.subjectId);
  const copy = copies.find(({ ownerId }) => ownerId === one.ownerId) ?? copies[0];
  return copy ? aroundMessage(db, copy, at) : noContext;
}

/** What reporters said; of profiles it stands with the reports themselves. */
async function notesOf({ db }: Stores, one: ReportCase, subject: Subject): Promise<ReportNote[]> {
  if (one.kind === 'profile')
    return (await listReports(db, one.subjectId)).map(({ reporterId, comment, at }) => ({
      reporterId,
      comment,
      at,
      counts: true,
    }));
  const notes = await listNotes(db, one);
  const noted = new Set(notes.map(({ reporterId }) => reporterId));
  const others = subject.reporters.filter((id) => !noted.has(id));
  return [
    ...others.map((reporterId) => ({ reporterId, at: undefined, comment: '', counts: true })),
    ...notes,
  ];
}

const presentLine = (names: Names, { id, authorId, text, at }: ContextLine) => ({
  id,
  author: names.person(authorId),
  text,
  at: iso(at),
  isReported: false,
});

async function authorState(stores: Stores, one: ReportCase) {
  const { authorId } = one;
  const author = authorId === undefined ? undefined : await stores.players.get(authorId);
  const acts =
    authorId === undefined
      ? []
      : (await listAudit(stores.db, { playerId: authorId }, { lastId: undefined, limit: EARLIER })).items;
  return {
    createdAt: author ? author.auth.timestamps.created : null,
    level: author ? author.stats.lvl : null,
    isMuted: author?.flags.chatRevoked === true,
    isShadowMuted: author?.flags.chatShadowMuted === true,
    isBlocked: author?.auth.blocked === true,
    earlierReports: authorId === undefined ? 0 : await countOfAuthor(stores.db, authorId, one),
    earlierActs: acts.map(presentAudit),
  };
}

/** A case with what stands around it, who reported it, and what is known of its author. */
export async function presentReport(stores: Stores, one: ReportCase, now: number): Promise<ReportView> {
  const holder = takenBy(one, now);
  const subject = await readSubject(stores, one);
  const context = await contextOf(stores, one, subject);
  const notes = await notesOf(stores, one, subject);
  const lines = [...context.before, ...context.after];
  const names = await Names.of(stores, [
    one.authorId,
    one.handled?.by,
    holder,
    ...lines.map(({ authorId }) => authorId),
    ...notes.map(({ reporterId }) => reporterId),
  ]);
  return {
    ...summaryOf(one, subject, names, holder),
    whole: subject.text ?? null,
    at: isoOrNull(subject.at),
    client: subject.client ?? null,
    before: context.before.map((line) => presentLine(names, line)),
    after: context.after.map((line) => presentLine(names, line)),
    reports: notes.map(({ reporterId, at, comment, counts }) => ({
      reporter: names.person(reporterId),
      at: isoOrNull(at),
      comment,
      counts,
    })),
    authorState: await authorState(stores, one),
  };
}
