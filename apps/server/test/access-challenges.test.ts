import { textIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOriginals, copiesOf, makeChallenge } from './support/challenges.ts';
import { good } from './support/group-world.ts';
import { groupWith, within } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

/**
 * Who calls: somebody outside of the party, or in it. The leader of the challenge does not lead the party; the admin has
 * the privilege of challenges; the muted one takes part; `banned` is banned by the site.
 */
const roles = [
  'stranger',
  'member',
  'participant',
  'leader',
  'moderator',
  'admin',
  'muted',
  'banned',
] as const;
type Role = (typeof roles)[number];
const outside = new Set<Role>(['stranger', 'moderator', 'admin']);
const takesPart = new Set<Role>(['participant', 'muted', 'banned']);

let server: TestServer;
const callers = new Map<string, Caller>();
const the = (name: Role | 'host' | 'other'): Caller => {
  const caller = callers.get(name);
  if (!caller) throw new Error(`nobody is called ${name}`);
  return caller;
};
beforeAll(async () => {
  server = await startServer();
  for (const [index, name] of [...roles, 'host', 'other'].entries())
    callers.set(name, await server.register(`hero-${index}`));
});
afterAll(() => server.close());

function permissionsOf(role: string): Player['permissions'] {
  if (role === 'moderator') return { moderator: true };
  return role === 'admin' ? { challengeAdmin: true } : {};
}

/** Somebody new to everything. */
const asNobody = ({ party: { _id: _left, ...party }, ...player }: Player): Player => ({
  ...player,
  party,
  permissions: {},
  flags: { ...player.flags, chatRevoked: false },
  auth: { ...player.auth, blocked: false },
});

const asRole = (role: Role, player: Player): Player => ({
  ...player,
  permissions: permissionsOf(role),
  flags: { ...player.flags, chatRevoked: role === 'muted' },
  auth: { ...player.auth, blocked: role === 'banned' },
});

interface Stage {
  readonly challenge: string;
  readonly original: string;
  readonly copy: string;
  readonly group: string;
}

/** A party in which somebody leads a challenge with a task, which one more takes part in, and the caller as they may. */
async function staged(role: Role): Promise<Stage> {
  for (const one of callers.values()) await changePlayer(server, one, asNobody);
  const members = [the('host'), the('leader'), the('other')];
  const group = await groupWith(server, members);
  if (!outside.has(role) && role !== 'leader')
    await changePlayer(server, the(role), (player) => within({ _id: group, type: 'party' }, player));
  const challenge = await makeChallenge(server, the('leader'), group);
  const [original] = await addOriginals(the('leader'), challenge, {});
  for (const one of [the('other'), ...(takesPart.has(role) ? [the(role)] : [])])
    good(await one.post(`/challenges/${challenge}/join`));
  await settled(server);
  const [copy] = await copiesOf(server, challenge, the('other'));
  await changePlayer(server, the(role), (player) => asRole(role, player));
  return { challenge, group, original: original?._id ?? '', copy: copy?._id ?? '' };
}

type Answers = Readonly<Record<Role, string>>;
interface Row {
  readonly call: string;
  readonly body?: object;
  /** What each is answered: `ok`, or the key of the refusal. */
  readonly answers: Answers;
}

/** The same for all; whom the site has banned is told so whatever they ask (wire-groups-and-admin 6.6). */
const all = (answer: string, but: Partial<Answers> = {}): Answers => ({
  stranger: answer,
  member: answer,
  participant: answer,
  leader: answer,
  moderator: answer,
  admin: answer,
  muted: answer,
  ...but,
  banned: 'accountSuspended',
});
const missing = 'challengeNotFound';
/** Nobody outside of the party knows of the challenge: not even moderators (4.1, "can view"). */
const members = (answer: string, but: Partial<Answers> = {}): Answers =>
  all(answer, { stranger: missing, moderator: missing, admin: missing, ...but });
/** Its leader may, and whoever has the privilege (4.1, "can modify"). */
const leads = (refusal: string, but: Partial<Answers> = {}): Answers =>
  all(refusal, { leader: 'ok', admin: 'ok', ...but });

const one = '/challenges/CHALLENGE';
const joined = 'userAlreadyInChallenge';
const apart = 'challengeMemberNotFound';
const editors = 'onlyChalLeaderEditTasks';

const rows: readonly Row[] = [
  { call: `GET ${one}`, answers: members('ok') },
  { call: `GET ${one}/members`, answers: members('ok') },
  { call: `GET ${one}/members/OTHER`, answers: members('ok') },
  { call: `GET ${one}/export/csv`, answers: members('ok') },
  { call: `POST ${one}/join`, answers: members('ok', { participant: joined, muted: joined }) },
  { call: `POST ${one}/leave`, answers: all(apart, { participant: 'ok', muted: 'ok' }) },
  {
    call: `PUT ${one}`,
    body: { name: 'Another' },
    answers: leads('onlyLeaderUpdateChal', { stranger: missing, moderator: missing, admin: missing }),
  },
  { call: `DELETE ${one}`, answers: leads('onlyLeaderDeleteChal') },
  { call: `POST ${one}/selectWinner/OTHER`, answers: leads('onlyLeaderDeleteChal') },
  { call: `POST ${one}/flag`, body: { comment: 'rude' }, answers: all('ok') },
  {
    call: `POST ${one}/clearflags`,
    answers: all('messageGroupChatAdminClearFlagCount', { moderator: 'ok' }),
  },
  {
    call: `POST /tasks/challenge/CHALLENGE`,
    body: { type: 'habit', text: 'more' },
    answers: leads(editors),
  },
  { call: 'PUT /tasks/ORIGINAL', body: { text: 'other' }, answers: leads(editors) },
  { call: 'DELETE /tasks/ORIGINAL', answers: leads(editors) },
  // Copies are their owners' alone.
  { call: 'GET /tasks/COPY', answers: all('messageTaskNotFound') },
  { call: 'PUT /tasks/COPY', body: { text: 'mine' }, answers: all('messageTaskNotFound') },
  { call: 'POST /tasks/unlink-one/COPY?keep=keep', answers: all('messageTaskNotFound') },
  {
    call: 'POST /challenges',
    body: { group: 'GROUP', name: 'A second one', shortName: 'second' },
    answers: all('ok', { stranger: 'groupNotFound', moderator: 'groupNotFound', admin: 'groupNotFound' }),
  },
];

describe.each(rows)('$call', ({ call, body, answers }) => {
  test('answers everybody as the documents say', async () => {
    const given: Record<string, string> = {};
    for (const role of roles) {
      const stage = await staged(role);
      const put = (text: string) =>
        text
          .replace('CHALLENGE', stage.challenge)
          .replace('ORIGINAL', stage.original)
          .replace('COPY', stage.copy)
          .replace('GROUP', stage.group)
          .replace('OTHER', the('other').id);
      const [method = '', path = ''] = call.split(' ');
      const payload: unknown = body && JSON.parse(put(JSON.stringify(body)));
      const answer = await the(role).call(method, put(path), payload ? { body: payload } : {});
      given[role] =
        answer.status < 300 ? 'ok' : (answer.body.code ?? textIn(answer.body, 'errors', 0, 'code'));
    }
    expect(given).toEqual(answers);
  });
});
