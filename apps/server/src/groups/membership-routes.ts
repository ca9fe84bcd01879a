import { groupCalls } from '@everdeed/contract';
import {
  asText,
  joinGroup,
  leaveGroup,
  type LeaveGroupInput,
  rejectInvitation,
  isModerator,
  removeMember,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { groupChat } from '../presenters/chat.ts';
import { findLeader, presentGroup } from '../presenters/group.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import { noteRemoval } from '../work/moderation-notes.ts';
import { mailRemoval } from './mails.ts';
import type { GroupParts } from './parts.ts';
import { joiningScene, leavingScene, withTarget } from './scenes.ts';

/** What becomes of challenges; the checks have seen the words. */
const leavingOptions = (keep: string | undefined, challenges: unknown): LeaveGroupInput => ({
  keep: keep === 'remove-all' ? 'remove-all' : 'keep-all',
  keepChallenges: challenges === 'remain-in-challenges' ? 'remain-in-challenges' : 'leave-challenges',
});

/** Coming and going (wire-groups-and-admin 1.6 to 1.8, 1.10). */
export const membershipRoutes = (parts: GroupParts) => {
  const { publicGroups } = parts.settings;
  return [
    route(groupCalls.joinGroup, async (work, { actor, params: { groupId }, info }) => {
      const wanted = { groupId, access: 'anyone' as const, publicGroups };
      const { scene, player, tx } = await perform(work, actor, joiningScene(wanted), joinGroup);
      const group = tx.groups.held(scene.group._id) ?? scene.group;
      const reader = { words: work.words, language: info.language, player };
      const chat = await groupChat(tx, reader, group);
      return presentGroup(group, await findLeader(tx, group), work.now, chat);
    }),
    route(groupCalls.leaveGroup, async (work, { actor, params: { groupId }, query, body }) => {
      const wanted = { groupId, access: 'members' as const, publicGroups };
      const input = leavingOptions(query.keep, body.keepChallenges || query.keepChallenges);
      await perform(work, actor, leavingScene(wanted), (context, scene) => leaveGroup(context, scene, input));
      return {};
    }),
    route(groupCalls.removeMember, async (work, { actor, params, query, body }) => {
      const memberId = params.memberId.toLowerCase();
      const wanted = { groupId: params.groupId, access: 'visible' as const, publicGroups };
      const message = (query.message ?? asText(body.message)) || undefined;
      const { scene, data, player, tx } = await perform(
        work,
        actor,
        withTarget(wanted, memberId),
        (context, one) => removeMember(context, one, { memberId, message }),
      );
      if (isModerator(player) && scene.group.leader !== player._id)
        await noteRemoval(work, tx, actor, scene.group, { memberId, reason: message });
      if (scene.target)
        await mailRemoval(tx, parts, { to: scene.target, group: scene.group, was: data.was, message });
      return {};
    }),
    route(groupCalls.rejectInvitation, async (work, { actor, params }) => {
      await perform(work, actor, ownPlayer, (context, scene) =>
        rejectInvitation(context, scene, { groupId: params.groupId.toLowerCase() }),
      );
      return {};
    }),
  ];
};
