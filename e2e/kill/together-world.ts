import { randomUUID } from 'node:crypto';
import { fieldsIn, listIn, textIn } from '@everdeed/content/values';
import { call, type Person, register } from './person.ts';

/** Members of the party, and participants of the challenge: several batches of its job. */
const MEMBERS = 4;
const PARTICIPANTS = 110;
/** A boss without rage: nothing but blows changes anybody. */
const QUEST = 'vice1';
const TAVERN = '00000000-0000-4000-A000-000000000000';
/** 100 gems for each member (in units of balance). */
const BALANCE = 25;
/** Before each day of a quest: everybody's health, the boss's, and what each member's day takes from the boss. */
export const HEALTH = 50;
export const BOSS_HEALTH = 300;
export const BLOW = 5;

/** The text of the task that never changes. */
export const STEADY = 'steady';

export interface Member extends Person {
  readonly id: string;
}

/** People who do things together, and where. */
export interface Together {
  readonly members: readonly Member[];
  /** Has a daily that is never done, for which the boss strikes everybody. */
  readonly idler: Member;
  readonly party: string;
  readonly guild: string;
  readonly challenge: string;
  readonly participants: readonly string[];
  /** The challenge's own tasks: one changes in each round, the other never does. */
  readonly changing: string;
  readonly steady: string;
}

/** Calls test control. */
export const control = (url: string, name: string, body: object): Promise<unknown> =>
  call(url, `/test-control/${name}`, { method: 'POST', body });

/** Records of test control, by its own path around the envelope. */
export async function recordsOf(
  url: string,
  collection: string,
  where: object,
): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${url}/test-control/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ collection, where }),
  });
  return listIn(await response.json(), 'docs').map((doc) => fieldsIn(doc));
}

const post = (url: string, by: Person, path: string, body: object = {}): Promise<unknown> =>
  call(url, `/api/v4${path}`, { method: 'POST', headers: by.headers, body });

async function makeMember(url: string, name: string): Promise<Member> {
  const person = await register(url, name);
  const id = textIn(person.headers, 'x-api-user');
  const set = { balance: BALANCE, 'flags.communityGuidelinesAccepted': true };
  await control(url, 'write', { collection: 'users', id, set });
  return { ...person, id };
}

async function makeParty(url: string, leader: Member, others: readonly Member[]): Promise<string> {
  const party = textIn(await post(url, leader, '/groups', { type: 'party', name: 'Us' }), '_id');
  await post(url, leader, `/groups/${party}/invite`, { uuids: others.map(({ id }) => id) });
  for (const other of others) await post(url, other, `/groups/${party}/join`);
  await control(url, 'write', {
    collection: 'users',
    id: leader.id,
    set: { [`items.quests.${QUEST}`]: 1 },
  });
  await post(url, leader, `/groups/${party}/quests/invite/${QUEST}`);
  for (const other of others) await post(url, other, `/groups/${party}/quests/accept`);
  return party;
}

async function makeChallenge(url: string, leader: Member) {
  const made = await post(url, leader, '/challenges', {
    group: TAVERN,
    name: 'Hold on',
    shortName: 'hold',
    prize: 1,
  });
  const challenge = textIn(made, '_id');
  const add = async (text: string) =>
    textIn(await post(url, leader, `/tasks/challenge/${challenge}`, { type: 'habit', text }), 'id');
  const [changing, steady] = [await add('round'), await add(STEADY)];
  const participants = Array.from({ length: PARTICIPANTS }, () => randomUUID());
  const insert = participants.map((_id) => ({ _id, challenges: [challenge] }));
  await control(url, 'write', { collection: 'users', insert });
  await control(url, 'write', {
    collection: 'challenges',
    id: challenge,
    set: { memberCount: PARTICIPANTS },
  });
  return { challenge, changing, steady, participants };
}

/** Makes people with a party on a quest, a guild and a challenge. */
export async function makeTogether(url: string): Promise<Together> {
  const members: Member[] = [];
  for (let n = 0; n < MEMBERS; n++) members.push(await makeMember(url, `member-${n}`));
  const [leader, ...others] = members;
  const idler = others.at(-1);
  if (!leader || !idler) throw new Error('too few members');
  const party = await makeParty(url, leader, others);
  const guild = await post(url, leader, '/groups', { type: 'guild', name: 'All', privacy: 'public' });
  await post(url, idler, '/tasks/user', { type: 'daily', text: 'Never' });
  return {
    members,
    idler,
    party,
    guild: textIn(guild, '_id'),
    ...(await makeChallenge(url, leader)),
  };
}

/** Has everybody well, the boss unhurt, and each member about to deal a blow. */
export async function makeReady(url: string, { members, party }: Together): Promise<void> {
  const ready = { 'stats.hp': HEALTH, 'party.quest.progress.up': BLOW };
  for (const { id } of members) await control(url, 'write', { collection: 'users', id, set: ready });
  const set = { 'quest.progress.hp': BOSS_HEALTH };
  await control(url, 'write', { collection: 'groups', id: party, set });
}
