import type { Group, Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupWriter } from '../src/storage/groups/group-writer.ts';
import { playerWriter } from '../src/storage/player-writer.ts';
import { copiesOf } from '../src/storage/inbox/read-inbox.ts';
import { addMessage } from '../src/storage/chat/write-chat.ts';
import { type GroupRow, groupRows } from './support/access/group-rows.ts';
import { memberRows } from './support/access/member-rows.ts';
import { inside, type Role, roles } from './support/access/roles.ts';
import { secretsIn } from './support/access/secrets.ts';
import { good } from './support/group-world.ts';
import { messageIn } from './support/messages.ts';
import { makeChallenge } from './support/challenges.ts';
import { groupWith, invited } from './support/parties.ts';
import { changePlayer, playerOf } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

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
    permissions: { moderator: role === 'moderator', userSupport: role === 'supporter' },
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
  const managers = role === 'manager' ? { [the(role).id]: true as const } : {};
  const id = await groupWith(server, members, { name: 'Us', managers });
  if (role === 'invited') await invited(server, the(role), { _id: id, type: 'party' }, the('leader').id);
  if (role === 'challenger') await makeChallenge(server, the(role), id);
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

const rows: readonly GroupRow[] = [...groupRows, ...memberRows];

/** The ids of a message's two copies and of both. */
async function written(from: Caller, to: Caller): Promise<readonly [string, string, string]> {
  const sent = await from.post('/members/send-private-message', { toUserId: to.id, message: 'hi' });
  good(sent);
  const { id, uniqueMessageId } = messageIn(sent);
  const copies = await copiesOf(server.app.services.storage.db, uniqueMessageId);
  return [id, copies.find(({ ownerId }) => ownerId === to.id)?.id ?? '', uniqueMessageId];
}

/** What the words of a row about messages stand for. */
async function correspondence(role: Role): Promise<Record<string, string>> {
  server.system.at += 60_000;
  const reader = role === 'leader' ? the('other') : the('leader');
  for (const one of [reader, the(role)])
    await changePlayer(server, one, (player) => asRole('member', player));
  const [own, theirs, said] = await written(the(role), reader);
  const [, , apart] = await written(the('leader'), the('other'));
  return { OWN: own, THEIRS: theirs, SAID: said, APART: apart, WRITER: reader.id };
}

const needsMessages = /OWN|THEIRS|SAID|APART/;

describe.each(rows)('$call', ({ call, quest, body, answers }) => {
  test('answers everybody as the documents say', async () => {
    const given: Record<string, string> = {};
    for (const role of roles) {
      const messages = needsMessages.test(call) ? await correspondence(role) : {};
      const { id, line } = await staged(role, quest);
      const names: Record<string, string> = {
        ...messages,
        ID: id,
        LINE: line,
        NAME: `hero-${roles.indexOf('leader')}`,
        OTHER: the('other').id,
        LEADER: the('leader').id,
        AWAY: the('away').id,
      };
      const put = (text: string) => text.replaceAll(/[A-Z]{2,}/g, (word) => names[word] ?? word);
      const [method = '', path = ''] = call.split(' ');
      const payload: unknown = body && JSON.parse(put(JSON.stringify(body)));
      const answer = await the(role).call(method, put(path), payload ? { body: payload } : {});
      expect(secretsIn(answer.text, the(role), callers.values())).toEqual([]);
      given[role] = answer.status < 300 ? 'ok' : String(answer.body.code ?? answer.body.errors?.[0]?.code);
    }
    expect(given).toEqual(answers);
  });
});
