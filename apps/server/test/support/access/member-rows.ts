import { type AccessRow, all, muted } from './roles.ts';

const blocked = 'notAuthorizedToSendMessageToThisUser';
const unknown = 'messageGroupChatNotFound';
/** Messages are their owners' alone: the copy of the other person is no message to anybody else. */
const owners = { mine: all('ok'), theirs: all(unknown) };
const supporters = all('noPrivAccess', { supporter: 'ok' });

/**
 * Private messages and other players. The caller and the leader (the leader and `other`) have written: OWN is the
 * caller's copy, THEIRS the other one's, and SAID what both go by; APART is what leader and `other` have written, and
 * AWAY is somebody whom nobody knows.
 */
export const memberRows: readonly AccessRow[] = [
  {
    call: 'POST /members/send-private-message',
    body: { toUserId: 'LEADER', message: 'hi' },
    answers: all('ok', { muted, blocked }),
  },
  {
    call: 'POST /members/transfer-gems',
    body: { toUserId: 'LEADER', gemAmount: 1 },
    answers: all('badAmountOfGemsToSend', { muted, blocked, leader: 'cannotSendGemsToYourself' }),
  },
  { call: 'GET /inbox/messages', answers: all('ok') },
  { call: 'GET /inbox/paged-messages', answers: all('ok') },
  { call: 'GET /inbox/conversations', answers: all('ok') },
  { call: 'POST /user/mark-pms-read', answers: all('ok') },
  { call: 'POST /user/block/AWAY', answers: all('ok') },
  { call: 'DELETE /inbox/clear', answers: all('ok') },
  { call: 'DELETE /inbox/messages/OWN', answers: owners.mine },
  { call: 'DELETE /inbox/messages/THEIRS', answers: owners.theirs },
  { call: 'DELETE /user/messages/OWN', answers: all('ok') },
  { call: 'DELETE /api/v3/user/messages', answers: all('ok') },
  { call: 'POST /inbox/like-private-message/SAID', answers: owners.mine },
  { call: 'POST /inbox/like-private-message/APART', answers: all(unknown, { leader: 'ok' }) },
  { call: 'POST /members/flag-private-message/OWN', answers: owners.mine },
  { call: 'POST /members/flag-private-message/THEIRS', answers: owners.theirs },
  {
    call: 'POST /members/flag-private-message/THEIRS?userId=WRITER',
    answers: all(unknown, { moderator: 'ok' }),
  },
  { call: 'GET /members/LEADER', answers: all('ok') },
  { call: 'GET /members/username/NAME', answers: all('ok') },
  { call: 'GET /members/find/NAME', answers: all('ok') },
  { call: 'GET /members/LEADER/achievements', answers: all('ok') },
  { call: 'GET /members/LEADER/achievement-dates', answers: all('ok') },
  { call: 'GET /members/LEADER/objections/send-private-message', answers: all('ok') },
  { call: 'POST /members/AWAY/flag', answers: all('ok') },
  { call: 'POST /members/AWAY/clear-flags', answers: all('clearReportsModerator', { moderator: 'ok' }) },
  { call: 'GET /members/AWAY/purchase-history', answers: supporters },
  { call: 'DELETE /members/AWAY?deleteAccount=false&deleteAmplitude=false', answers: supporters },
];
