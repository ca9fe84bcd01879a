import { isDeepStrictEqual } from 'node:util';
import { type Player, TAVERN_ID } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import {
  challengeRows,
  openAnswers,
  outside,
  type Role,
  roles,
  takesPart,
  tavernAnswers,
} from './support/access/challenge-rows.ts';
import { companyOf, type Names } from './support/access/everybody.ts';
import { addOriginals, copiesOf, makeChallenge } from './support/challenges.ts';
import { good } from './support/group-world.ts';
import { groupWith, invited, within } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { isLongRun } from './support/runs.ts';
import { settled } from './support/settled.ts';

const parts = [...roles, 'host', 'other'] as const;
const company = companyOf(parts);
const { the } = company;

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
  balance: 1,
  permissions: permissionsOf(role),
  flags: { ...player.flags, chatRevoked: role === 'muted' },
  auth: { ...player.auth, blocked: role === 'banned' },
});

const PLACES = {
  party: { type: 'party' },
  'private guild': { type: 'guild', privacy: 'private' },
  'public guild': { type: 'guild', privacy: 'public' },
} as const;
type Place = keyof typeof PLACES | 'tavern';

/** The tavern, where all are guests; it is written down when somebody does something there for the first time. */
async function tavern(): Promise<string> {
  await company.server.app.services.storage.run((tx) => tx.groups.get(TAVERN_ID));
  return TAVERN_ID;
}

/** A group that host, leader and one more are in, and the caller as they may. */
async function staffed(role: Role, place: keyof typeof PLACES): Promise<string> {
  const { type } = PLACES[place];
  const { server } = company;
  const members = [the('host'), the('leader'), the('other')];
  const managers = role === 'manager' ? { [the(role).id]: true as const } : {};
  const group = await groupWith(server, members, { managers, ...PLACES[place] });
  if (!outside.has(role) && role !== 'leader')
    await changePlayer(server, the(role), (player) => within({ _id: group, type }, player));
  if (role === 'invited') await invited(server, the(role), { _id: group, type }, the('host').id);
  return group;
}

/** A place in which somebody leads a challenge with a task, which one more takes part in, and the caller as they may. */
async function staged(role: Role, place: Place): Promise<Names> {
  const { server } = company;
  for (const part of new Set(['host', 'leader', 'other', role] as const))
    await changePlayer(server, the(part), asNobody);
  const group = place === 'tavern' ? await tavern() : await staffed(role, place);
  const challenge = await makeChallenge(server, the('leader'), group, { prize: 1 });
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
  return {
    CHALLENGE: challenge,
    GROUP: group,
    ORIGINAL: original?._id ?? '',
    COPY: copy?._id ?? '',
    OTHER: the('other').id,
  };
}

const places = challengeRows.flatMap((row) => [
  { ...row, place: 'party' as const },
  { ...row, place: 'private guild' as const },
  { ...row, place: 'public guild' as const, answers: openAnswers(row) },
  { ...row, place: 'tavern' as const, answers: tavernAnswers(row) },
]);
const inParty = new Map(challengeRows.map(({ call, answers }) => [call, answers]));
/** What is answered elsewhere as in a party takes most of the time: it is asked in the long run only. */
const cases = places.filter(
  ({ call, place, answers }) =>
    isLongRun || place === 'party' || !isDeepStrictEqual(answers, inParty.get(call)),
);

describe.each(cases)('$call in a $place', ({ place, answers, ...row }) => {
  test('answers everybody as the documents say', async () => {
    expect(await company.answersTo(row, roles, (role) => staged(role, place))).toEqual(answers);
  });
});
