import { cursorLimits, reportCalls, type RefusalOf } from '@everdeed/contract';
import {
  authorDecisions,
  canDecide,
  contentDecisions,
  isStaff,
  type ReportKind,
  reportKinds,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import {
  type CaseFilter,
  type CaseKey,
  closeCase,
  countOpen,
  type Decision,
  findCase,
  leaveCase,
  listCases,
  type ReportCase,
  takeCase,
} from '../storage/admin/report-cases.ts';
import type { Tx } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import type { Refuser } from '../work/refusal.ts';
import { lockPlayers } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { decideAboutAuthor, decideAboutContent, lockSubject } from './decide.ts';
import { Names } from './names.ts';
import { presentCase, presentDecision, presentReport } from './present-report.ts';

/** How long a report stays taken without a sign of life: our own figure. */
const takenMs = 15 * 60_000;

type DecidingWork = Work<RefusalOf<typeof reportCalls.decideReport>>;

const keyOf = ({ kind, subjectId }: { readonly kind: string; readonly subjectId: string }): CaseKey => ({
  kind: reportKinds.find((one) => one === kind) ?? 'chat',
  subjectId: subjectId.toLowerCase(),
});

async function requireCase(
  work: Refuser<'reportNotFound'>,
  { db }: Pick<Tx, 'db'>,
  key: CaseKey,
): Promise<ReportCase> {
  const found = await findCase(db, key);
  if (!found) throw work.refuse('NotFound', 'reportNotFound');
  return found;
}

const isTaken = ({ taken }: ReportCase, by: string, now: number): boolean =>
  taken !== undefined && taken.by !== by && now - taken.at <= takenMs;

const takenBy = (one: ReportCase, now: number) =>
  one.taken && now - one.taken.at <= takenMs ? one.taken.by : undefined;

/** A decision that was sent; the checks have seen the words. */
const decisionOf = (body: {
  readonly content?: unknown;
  readonly author?: unknown;
  readonly reason?: unknown;
}) => ({
  content: contentDecisions.find((one) => one === body.content) ?? 'keep',
  author: authorDecisions.find((one) => one === body.author) ?? 'nothing',
  reason: typeof body.reason === 'string' ? body.reason.trim().slice(0, 500) : '',
});

const isSame = (one: Decision, other: Decision): boolean =>
  one.content === other.content && one.author === other.author;

/** The name of a moderator, for those who come too late. */
const nameOf = async (tx: Tx, id: string): Promise<string> => (await Names.of(tx, [id])).name(id);

/** Refuses what cannot be done to this kind of thing, or to this author. */
async function checkDecision(work: DecidingWork, tx: Tx, actor: Actor, one: ReportCase, decision: Decision) {
  if (!canDecide(one.kind, decision.content)) throw work.refuse('BadRequest', 'reportWrongAct');
  if (decision.author === 'nothing') return;
  const author = one.authorId === undefined ? undefined : tx.players.held(one.authorId);
  if (!author) throw work.refuse('BadRequest', 'reportWrongAct');
  if (isStaff(author.permissions) && actor.permissions['fullAccess'] !== true)
    throw work.refuse('BadRequest', 'reportStaff');
}

interface Deciding {
  readonly actor: Actor;
  readonly key: CaseKey;
  readonly decision: Decision;
  /** When the latest report came in that the moderator has seen. */
  readonly seenAt: number;
}

/** Decides, once: under the locks of what is touched, so that of two moderators one comes too late. */
const decide = (
  work: DecidingWork,
  { events }: Pick<Services, 'events'>,
  { actor, key, decision, seenAt }: Deciding,
) =>
  work.transaction(async (tx) => {
    const seen = await requireCase(work, tx, key);
    const ownerIds = await lockSubject(tx, seen);
    await lockPlayers(tx, [actor.id, ...ownerIds, ...(seen.authorId ? [seen.authorId] : [])]);
    const one = await requireCase(work, tx, key);
    if (one.handled) {
      const { by, decision: earlier } = one.handled;
      if (by !== actor.id || !isSame(earlier, decision))
        throw work.refuse('BadRequest', 'reportHandledAlready', { params: { name: await nameOf(tx, by) } });
      return { decision: presentDecision(one.handled, await Names.of(tx, [by])), entries: [] };
    }
    if (isTaken(one, actor.id, work.now))
      throw work.refuse('BadRequest', 'reportTaken', {
        params: { name: await nameOf(tx, one.taken?.by ?? '') },
      });
    if (one.lastAt !== seenAt) throw work.refuse('BadRequest', 'reportNewer');
    await checkDecision(work, tx, actor, one, decision);
    const handled = { by: actor.id, at: work.now, decision };
    if (!(await closeCase(tx.db, one, handled))) throw work.refuse('BadRequest', 'reportNewer');
    const entries = [
      await decideAboutContent(work, tx, actor, one, decision),
      await decideAboutAuthor(work, tx, actor, one, decision),
    ].flatMap((entry) => (entry ? [entry.id] : []));
    const { authorId } = one;
    if (decision.author === 'block' && authorId !== undefined) tx.afterCommit(() => events.revoked(authorId));
    return { decision: presentDecision(handled, await Names.of(tx, [actor.id])), entries };
  });

const stateOf = (state: string | undefined): CaseFilter['state'] =>
  state === 'done' || state === 'all' ? state : 'open';

/** The queue of what players have reported. */
export const reportRoutes = (parts: Pick<Services, 'events'>) => [
  route(reportCalls.getReports, async (work, { query }) => {
    const kind: ReportKind | undefined = reportKinds.find((one) => one === query.kind);
    const filter = { state: stateOf(query.state), kind, authorId: query.userId?.toLowerCase() };
    const limit = query.limit ?? cursorLimits.usual;
    const page = await listCases(work.read.db, filter, { lastId: query.lastId, limit });
    const names = await Names.ofCases(work.read, page.items);
    const items: Awaited<ReturnType<typeof presentCase>>[] = [];
    for (const one of page.items)
      items.push(await presentCase(work.read, names, one, takenBy(one, work.now)));
    return { items, next: page.next ?? null, open: await countOpen(work.read.db) };
  }),
  route(reportCalls.getReport, async (work, { params }) => {
    const one = await requireCase(work, work.read, keyOf(params));
    return presentReport(work.read, one, takenBy(one, work.now));
  }),
  route(reportCalls.takeReport, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const key = keyOf(params);
      await requireCase(work, tx, key);
      const wanted = { by: actor.id, at: work.now, freeBefore: work.now - takenMs };
      if (!(await takeCase(tx.db, key, wanted))) {
        const { taken } = await requireCase(work, tx, key);
        throw work.refuse('BadRequest', 'reportTaken', {
          params: { name: await nameOf(tx, taken?.by ?? '') },
        });
      }
      return { takenBy: (await Names.of(tx, [actor.id])).person(actor.id) };
    }),
  ),
  route(reportCalls.leaveReport, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const key = keyOf(params);
      await leaveCase(tx.db, key, actor.id);
      const by = takenBy(await requireCase(work, tx, key), work.now);
      return { takenBy: by === undefined ? null : (await Names.of(tx, [by])).person(by) };
    }),
  ),
  route(reportCalls.decideReport, (work, { actor, params, body }) =>
    decide(work, parts, {
      actor,
      key: keyOf(params),
      decision: decisionOf(body),
      seenAt: Date.parse(body.lastReportedAt),
    }),
  ),
];
