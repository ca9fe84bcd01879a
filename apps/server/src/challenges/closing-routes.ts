import { challengeCalls } from '@everdeed/contract';
import { deleteChallenge, selectWinner } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { addressOf, wordsOf } from '../outgoing/player-mail.ts';
import { closingScene, isBarredFromGems, winningScene } from '../work/challenges.ts';
import { perform } from '../work/perform.ts';
import type { ChallengeParts } from './parts.ts';

/** Ending challenges (wire-groups-and-admin 4.11, 4.12). */
export const closingRoutes = (parts: ChallengeParts) => [
  route(challengeCalls.deleteChallenge, async (work, { actor, params: { challengeId } }) => {
    await perform(work, actor, closingScene(challengeId), deleteChallenge);
    return {};
  }),
  route(challengeCalls.selectWinner, async (work, { actor, params }) => {
    const winnerId = params.winnerId.toLowerCase();
    const isBarred = await isBarredFromGems(work, winnerId);
    const scope = winningScene(params.challengeId, { winnerId, isBarred });
    const { data, scene, tx } = await perform(work, actor, scope, (context, found) =>
      selectWinner(context, found, { winnerId }),
    );
    const { winner } = data;
    const to = addressOf(winner, 'wonChallenge');
    if (to === undefined) return {};
    const language = winner.preferences.language ?? 'en';
    const url = `${parts.siteUrl()}/challenges/${scene.challenge._id}`;
    const mail = {
      language,
      template: 'won-challenge',
      params: { challenge: scene.challenge.name, url },
    } as const;
    await parts.mailer.post(tx, { to, playerId: winner._id, ...wordsOf(work, mail) });
    return {};
  }),
];
