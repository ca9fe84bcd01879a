import { type AccessRow, all, muted } from './roles.ts';

const leader = 'messageGroupOnlyLeaderCanUpdate';
const tavern = '/groups/habitrpg';

/** The tavern and its chat, where everybody is a guest and nobody leads (1.1). */
export const tavernRows: readonly AccessRow[] = [
  { call: `GET ${tavern}`, answers: all('ok') },
  { call: `PUT ${tavern}`, body: { name: 'We' }, answers: all(leader, { moderator: 'ok' }) },
  { call: 'POST /groups/ID/join', answers: all('youAreAlreadyInGroup') },
  {
    call: `POST ${tavern}/removeMember/OTHER`,
    // Nobody is a member there whom a moderator could remove.
    answers: all('onlyLeaderCanRemoveMember', { moderator: 'groupMemberNotFound' }),
  },
  { call: `POST ${tavern}/add-manager`, body: { managerId: 'OTHER' }, answers: all(leader) },
  { call: `POST ${tavern}/remove-manager`, body: { managerId: 'OTHER' }, answers: all(leader) },
  { call: `GET ${tavern}/members`, answers: all('ok') },
  { call: `GET ${tavern}/chat`, answers: all('ok') },
  { call: `POST ${tavern}/chat`, body: { message: 'hi' }, answers: all('ok', { muted }) },
  { call: `POST ${tavern}/chat/LINE/like`, answers: all('ok') },
  { call: `POST ${tavern}/chat/LINE/flag`, answers: all('ok') },
  {
    call: `POST ${tavern}/chat/LINE/clearflags`,
    answers: all('messageGroupChatAdminClearFlagCount', { moderator: 'ok' }),
  },
  { call: `POST ${tavern}/chat/seen`, answers: all('ok') },
  {
    call: `DELETE ${tavern}/chat/LINE`,
    answers: all('onlyCreatorOrAdminCanDeleteChat', { leader: 'ok', moderator: 'ok' }),
  },
  { call: `POST ${tavern}/quests/invite/whale`, answers: all('guildQuestsNotSupported') },
];
