import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { ofGroup } from '../groups/common.ts';
import { questSchema } from '../groups/group-schema.ts';

/** What all calls of quests have in common: each answers with the party's quest as it is then. */
const common = {
  ...ofGroup,
  area: 'quests',
  auth: 'user',
  versions: ['v3', 'v4'],
  method: 'POST',
  answer: questSchema,
  spec: 'wire-groups-and-admin 3.2',
} as const;

const leaving = {
  ...common,
  summary: 'Leave a quest, but not the party',
  details: 'Both while members are being asked and under way. The owner of the scroll cannot.',
  refusals: ['groupNotFound', 'guildQuestsNotSupported', 'notPartOfQuest', 'questLeaderCannotLeaveQuest'],
} as const;

/** Quests of parties: asking, answering, setting out, giving up. */
export const questCalls = {
  inviteToQuest: defineCall({
    ...common,
    id: 'inviteToQuest',
    path: '/groups/{groupId}/quests/invite/{questKey}',
    summary: 'Invite the party to a quest',
    details:
      'The caller must own the scroll, which is used up when the quest starts: once everybody has answered, or at once for a party of one.',
    params: Type.Object({ groupId: text, questKey: text }),
    refusals: [
      'groupNotFound',
      'guildQuestsNotSupported',
      'questAlreadyUnderway',
      'questNotFound',
      'questNotOwned',
    ],
  }),
  acceptQuest: defineCall({
    ...common,
    id: 'acceptQuest',
    path: '/groups/{groupId}/quests/accept',
    summary: 'Accept the invitation to a quest',
    details: 'With the last answer, the quest starts.',
    refusals: [
      'groupNotFound',
      'guildQuestsNotSupported',
      'questAlreadyAccepted',
      'questAlreadyStartedFriendly',
      'questInviteNotFound',
    ],
  }),
  rejectQuest: defineCall({
    ...common,
    id: 'rejectQuest',
    path: '/groups/{groupId}/quests/reject',
    summary: 'Decline the invitation to a quest',
    details: 'With the last answer, the quest starts with those who accepted.',
    refusals: [
      'groupNotFound',
      'guildQuestsNotSupported',
      'questAlreadyAccepted',
      'questAlreadyRejected',
      'questAlreadyStartedFriendly',
      'questInvitationDoesNotExist',
    ],
  }),
  forceStartQuest: defineCall({
    ...common,
    id: 'forceStartQuest',
    path: '/groups/{groupId}/quests/force-start',
    summary: 'Start a quest without waiting for answers',
    details: 'The owner of the scroll and the leader of the party may.',
    refusals: [
      'groupNotFound',
      'guildQuestsNotSupported',
      'questAlreadyStarted',
      'questNotPending',
      'questOrGroupLeaderOnlyStartQuest',
    ],
  }),
  cancelQuest: defineCall({
    ...common,
    id: 'cancelQuest',
    path: '/groups/{groupId}/quests/cancel',
    summary: 'Take the invitation to a quest back',
    details: 'The owner of the scroll and the leader of the party may.',
    refusals: [
      'cantCancelActiveQuest',
      'groupNotFound',
      'guildQuestsNotSupported',
      'onlyLeaderCancelQuest',
      'questInvitationDoesNotExist',
    ],
  }),
  abortQuest: defineCall({
    ...common,
    id: 'abortQuest',
    path: '/groups/{groupId}/quests/abort',
    summary: 'Give a running quest up',
    details:
      'The owner of the scroll and the leader of the party may. The scroll goes back to its owner; what was achieved is lost.',
    refusals: ['groupNotFound', 'guildQuestsNotSupported', 'noActiveQuestToAbort', 'onlyLeaderAbortQuest'],
  }),
  leaveQuest: defineCall({ ...leaving, id: 'leaveQuest', path: '/groups/{groupId}/quests/leave' }),
  /** As the iOS app calls it. */
  leaveQuestSingular: defineCall({
    ...leaving,
    id: 'leaveQuestSingular',
    path: '/groups/{groupId}/quest/leave',
  }),
};
