import { challengeCalls } from '@everdeed/contract';
import { asText, clearReportsOfChallenge, isModerator, reportChallenge } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentChallenge } from '../presenters/challenge.ts';
import { closeCase, noteReport } from '../storage/admin/report-cases.ts';
import { audit } from '../work/audit.ts';
import { challengeScene } from '../work/challenges.ts';
import { MAX_REPORT_COMMENT, mailCleared, mailReport } from '../work/mails.ts';
import { perform } from '../work/perform.ts';
import { requireActor } from '../work/scenes.ts';
import type { ChallengeParts } from './parts.ts';

/** Reports of challenges (wire-groups-and-admin 4.13). */
export const reportRoutes = (parts: ChallengeParts) => [
  route(challengeCalls.flagChallenge, async (work, { actor, params: { challengeId }, body }) => {
    const scope = challengeScene(challengeId);
    const { data, player, tx } = await perform(work, actor, scope, reportChallenge);
    const [leader] = await tx.groups.names([data.leader]);
    const comment = asText(body.comment).slice(0, MAX_REPORT_COMMENT);
    await noteReport(tx.db, {
      kind: 'challenge',
      subjectId: data._id,
      authorId: data.leader,
      reporterId: player._id,
      comment,
      counts: true,
      at: work.now,
    });
    await mailReport(work, tx, parts, {
      reporter: player,
      subject: data.name,
      author: leader?.name ?? data.leader,
      text: [data.summary, data.description ?? ''].join('\n\n').trim(),
      comment,
      path: `/challenges/${data._id}`,
    });
    return { challenge: presentChallenge(data) };
  }),
  route(challengeCalls.clearChallengeFlags, async (work, { actor, params: { challengeId } }) => {
    // Who may not is told so before it is looked for the challenge.
    if (!isModerator(await requireActor(work.read, actor)))
      throw work.refuse('NotAuthorized', 'messageGroupChatAdminClearFlagCount');
    const scope = challengeScene(challengeId);
    const { data, player, scene, tx } = await perform(work, actor, scope, clearReportsOfChallenge);
    const decision = { content: 'keep', author: 'nothing', reason: '' } as const;
    await closeCase(
      tx.db,
      { kind: 'challenge', subjectId: data._id },
      { by: player._id, at: work.now, decision },
    );
    await audit(work, tx, actor, {
      act: 'clearReports',
      target: { kind: 'challenge', id: data._id, name: data.name },
      playerId: data.leader,
      changes: [{ path: 'reports', before: scene.challenge.flagCount, after: 0 }],
    });
    const about = { moderator: player, subject: data.name, path: `/challenges/${data._id}` };
    await mailCleared(tx, parts, about);
    return { challenge: presentChallenge(data) };
  }),
];
