import { listIn, numberIn, textIn, valueIn } from '@everdeed/content/values';
import type { Operation } from './operation.ts';
import { call } from './person.ts';
import {
  BLOW,
  BOSS_HEALTH,
  control,
  HEALTH,
  recordsOf,
  STEADY,
  type Member,
  type Together,
} from './together-world.ts';

/** What members sent in one round, by kind, and what was so before. */
export interface Round {
  readonly posts: readonly Operation[];
  readonly gifts: readonly Operation[];
  /** Joining and leaving the guild, by member. */
  readonly moves: ReadonlyMap<Member, readonly Operation[]>;
  readonly balances: ReadonlyMap<Member, number>;
  /** The text that one of the challenge's tasks got. */
  readonly text: string;
  /** The instant at which the round began (ms). */
  readonly at: number;
}

type Check = (url: string, world: Together, round: Round) => Promise<string[]>;

const get = (url: string, { headers }: Member, path: string): Promise<unknown> =>
  call(url, `/api/v4${path}`, { headers });

/** A problem unless both are the same. */
const same = (what: string, found: unknown, owed: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(owed)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(owed)}`];

const firstOf = ({ members: [first] }: Together): Member => {
  if (!first) throw new Error('nobody is there');
  return first;
};

/** The instant of a message (ms): chats tell it as a number, the inbox as a text. */
function timeOf(message: unknown): number {
  const timestamp = valueIn(message, 'timestamp');
  return typeof timestamp === 'number' ? timestamp : Date.parse(String(timestamp));
}

async function linesOf(url: string, world: Together, { at }: Round): Promise<unknown[]> {
  const lines = listIn(await get(url, firstOf(world), `/groups/${world.party}/chat?limit=400`));
  return lines.filter((line) => timeOf(line) >= at);
}

/** The texts that operations of a kind carry, in order. */
const messagesOf = (sent: readonly Operation[]): string[] =>
  sent.map(({ body }) => textIn(body, 'message')).toSorted();

/** Acknowledged messages are there before anybody asks again. */
export const checkKept: Check = async (url, world, round) => {
  const texts = new Set((await linesOf(url, world, round)).map((line) => valueIn(line, 'text')));
  const lost = round.posts.filter(
    ({ answer, body }) => answer !== undefined && !texts.has(valueIn(body, 'message')),
  );
  return lost.length === 0 ? [] : [`${lost.length} acknowledged messages are lost`];
};

const checkPosts: Check = async (url, world, round) => {
  const lines = await linesOf(url, world, round);
  const texts = lines
    .filter((line) => valueIn(line, 'uuid') !== 'system')
    .map((line) => textIn(line, 'text'));
  return same('messages', texts.toSorted(), messagesOf(round.posts));
};

const balanceOf = async (url: string, member: Member): Promise<number> =>
  numberIn(await get(url, member, '/user?userFields=balance'), 'balance');

/** The balance of every member. */
export async function balancesOf(url: string, { members }: Together): Promise<Map<Member, number>> {
  const balances = new Map<Member, number>();
  for (const member of members) balances.set(member, await balanceOf(url, member));
  return balances;
}

const checkGifts: Check = async (url, world, { gifts, balances, at }) => {
  const problems: string[] = [];
  for (const member of world.members) {
    const given = gifts.filter(({ by }) => by === member).length;
    const got = gifts.filter(({ body }) => valueIn(body, 'toUserId') === member.id);
    const owed = (balances.get(member) ?? 0) + (got.length - given) / 4;
    problems.push(...same('balance', await balanceOf(url, member), owed));
    const inbox = listIn(await get(url, member, '/inbox/messages'));
    const come = inbox.filter((one) => timeOf(one) >= at && valueIn(one, 'sent') !== true);
    const texts = come.map((one) => /present-\S+/.exec(textIn(one, 'text'))?.[0] ?? '');
    problems.push(...same('messages with gifts', texts.toSorted(), messagesOf(got)));
  }
  return problems;
};

const checkGuild: Check = async (url, world, { moves }) => {
  const leader = firstOf(world);
  const inside = world.members.filter(
    (member) => member === leader || moves.get(member)?.at(-1)?.path.endsWith('/join'),
  );
  const guild = await get(url, leader, `/groups/${world.guild}`);
  const listed = listIn(await get(url, leader, `/groups/${world.guild}/members`));
  const ids = listed.map((one) => textIn(one, '_id'));
  return [
    ...same('memberCount', numberIn(guild, 'memberCount'), inside.length),
    ...same('members', ids.toSorted(), inside.map(({ id }) => id).toSorted()),
  ];
};

const checkQuest: Check = async (url, world, round) => {
  const { members, idler, party } = world;
  const lines = await linesOf(url, world, round);
  const blows = lines.filter((line) => valueIn(line, 'info', 'type') === 'boss_damage');
  const struck = blows.reduce<number>((sum, line) => sum + Number(valueIn(line, 'info', 'bossDamage')), 0);
  const group = await get(url, firstOf(world), `/groups/${party}`);
  const problems = [
    ...same('blows', blows.length, members.length),
    ...same(
      'health of the boss',
      numberIn(group, 'quest', 'progress', 'hp'),
      BOSS_HEALTH - members.length * BLOW,
    ),
    ...(struck > 0 ? [] : ['the boss never struck']),
  ];
  for (const member of members) {
    if (member === idler) continue;
    const health = numberIn(await get(url, member, '/user?userFields=stats'), 'stats', 'hp');
    // Lines tell tenths.
    if (Math.abs(HEALTH - struck - health) > 0.06)
      problems.push(`health is ${health} after strikes of ${struck}`);
  }
  return problems;
};

/** Each participant's copies, as texts by original, with those of nothing. */
async function copiesOf(url: string, { challenge }: Together): Promise<Map<string, string[]>> {
  const copies = new Map<string, string[]>();
  for (const doc of await recordsOf(url, 'tasks', { 'challenge.id': challenge })) {
    const owner = doc['userId'];
    if (typeof owner !== 'string') continue;
    const told = `${textIn(doc, 'challenge', 'taskId')} ${textIn(doc, 'text')}`;
    copies.set(owner, [...(copies.get(owner) ?? []), told]);
  }
  return copies;
}

/** How many participants have the new text, before the job goes on. */
export async function countSynced(url: string, world: Together, text: string): Promise<number> {
  const copies = [...(await copiesOf(url, world)).values()];
  return copies.filter((told) => told.some((one) => one.endsWith(` ${text}`))).length;
}

const checkChallenge: Check = async (url, world, { text }) => {
  await control(url, 'settle', {});
  const owed = [`${world.changing} ${text}`, `${world.steady} ${STEADY}`].toSorted();
  const copies = await copiesOf(url, world);
  const wrong = world.participants.filter(
    (id) => JSON.stringify((copies.get(id) ?? []).toSorted()) !== JSON.stringify(owed),
  );
  if (wrong.length === 0) return [];
  const [first = ''] = wrong;
  return [
    `${wrong.length} participants have other tasks, such as ${JSON.stringify(copies.get(first) ?? [])}`,
  ];
};

/** What must be so once everything that was cut off was sent again. */
export const CHECKS: Readonly<Record<string, Check>> = {
  chat: checkPosts,
  gifts: checkGifts,
  guild: checkGuild,
  quest: checkQuest,
  challenge: checkChallenge,
};
