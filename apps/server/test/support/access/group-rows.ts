import { type AccessRow, all, type Answers, muted } from './roles.ts';

/** A call about a party, on a quest that has begun or waits for answers: `owner`'s, or else OTHER's. */
export interface GroupRow extends AccessRow {
  readonly quest?: 'asked' | 'begun';
}

const hidden = {
  stranger: 'groupNotFound',
  invited: 'groupNotFound',
  moderator: 'groupNotFound',
  supporter: 'groupNotFound',
};
/** Only members find a party, moderators included (1.1, "load group"). */
const members = (answer: string, but: Partial<Answers> = {}): Answers => all(answer, { ...hidden, ...but });
/** Only the leader may; managers look after tasks alone (1.12). */
const leads = (refusal: string, but: Partial<Answers> = {}): Answers =>
  members(refusal, { leader: 'ok', ...but });

const outsider = 'messageGroupRequiresInvite';
const leader = 'messageGroupOnlyLeaderCanUpdate';
const party = '/groups/ID';

/** Parties, their chat and their quests. */
export const groupRows: readonly GroupRow[] = [
  { call: 'GET /groups?type=party', answers: all('ok') },
  { call: 'GET /groups/count', answers: all('ok') },
  {
    call: 'POST /groups',
    body: { type: 'party', name: 'New' },
    answers: all('messageGroupAlreadyInParty', {
      stranger: 'ok',
      invited: 'ok',
      moderator: 'ok',
      supporter: 'ok',
    }),
  },
  { call: `GET ${party}`, answers: members('ok') },
  { call: `PUT ${party}`, body: { name: 'We' }, answers: leads(leader, { moderator: leader }) },
  { call: `POST ${party}/join`, answers: all(outsider, { invited: 'ok' }) },
  { call: `POST ${party}/leave`, answers: members('ok') },
  { call: `POST ${party}/reject-invite`, answers: all(outsider, { invited: 'ok' }) },
  { call: `POST ${party}/invite`, body: { uuids: ['AWAY'] }, answers: members('ok', { muted }) },
  { call: `POST ${party}/removeMember/OTHER`, answers: leads('onlyLeaderCanRemoveMember') },
  { call: `GET ${party}/members`, answers: members('ok') },
  { call: `GET ${party}/invites`, answers: members('ok') },
  { call: `POST ${party}/add-manager`, body: { managerId: 'OTHER' }, answers: leads(leader) },
  {
    call: `POST ${party}/remove-manager`,
    body: { managerId: 'OTHER' },
    answers: leads(leader, { leader: 'userIsNotManager' }),
  },
  { call: 'GET /looking-for-party', answers: all('notPartyLeader', { leader: 'ok' }) },
  { call: `GET ${party}/chat`, answers: members('ok') },
  { call: `POST ${party}/chat`, body: { message: 'hi' }, answers: members('ok', { muted }) },
  { call: `POST ${party}/chat/LINE/like`, answers: members('ok') },
  { call: `POST ${party}/chat/LINE/flag`, answers: members('ok', { moderator: 'ok' }) },
  {
    call: `POST ${party}/chat/LINE/clearflags`,
    answers: all('messageGroupChatAdminClearFlagCount', { moderator: 'ok' }),
  },
  { call: `POST ${party}/chat/seen`, answers: all('ok') },
  { call: `DELETE ${party}/chat/LINE`, answers: leads('onlyCreatorOrAdminCanDeleteChat') },
  { call: `POST ${party}/quests/invite/whale`, answers: members('ok') },
  {
    call: `POST ${party}/quests/accept`,
    quest: 'asked',
    answers: members('ok', { owner: 'questAlreadyAccepted' }),
  },
  {
    call: `POST ${party}/quests/reject`,
    quest: 'asked',
    answers: members('ok', { owner: 'questAlreadyAccepted' }),
  },
  {
    call: `POST ${party}/quests/cancel`,
    quest: 'asked',
    answers: leads('onlyLeaderCancelQuest', { owner: 'ok' }),
  },
  {
    call: `POST ${party}/quests/force-start`,
    quest: 'asked',
    answers: leads('questOrGroupLeaderOnlyStartQuest', { owner: 'ok' }),
  },
  {
    call: `POST ${party}/quests/abort`,
    quest: 'begun',
    answers: leads('onlyLeaderAbortQuest', { owner: 'ok' }),
  },
  {
    call: `POST ${party}/quests/leave`,
    quest: 'begun',
    answers: members('ok', { owner: 'questLeaderCannotLeaveQuest' }),
  },
  {
    call: `POST ${party}/quest/leave`,
    quest: 'begun',
    answers: members('ok', { owner: 'questLeaderCannotLeaveQuest' }),
  },
  // Whose scroll it is stays as long as there is the quest; the others only cannot go while they are on it.
  {
    call: `POST ${party}/leave`,
    quest: 'asked',
    answers: members('ok', { owner: 'questLeaderCannotLeaveGroup' }),
  },
  {
    call: `POST ${party}/leave`,
    quest: 'begun',
    answers: members('cannotLeaveWhileActiveQuest', { owner: 'questLeaderCannotLeaveGroup' }),
  },
  {
    call: `POST ${party}/removeMember/OTHER`,
    quest: 'begun',
    answers: leads('onlyLeaderCanRemoveMember', { leader: 'cannotRemoveQuestOwner' }),
  },
];
