import { memberCalls } from '@everdeed/contract';
import { asText, isModerator } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentMember } from '../presenters/member.ts';
import { closeCase, noteReport } from '../storage/admin/report-cases.ts';
import { addReport, clearReports, listReports } from '../storage/members/reports.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { MAX_REPORT_COMMENT, mailReport } from '../work/mails.ts';
import { requireActor, requirePlayer } from '../work/scenes.ts';
import type { MemberParts } from './parts.ts';

const MAX_SOURCE = 200;

/** Reports of profiles (wire-user-and-tasks 5.5). Nobody is changed by them, so nobody is locked. */
export const reportRoutes = (parts: MemberParts) => [
  route(memberCalls.flagMember, async (work, { actor, params, body }) => {
    const found = await requirePlayer(work, work.read, params.memberId.toLowerCase());
    const reporter = await requireActor(work.read, actor);
    const comment = asText(body.comment).slice(0, MAX_REPORT_COMMENT);
    const source = asText(body.source).slice(0, MAX_SOURCE);
    return work.transaction(async (tx) => {
      const report = { playerId: found._id, reporterId: reporter._id, source, comment, at: work.now };
      if (!(await addReport(tx.db, report)) && !isModerator(reporter))
        throw work.refuse('BadRequest', 'profileFlaggedAlready');
      await noteReport(tx.db, {
        kind: 'profile',
        subjectId: found._id,
        authorId: found._id,
        reporterId: reporter._id,
        comment,
        counts: true,
        at: work.now,
      });
      const { name, blurb = '–' } = found.profile;
      const about = { subject: name, author: name, text: blurb, path: `/profile/${found._id}` };
      await mailReport(work, tx, parts, { reporter, comment, ...about });
      const { _id, id, profile } = presentMember(found);
      return { _id, id, profile };
    });
  }),
  route(memberCalls.clearMemberFlags, async (work, { actor, params }) => {
    if (!isModerator(await requireActor(work.read, actor)))
      throw work.refuse('BadRequest', 'clearReportsModerator');
    const member = await requirePlayer(work, work.read, params.memberId.toLowerCase());
    return work.transaction(async (tx) => {
      const { _id } = member;
      const before = (await listReports(tx.db, _id)).length;
      await clearReports(tx.db, _id);
      const decision = { content: 'keep', author: 'nothing', reason: '' } as const;
      await closeCase(tx.db, { kind: 'profile', subjectId: _id }, { by: actor.id, at: work.now, decision });
      await audit(work, tx, actor, {
        act: 'clearReports',
        target: playerTarget(member),
        playerId: _id,
        changes: [{ path: 'reports', before, after: 0 }],
        canUndo: false,
      });
      return {};
    });
  }),
];
