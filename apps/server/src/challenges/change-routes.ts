import { challengeCalls } from '@everdeed/contract';
import {
  asText,
  cloneChallenge,
  createChallenge,
  isChallengeHidden,
  orderedOriginals,
  updateChallenge,
} from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { findChallengeLeader, presentChallenge, presentShortHost } from '../presenters/challenge.ts';
import { shortLeader } from '../presenters/group.ts';
import { presentTask } from '../presenters/task.ts';
import { bannedWordsIn, holdsSlur } from '../words/banned-words.ts';
import { hostedScene, requireChallenge } from '../work/challenges.ts';
import { groupScene } from '../work/groups.ts';
import { noteChallengeEdit } from '../work/moderation-notes.ts';
import { perform } from '../work/perform.ts';
import { requireActor } from '../work/scenes.ts';
import type { ChallengeParts } from './parts.ts';

const withoutTasks = { habits: [], dailys: [], todos: [], rewards: [] };

/** Creating and changing challenges (wire-groups-and-admin 4.2, 4.10, 4.14). */
export const changeRoutes = ({ settings }: ChallengeParts) => {
  const { publicGroups } = settings;
  return [
    route(challengeCalls.createChallenge, async (work, { actor, body }) => {
      const wanted = { groupId: asText(body.group), access: 'anyone' as const, publicGroups };
      const { data, player, scene } = await perform(work, actor, groupScene(wanted), (context, found) =>
        createChallenge(context, found, {
          sent: body,
          publicGroups,
          holdsSlur: (text) => holdsSlur(text, settings),
          holdsBannedWord: (text) => bannedWordsIn(text, settings.chatBannedWords).length > 0,
        }),
      );
      const view = presentChallenge(data, shortLeader(player), presentShortHost(scene.group));
      return reply({ status: 201, data: view });
    }),
    route(challengeCalls.cloneChallenge, async (work, { actor, params: { challengeId }, body }) => {
      const source = await requireChallenge(work, work.read, challengeId);
      if (isChallengeHidden(await requireActor(work.read, actor), source))
        throw work.refuse('NotFound', 'challengeNotFound');
      const unsorted = await work.read.challenges.originals(source._id);
      const originals = orderedOriginals({ challenge: source, originals: unsorted });
      const wanted = { groupId: asText(body.group), access: 'anyone' as const, publicGroups };
      const { data } = await perform(work, actor, groupScene(wanted), (context, scene) =>
        cloneChallenge(context, { ...scene, originals }, { sent: body, publicGroups }),
      );
      return {
        // The answer has the last one first, as the reference does.
        clonedTasks: data.tasks.toReversed().map(presentTask),
        // Likewise, the challenge is the one from before it got its tasks.
        clonedChallenge: presentChallenge({ ...data.challenge, tasksOrder: withoutTasks }),
      };
    }),
    route(challengeCalls.updateChallenge, async (work, { actor, params: { challengeId }, body }) => {
      const { data, scene, player, tx } = await perform(
        work,
        actor,
        hostedScene(challengeId),
        (context, found) => updateChallenge(context, found, { sent: body, publicGroups }),
      );
      if (scene.challenge.leader !== player._id)
        await noteChallengeEdit(work, tx, actor, scene.challenge, data);
      const leader = await findChallengeLeader(tx, data);
      return presentChallenge(data, leader, presentShortHost(scene.group));
    }),
  ];
};
