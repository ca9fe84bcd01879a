import { groupCalls } from '@everdeed/contract';
import { addManager, asText, createGroup, isModerator, removeManager, updateGroup } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { groupChat } from '../presenters/chat.ts';
import { findLeader, presentGroup, presentManagedGroup, shortLeader } from '../presenters/group.ts';
import { groupScene } from '../work/groups.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import { noteGroupEdit } from '../work/moderation-notes.ts';
import type { GroupParts } from './parts.ts';
import { withTarget } from './scenes.ts';

/** Founding and changing groups (wire-groups-and-admin 1.2, 1.5, 1.12). */
export const changeRoutes = ({ settings: { publicGroups } }: GroupParts) => [
  route(groupCalls.createGroup, async (work, { actor, body }) => {
    const { data, player } = await perform(work, actor, ownPlayer, (context, scene) =>
      createGroup(context, scene, { sent: body, publicGroups }),
    );
    return reply({ status: 201, data: presentGroup(data, shortLeader(player), work.now) });
  }),
  route(groupCalls.updateGroup, async (work, { actor, params: { groupId }, body, info }) => {
    const wanted = {
      groupId,
      publicGroups,
      access: (player: Parameters<typeof isModerator>[0]) =>
        isModerator(player) ? ('anyone' as const) : ('visible' as const),
    };
    const { data, player, scene, tx } = await perform(work, actor, groupScene(wanted), (context, found) =>
      updateGroup(context, found, body),
    );
    if (isModerator(player) && scene.group.leader !== player._id)
      await noteGroupEdit(work, tx, actor, scene.group, data);
    const leader = data.leader === player._id ? shortLeader(player) : await findLeader(tx, data);
    const reader = { words: work.words, language: info.language, player };
    return presentGroup(data, leader, work.now, await groupChat(tx, reader, data));
  }),
  route(groupCalls.addManager, async (work, { actor, params: { groupId }, body }) => {
    const wanted = { groupId, access: 'visible' as const, publicGroups };
    const managerId = asText(body.managerId).toLowerCase();
    const { data } = await perform(work, actor, withTarget(wanted, managerId), addManager);
    return presentManagedGroup(data);
  }),
  route(groupCalls.removeManager, async (work, { actor, params: { groupId }, body }) => {
    const wanted = { groupId, access: 'visible' as const, publicGroups };
    const managerId = asText(body.managerId).toLowerCase();
    const { data } = await perform(work, actor, withTarget(wanted, managerId), (context, scene) =>
      removeManager(context, scene, { managerId }),
    );
    return presentManagedGroup(data);
  }),
];
