import type { Group, Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupWriter } from '../src/storage/groups/group-writer.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { addMessage } from '../src/storage/chat/write-chat.ts';
import { groupWith, invited } from './support/parties.ts';
import { changePlayer, playerOf } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

/** Who calls: somebody outside, or a member of the party; `blocked` is blocked by the leader, `banned` by the site. */
const roles = ['stranger', 'invited', 'member', 'leader', 'moderator', 'muted', 'blocked', 'banned'] as const;
type Role = (typeof roles)[number];
const inside = new Set<Role>(['member', 'leader', 'muted', 'blocked', 'banned']);

let server: TestServer;
const callers = new Map<string, Caller>();
const the = (name: Role | 'other' | 'away'): Caller => {
  const caller = callers.get(name);
  if (!caller) throw new Error(`nobody is called ${name}`);
  return caller;
};
beforeAll(async () => {
  server = await startServer();
  for (const [index, name] of [...roles, 'other', 'away'].entries())
    callers.set(name, await server.register(`hero-${index}`));
});
afterAll(() => server.close());

/** What of a player decides what they may. */
function asRole(role: Role, player: Player): Player {
  const { _id: _left, ...party } = player.party;
  return {
    ...player,
    guilds: [],
    party: { ...party, quest: { ...party.quest, key: null, RSVPNeeded: false } },
    invitations: { guilds: [], parties: [], party: {} },
    permissions: role === 'moderator' ? { moderator: true } : {},
    flags: { ...player.flags, chatRevoked: role === 'muted' },
    items: { ...player.items, quests: { whale: 1 } },
    inbox: { ...player.inbox, blocks: role === 'leader' ? [the('blocked').id] : [] },
    auth: { ...player.auth, blocked: role === 'banned' },
  };
}

interface Stage {
  readonly id: string;
  readonly line: string;
}

let lines = 0;

/** A party of leader, caller and one more, on a quest that has begun or waits, with a line of the leader. */
async function staged(role: Role, quest?: 'asked' | 'begun'): Promise<Stage> {
  for (const name of new Set<Role>(['leader', role]))
    await changePlayer(server, the(name), (player) => asRole(name, player));
  for (const name of ['other', 'away'] as const)
    await changePlayer(server, the(name), (player) => asRole('member', player));
  const members = [...new Set([the('leader'), ...(inside.has(role) ? [the(role)] : []), the('other')])];
  const id = await groupWith(server, members, { name: 'Us' });
  if (role === 'invited') await invited(server, the(role), { _id: id, type: 'party' }, the('leader').id);
  const line = `11111111-2222-4333-8444-${String(++lines).padStart(12, '0')}`;
  await server.app.services.storage.run(async (tx) => {
    if (quest) await ask(tx, id, members, quest);
    const author = { user: 'L', contributor: {}, backer: {}, client: 'test', userStyles: undefined };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- how the author looked is not read here
    const by = author as unknown as Parameters<typeof addMessage>[1]['author'];
    const text = { text: 't', unformattedText: 't', flagCount: 0, isTold: true };
    await addMessage(
      tx.db,
      { id: line, groupId: id, authorId: the('leader').id, author: by, ...text },
      server.system.at,
    );
  });
  return { id, line };
}

type Tx = Parameters<Parameters<TestServer['app']['services']['storage']['run']>[0]>[0];

async function ask(tx: Tx, id: string, members: readonly Caller[], state: 'asked' | 'begun') {
  const group = await tx.groups.get(id);
  if (!group) throw new Error('the party is gone');
  const answer = state === 'begun' ? true : null;
  const answers = members.map((one) => [one.id, one === the('leader') ? true : answer] as const);
  const quest: Group['quest'] = {
    key: 'whale',
    active: state === 'begun',
    leader: the('leader').id,
    progress: { hp: 500, collect: {} },
    members: Object.fromEntries(answers),
  };
  await groupWriter(tx).save({ ...group, quest });
  for (const member of members.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const player = await playerOf(tx, member.id);
    await playerWriter(tx).save({
      ...player,
      party: { ...player.party, quest: { ...player.party.quest, key: 'whale' } },
    });
  }
}

