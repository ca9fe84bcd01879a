import { textIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  challengeRows,
  openAnswers,
  outside,
  type Role,
  roles,
  takesPart,
} from './support/access/challenge-rows.ts';
import { secretsIn } from './support/access/secrets.ts';
import { addOriginals, copiesOf, makeChallenge } from './support/challenges.ts';
import { good } from './support/group-world.ts';
import { groupWith, invited, within } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

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
  guilds: [],
  permissions: {},
  invitations: { guilds: [], parties: [], party: {} },
  inbox: { ...player.inbox, blocks: [] },
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

const PLACES = {
  party: { type: 'party' },
  'public guild': { type: 'guild', privacy: 'public' },
} as const;
type Place = keyof typeof PLACES;

/** A group in which somebody leads a challenge with a task, which one more takes part in, and the caller as they may. */
async function staged(role: Role, place: Place): Promise<Stage> {
  const { type } = PLACES[place];
  for (const one of callers.values()) await changePlayer(server, one, asNobody);
  const members = [the('host'), the('leader'), the('other')];
  const managers = role === 'manager' ? { [the(role).id]: true as const } : {};
  const group = await groupWith(server, members, { managers, ...PLACES[place] });
  if (!outside.has(role) && role !== 'leader')
    await changePlayer(server, the(role), (player) => within({ _id: group, type }, player));
  if (role === 'invited') await invited(server, the(role), { _id: group, type }, the('host').id);
  const challenge = await makeChallenge(server, the('leader'), group);
  const [original] = await addOriginals(the('leader'), challenge, {});
  for (const one of [the('other'), ...(takesPart.has(role) ? [the(role)] : [])])
    good(await one.post(`/challenges/${challenge}/join`));
  await settled(server);
  const [copy] = await copiesOf(server, challenge, the('other'));
  await changePlayer(server, the(role), (player) => asRole(role, player));
  if (role === 'blocked')
    await changePlayer(server, the('leader'), (player) => ({
      ...player,
      inbox: { ...player.inbox, blocks: [the(role).id] },
    }));
  return { challenge, group, original: original?._id ?? '', copy: copy?._id ?? '' };
}

const cases = challengeRows.flatMap((row) => [
  { ...row, place: 'party' as const },
  { ...row, place: 'public guild' as const, answers: openAnswers(row) },
]);

describe.each(cases)('$call in a $place', ({ call, body, place, answers }) => {
  test('answers everybody as the documents say', async () => {
    const given: Record<string, string> = {};
    for (const role of roles) {
      const stage = await staged(role, place);
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
      expect(secretsIn(answer.text, the(role), callers.values())).toEqual([]);
      given[role] =
        answer.status < 300 ? 'ok' : (answer.body.code ?? textIn(answer.body, 'errors', 0, 'code'));
    }
    expect(given).toEqual(answers);
  });
});
