import { listIn, textIn } from '@everdeed/content/values';
import type { Challenge, Task } from '@everdeed/rules';
import { type GroupWorld, good } from './group-world.ts';
import { groupWith } from './parties.ts';
import { changePlayer, tasksIn } from './players.ts';
import type { Caller, TestServer } from './server.ts';

/** A challenge that somebody creates in a group; the prize is put into their purse before. */
export async function makeChallenge(
  server: TestServer,
  leader: Caller,
  group: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const prize = Number(fields['prize'] ?? 0);
  await changePlayer(server, leader, (player) => ({ ...player, balance: player.balance + prize / 4 }));
  const body = { group, name: 'Read more', shortName: 'read', ...fields };
  return textIn(good(await leader.post('/challenges', body)), '_id');
}

/** Ann leads a challenge in a party with ben and cat. */
export async function startChallenge(world: GroupWorld, fields: Readonly<Record<string, unknown>> = {}) {
  const { server, ann, ben, cat } = world;
  const group = await groupWith(server, [ann, ben, cat]);
  const id = await makeChallenge(server, ann, group, fields);
  return { ...world, group, id };
}

/** Adds tasks to a challenge; the last one is on top. */
export async function addOriginals(
  leader: Caller,
  challengeId: string,
  ...tasks: readonly Readonly<Record<string, unknown>>[]
): Promise<Task[]> {
  const sent = tasks.map((task) => ({ type: 'habit', text: 'a page', ...task }));
  const data = good(await leader.post(`/tasks/challenge/${challengeId}`, sent));
  return tasksIn(Array.isArray(data) ? data : [data]);
}

/** The challenge as stored, closing or not. */
export const storedChallenge = ({ app }: TestServer, id: string): Promise<Challenge | undefined> =>
  app.services.storage.reader().challenges.get(id);

/** A player's copies of a challenge's tasks, as stored. */
export const copiesOf = ({ app }: TestServer, id: string, one: Caller): Promise<Task[]> =>
  app.services.storage.reader().challenges.copies(id, [one.id]);

/** Ids of the entries of a list. */
export const idsIn = (data: unknown): string[] => listIn(data).map((entry) => textIn(entry, '_id'));