interface Row {
  readonly call: string;
  readonly quest?: 'asked' | 'begun';
  readonly body?: object;
  /** What each is answered: `ok`, or the key of the refusal. */
  readonly answers: Answers;
}
type Answers = Readonly<Record<Role, string>>;

/** Whom the site has banned is told so whatever they ask (wire-groups-and-admin 6.6). */
const banned = 'accountSuspended';
/** The same for all the others, but for those who are named. */
const all = (answer: string, but: Partial<Answers> = {}): Answers => ({
  stranger: answer,
  invited: answer,
  member: answer,
  leader: answer,
  moderator: answer,
  muted: answer,
  blocked: answer,
  ...but,
  banned,
});
const hidden = { stranger: 'groupNotFound', invited: 'groupNotFound', moderator: 'groupNotFound' };
/** Only members find a party, moderators included (1.1, "load group"). */
const members = (answer: string, but: Partial<Answers> = {}): Answers => all(answer, { ...hidden, ...but });
/** Only the leader may. */
const leads = (refusal: string, but: Partial<Answers> = {}): Answers =>
  members(refusal, { leader: 'ok', ...but });

const outsider = 'messageGroupRequiresInvite';
const muted = 'chatPrivilegesRevoked';
const leader = 'messageGroupOnlyLeaderCanUpdate';
const blocked = 'notAuthorizedToSendMessageToThisUser';
const party = '/groups/ID';

const rows: readonly Row[] = [
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
    answers: members('ok', { leader: 'questAlreadyAccepted' }),
  },
  {
    call: `POST ${party}/quests/reject`,
    quest: 'asked',
    answers: members('ok', { leader: 'questAlreadyAccepted' }),
  },
  { call: `POST ${party}/quests/cancel`, quest: 'asked', answers: leads('onlyLeaderCancelQuest') },
  {
    call: `POST ${party}/quests/force-start`,
    quest: 'asked',
    answers: leads('questOrGroupLeaderOnlyStartQuest'),
  },
  { call: `POST ${party}/quests/abort`, quest: 'begun', answers: leads('onlyLeaderAbortQuest') },
  {
    call: `POST ${party}/quests/leave`,
    quest: 'begun',
    answers: members('ok', { leader: 'questLeaderCannotLeaveQuest' }),
  },
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
  { call: 'DELETE /inbox/clear', answers: all('ok') },
  { call: 'GET /members/LEADER/achievements', answers: all('ok') },
  {
    call: `POST ${party}/quest/leave`,
    quest: 'begun',
    answers: members('ok', { leader: 'questLeaderCannotLeaveQuest' }),
  },
  { call: 'GET /members/LEADER', answers: all('ok') },
  { call: 'GET /members/LEADER/objections/send-private-message', answers: all('ok') },
];

describe.each(rows)('$call', ({ call, quest, body, answers }) => {
  test('answers everybody as the documents say', async () => {
    const given: Record<string, string> = {};
    for (const role of roles) {
      const { id, line } = await staged(role, quest);
      const put = (text: string) =>
        text
          .replace('ID', id)
          .replace('LINE', line)
          .replace('OTHER', the('other').id)
          .replace('LEADER', the('leader').id)
          .replace('AWAY', the('away').id);
      const [method = '', path = ''] = call.split(' ');
      const payload = body && JSON.parse(JSON.stringify(body).replace(/(OTHER|LEADER|AWAY)/g, put));
      const answer = await the(role).call(method, put(path), payload ? { body: payload } : {});
      given[role] = answer.status < 300 ? 'ok' : String(answer.body.code ?? answer.body.errors?.[0]?.code);
    }
    expect(given).toEqual(answers);
  });
});
