import { challengeCalls } from '@everdeed/contract';
import { asText, clearReportsOfChallenge, isModerator, reportChallenge } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentChallenge } from '../presenters/challenge.ts';
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
    await mailReport(work, tx, parts, {
      reporter: player,
      subject: data.name,
      author: leader?.name ?? data.leader,
      text: [data.summary, data.description ?? ''].join('\n\n').trim(),
      comment: asText(body.comment).slice(0, MAX_REPORT_COMMENT),
      path: `/challenges/${data._id}`,
    });
    return { challenge: presentChallenge(data) };
  }),
  route(challengeCalls.clearChallengeFlags, async (work, { actor, params: { challengeId } }) => {
    // Who may not is told so before it is looked for the challenge.
    if (!isModerator(await requireActor(work.read, actor)))
      throw work.refuse('NotAuthorized', 'messageGroupChatAdminClearFlagCount');
    const scope = challengeScene(challengeId);
    const { data, player, tx } = await perform(work, actor, scope, clearReportsOfChallenge);
    const about = { moderator: player, subject: data.name, path: `/challenges/${data._id}` };
    await mailCleared(tx, parts, about);
    return { challenge: presentChallenge(data) };
  }),
];
