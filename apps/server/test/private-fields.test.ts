import { textIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOriginals, copiesOf, makeChallenge } from './support/challenges.ts';
import { good } from './support/group-world.ts';
import { groupWith, invited } from './support/parties.ts';
import { changePlayer, makeTask } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

/**
 * What nobody but the owner sees, planted where it lives: a mark in each private field. Whatever shows another player is
 * then searched for the marks, the address and the token.
 */
const MARK = 'kept-to-oneself';

const marked = (player: Player): Player => ({
  ...player,
  balance: 77.25,
  permissions: {},
  tags: [{ id: '11111111-2222-4333-8444-000000000001', name: `${MARK} tag` }],
  newMessages: {},
  webhooks: [],
  pushDevices: [
    {
      type: 'android',
      regId: `${MARK} device`,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ],
  notifications: [
    { id: '11111111-2222-4333-8444-000000000002', type: `${MARK} notification`, data: {}, seen: false },
  ],
  preferences: { ...player.preferences, language: 'de', timezoneOffset: -345 },
  history: { ...player.history, exp: [{ date: '2026-01-01T00:00:00.000Z', value: 12_345_678 }] },
});

let server: TestServer;
let owner: Caller;
/** Everybody who may see something of the owner: in the same party and challenge, in neither, and a moderator. */
const watchers = new Map<string, Caller>();
const at = new Map<string, string>();

beforeAll(async () => {
  server = await startServer();
  owner = await server.register('keeps-things');
  for (const [index, name] of ['friend', 'stranger', 'moderator', 'newcomer'].entries())
    watchers.set(name, await server.register(`watcher-${index}`));
  const [friend, stranger, moderator, newcomer] = [...watchers.values()];
  if (!friend || !stranger || !moderator || !newcomer) throw new Error('nobody watches');
  await changePlayer(server, moderator, (player) => ({ ...player, permissions: { moderator: true } }));
  const group = await groupWith(server, [owner, friend], { name: 'Us' });
  await invited(server, newcomer, { _id: group, type: 'party' }, owner.id);
  const challenge = await makeChallenge(server, owner, group);
  await addOriginals(owner, challenge, { text: 'shared' });
  for (const one of [owner, friend]) good(await one.post(`/challenges/${challenge}/join`));
  await settled(server);
  const [copy] = await copiesOf(server, challenge, owner);
  if (!copy) throw new Error('the owner has no copy of the challenge’s task');
  const task = await makeTask(owner, { type: 'habit', text: `${MARK} task`, notes: MARK });
  const said = good(await owner.post(`/groups/${group}/chat`, { message: 'hello' }));
  good(await owner.post('/members/send-private-message', { toUserId: friend.id, message: 'hi' }));
  good(
    await owner.post('/members/send-private-message', { toUserId: newcomer.id, message: `${MARK} message` }),
  );
  const line = textIn(said, 'message', 'id');
  const ids = { group, challenge, copy: copy._id, task: task._id, line, owner: owner.id };
  for (const [name, id] of Object.entries(ids)) at.set(name, id);
  await changePlayer(server, owner, marked);
});
afterAll(() => server.close());

/** Calls that show players to others. */
const calls = [
  'GET /members/:owner',
  'GET /members/username/keeps-things',
  'GET /members/find/keeps',
  'GET /members/:owner/achievements',
  'GET /members/:owner/objections/send-private-message',
  'GET /groups/:group',
  'GET /groups/party',
  'GET /groups/:group/members',
  'GET /groups/:group/members?includeAllPublicFields=true&includeTasks=true',
  'GET /groups/:group/invites',
  'GET /groups/:group/chat',
  'POST /groups/:group/chat/:line/like',
  'GET /groups?type=party,guilds,tavern',
  'GET /looking-for-party',
  'GET /challenges/user?page=0',
  'GET /challenges/groups/:group',
  'GET /challenges/:challenge',
  'GET /challenges/:challenge/members',
  'GET /challenges/:challenge/members?includeAllPublicFields=true&includeTasks=true',
  'GET /challenges/:challenge/members/:owner',
  'GET /challenges/:challenge/export/csv',
  'GET /inbox/messages',
  'GET /inbox/conversations',
  'GET /tasks/:task',
  'GET /tasks/:copy',
  'PUT /tasks/:task',
  'POST /tasks/:task/score/up',
  'POST /challenges/:challenge/flag',
  'POST /members/:owner/flag',
] as const;

const secrets = [MARK, 'keeps-things@example.org', '77.25', '12345678', 'hashed_password'];

/** A path with the ids that it names; one that nobody has made is an error of the test. */
const fill = (path: string): string =>
  path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const id = at.get(name);
    if (!id) throw new Error(`nothing is called ${name}`);
    return id;
  });

interface Heard {
  readonly status: number;
  readonly text: string;
}

async function ask(caller: Caller, call: string, body: unknown): Promise<Heard> {
  const [method = '', path = ''] = call.split(' ');
  return caller.call(method, fill(path), method === 'GET' ? {} : { body });
}

describe.each(calls)('%s', (call) => {
  const heard = new Map<string, Heard>();
  beforeAll(async () => {
    for (const [who, caller] of watchers) heard.set(who, await ask(caller, call, { text: 'mine' }));
  });

  test.each(['friend', 'stranger', 'moderator', 'newcomer'])('keeps what is private from a %s', (who) => {
    const answer = heard.get(who);
    if (!answer) throw new Error(`nobody is called ${who}`);
    const isOwn = who === 'newcomer' && call.startsWith('GET /inbox');
    for (const secret of isOwn ? secrets.slice(1) : secrets) expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain(owner.credentials['x-api-key']);
  });

  test('has an answer for somebody', async () => {
    const statuses = [...heard.values()].map(({ status }) => status);
    const reached = statuses.some((status) => status < 300);
    expect(reached ? 200 : (await ask(owner, call, {})).status).toBe(200);
  });
});

test('the marks are where the owner finds them', async () => {
  const { text } = await owner.get('/user');
  for (const secret of [MARK, 'keeps-things@example.org', '77.25']) expect(text).toContain(secret);
});
