import { challengeCalls } from '@everdeed/contract';
import { deleteChallenge, selectWinner } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { isBarredFromGems } from '../work/barred-from-gems.ts';
import { closingScene, winningScene } from '../work/challenges.ts';
import { mailPlayer } from '../work/mails.ts';
import { noteClosing } from '../work/moderation-notes.ts';
import { perform } from '../work/perform.ts';
import { pushPlayer } from '../work/pushes.ts';
import type { ChallengeParts } from './parts.ts';

/** Ending challenges (wire-groups-and-admin 4.11, 4.12). */
export const closingRoutes = (parts: ChallengeParts) => [
  route(challengeCalls.deleteChallenge, async (work, { actor, params: { challengeId } }) => {
    const { scene, player, tx } = await perform(work, actor, closingScene(challengeId), deleteChallenge);
    if (scene.challenge.leader !== player._id) await noteClosing(work, tx, actor, scene.challenge);
    return {};
  }),
  route(challengeCalls.selectWinner, async (work, { actor, params: path }) => {
    const winnerId = path.winnerId.toLowerCase();
    const isBarred = await isBarredFromGems(work, winnerId);
    const scope = winningScene(path.challengeId, { winnerId, isBarred });
    const { data, scene, tx } = await perform(work, actor, scope, (context, found) =>
      selectWinner(context, found, { winnerId }),
    );
    if (scene.challenge.leader !== actor.id) await noteClosing(work, tx, actor, scene.challenge);
    const params = {
      challenge: scene.challenge.name,
      url: `${parts.siteUrl()}/challenges/${scene.challenge._id}`,
    };
    const template = 'won-challenge';
    await mailPlayer(tx, parts, { to: data.winner, kind: 'wonChallenge', template, params });
    await pushPlayer(work, tx, {
      to: data.winner,
      wish: 'wonChallenge',
      title: 'push.wonChallenge.title',
      body: { key: 'push.wonChallenge.body' },
      params,
      path: '/challenges/myChallenges',
      tag: `won ${scene.challenge._id}`,
    });
    return {};
  }),
];
