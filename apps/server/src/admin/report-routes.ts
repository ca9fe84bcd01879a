import { cursorLimits, reportCalls } from '@everdeed/contract';
import { authorDecisions, contentDecisions, type ReportKind, reportKinds } from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { type CaseFilter, countOpen, leaveCase, listCases, takeCase } from '../storage/admin/report-cases.ts';
import { decideReport, moderatorName } from './decide-report.ts';
import { Names } from './names.ts';
import { presentCases, presentReport } from './present-report.ts';
import { keyOf, requireCase, takenBy, takenMs } from './report-cases.ts';

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

const stateOf = (state: string | undefined): CaseFilter['state'] =>
  state === 'done' || state === 'all' ? state : 'open';

/** The queue of what players have reported. */
export const reportRoutes = (parts: Pick<Services, 'events'>) => [
  route(reportCalls.getReports, async (work, { query }) => {
    const kind: ReportKind | undefined = reportKinds.find((one) => one === query.kind);
    const filter = { state: stateOf(query.state), kind, authorId: query.userId?.toLowerCase() };
    const limit = query.limit ?? cursorLimits.usual;
    const page = await listCases(work.read.db, filter, { lastId: query.lastId, limit });
    const items = await presentCases(work.read, page.items, work.now);
    return { items, next: page.next ?? null, open: await countOpen(work.read.db) };
  }),
  route(reportCalls.getReport, async (work, { params }) => {
    const one = await requireCase(work, work.read, keyOf(params));
    return presentReport(work.read, one, work.now);
  }),
  route(reportCalls.takeReport, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const key = keyOf(params);
      await requireCase(work, tx, key);
      const wanted = { by: actor.id, at: work.now, freeBefore: work.now - takenMs };
      if (!(await takeCase(tx.db, key, wanted))) {
        const { taken } = await requireCase(work, tx, key);
        throw work.refuse('BadRequest', 'reportTaken', {
          params: { name: await moderatorName(tx, taken?.by ?? '') },
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
    decideReport(work, parts, {
      actor,
      key: keyOf(params),
      decision: decisionOf(body),
      seenAt: Date.parse(body.lastReportedAt),
    }),
  ),
];
