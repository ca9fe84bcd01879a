import { challengeCalls } from '@everdeed/contract';
import { joinChallenge, leaveChallenge } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { findChallengeLeader, presentChallenge, presentShortHost } from '../presenters/challenge.ts';
import { joiningChallenge, participantScene } from '../work/challenges.ts';
import { perform } from '../work/perform.ts';
import type { ChallengeParts } from './parts.ts';

/** Taking part in challenges (wire-groups-and-admin 4.7, 4.8). */
export const membershipRoutes = ({ settings: { publicGroups } }: ChallengeParts) => [
  route(challengeCalls.joinChallenge, async (work, { actor, params: { challengeId } }) => {
    const { data, scene, tx } = await perform(work, actor, joiningChallenge(challengeId), (context, found) =>
      joinChallenge(context, found, { publicGroups }),
    );
    const leader = await findChallengeLeader(tx, data);
    return presentChallenge(data, leader, presentShortHost(scene.group));
  }),
  route(challengeCalls.leaveChallenge, async (work, { actor, params: { challengeId }, body }) => {
    const keep = body.keep === 'remove-all' ? 'remove-all' : 'keep-all';
    await perform(work, actor, participantScene(challengeId), (context, scene) =>
      leaveChallenge(context, scene, { keep }),
    );
    return {};
  }),
];
