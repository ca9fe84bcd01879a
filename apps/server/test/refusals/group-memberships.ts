import type { groupCalls } from '@everdeed/contract';
import { crowd, groupWith, invited, runningPlan } from '../support/parties.ts';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';
import {
  absent,
  bad,
  inGroup,
  inStrangersGroup,
  inStrangersGuild,
  notAllowed,
  questOf,
} from './group-stages.ts';

const joining = (id: string) => (stage: Stage) => stage.player.post(`/groups/${id}/join`);
const leave = (stage: Stage, id: string, rest = '') => stage.player.post(`/groups/${id}/leave${rest}`);
const remove = (stage: Stage, id: string, memberId: string) =>
  stage.player.post(`/groups/${id}/removeMember/${memberId}`);
const paid = { purchased: { plan: runningPlan } };

/** The player is invited to a party of somebody else, and joins it. */
async function joinAnother(stage: Stage) {
  const host = await stage.server.register(`${stage.username}-h`);
  const id = await groupWith(stage.server, [host]);
  await invited(stage.server, stage.player, { _id: id, type: 'party' }, host.id);
  return joining(id)(stage);
}

async function joinFull(stage: Stage) {
  const id = await groupWith(stage.server, []);
  await crowd(stage.server, { _id: id, type: 'party' }, 30);
  await invited(stage.server, stage.player, { _id: id, type: 'party' }, unknownId);
  return joining(id)(stage);
}

/** Coming and going. */
export const memberships: Pick<
  RefusalCases<typeof groupCalls>,
  'joinGroup' | 'leaveGroup' | 'rejectInvitation' | 'removeMember'
> = {
  joinGroup: {
    cannotDeleteActiveGroup: notAllowed(inGroup(paid, joinAnother)),
    groupNotFound: absent(joining(unknownId)),
    leaderCannotLeaveGroupWithActiveGroup: notAllowed(
      inStrangersGroup(({ player }) => ({ ...paid, leader: player.id }), joinAnother),
    ),
    messageCannotLeaveWhileQuesting: notAllowed(
      inGroup({}, async (stage) => {
        await stage.change((player) => ({
          ...player,
          party: { ...player.party, quest: { ...player.party.quest, key: 'vice1' } },
        }));
        return joinAnother(stage);
      }),
    ),
    messageGroupRequiresInvite: notAllowed(async (stage) => {
      const host = await stage.stranger();
      return joining(await groupWith(stage.server, [host]))(stage);
    }),
    partyExceedsMembersLimit: { ...bad, params: { maxMembersParty: 30 }, by: joinFull },
    youAreAlreadyInGroup: notAllowed(joining('habitrpg')),
  },
  leaveGroup: {
    cannotDeleteActiveGroup: notAllowed(inGroup(paid, leave)),
    cannotLeaveWhileActiveQuest: notAllowed(
      inStrangersGroup(
        ({ player }, { id }) => ({ quest: questOf(id, { [id]: true, [player.id]: true }) }),
        (stage) => leave(stage, 'party'),
      ),
    ),
    groupNotFound: absent((stage) => leave(stage, 'party')),
    leaderCannotLeaveGroupWithActiveGroup: notAllowed(
      inStrangersGroup(
        ({ player }) => ({ ...paid, leader: player.id }),
        (stage, id) => leave(stage, id),
      ),
    ),
    questLeaderCannotLeaveGroup: notAllowed(
      inStrangersGroup(
        ({ player }) => ({ quest: questOf(player.id, { [player.id]: true }, false) }),
        (stage, id) => leave(stage, id),
      ),
    ),
    keepOrRemoveAll: failedCheck(inGroup({}, (stage, id) => leave(stage, id, '?keep=some'))),
    groupRemainOrLeaveChallenges: failedCheck(
      inGroup({}, (stage, id) => stage.player.post(`/groups/${id}/leave`, { keepChallenges: 'some' })),
    ),
  },
  removeMember: {
    cannotRemoveCurrentLeader: notAllowed(
      inStrangersGuild(async (stage, id, stranger) => {
        await stage.change((player) => ({ ...player, permissions: { moderator: true } }));
        return remove(stage, id, stranger.id);
      }),
    ),
    cannotRemoveQuestOwner: notAllowed(
      inStrangersGroup(
        ({ player }, { id }) => ({ leader: player.id, quest: questOf(id, { [id]: true }) }),
        (stage, id, stranger) => remove(stage, id, stranger.id),
      ),
    ),
    groupMemberNotFound: absent(inGroup({}, (stage, id) => remove(stage, id, unknownId))),
    groupNotFound: absent((stage) => remove(stage, unknownId, unknownId)),
    memberCannotRemoveYourself: notAllowed(inGroup({}, (stage, id) => remove(stage, id, stage.player.id))),
    onlyLeaderCanRemoveMember: notAllowed(
      inStrangersGroup({}, (stage, id, stranger) => remove(stage, id, stranger.id)),
    ),
    userIdRequired: failedCheck(inGroup({}, (stage, id) => remove(stage, id, 'somebody'))),
  },
  rejectInvitation: {
    messageGroupRequiresInvite: notAllowed((stage) =>
      stage.player.post(`/groups/${unknownId}/reject-invite`),
    ),
  },
};
