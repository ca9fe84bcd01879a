import { makePerson, type Person } from './person.ts';
import { makeParty } from './party.ts';
import type { Server } from './server.ts';

export const LONG = ['donaudampfschiff', 'bo', 'philippa-long-name', 'ivo', 'suli', 'tove', 'ona', 'kit'];

interface Made {
  readonly self: Person;
  readonly others: readonly Person[];
  readonly partyId: string;
}

/** A party that `maren` leads, with others of these names. */
export async function make(server: Server, names: readonly string[] = ['ivo', 'suli']): Promise<Made> {
  const self = await makePerson(server, 'maren');
  await server.write('users', self.id, {
    'flags.communityGuidelinesAccepted': true,
    'stats.lvl': 24,
    'items.gear.equipped.armor': 'armor_warrior_2',
    'items.gear.owned.armor_warrior_2': true,
  });
  const others = await makeParty(server, self, names);
  const { _id: partyId } = await self.call<{ _id: string }>('GET', '/groups/party');
  await self.call('PUT', `/groups/${partyId}`, { name: 'The Lamplighters' });
  return { self, others, partyId };
}

/** Some talk, with a mention and likes. */
async function talk({ self, others, partyId }: Made): Promise<void> {
  const [one, two] = others;
  const say = (who: Person | undefined, message: string) =>
    who?.call<{ message: { id: string } }>('POST', `/groups/${partyId}/chat`, { message });
  await say(two, 'New here, and my first scroll already scares me. Is the thing under the bed real?');
  await say(one, 'Forty-one mornings in a row. **The pages** must be piling up.');
  const last = await say(two, '@maren could you heal me before midnight?');
  await self.call('POST', `/groups/${partyId}/chat/${last?.message.id}/like`);
  await say(self, 'Done, and a blessing on top.');
}

/** Starts a quest that everybody has accepted. */
export async function quest(server: Server, made: Made, key: string, accept = true): Promise<void> {
  const { self, others, partyId } = made;
  await server.write('users', self.id, { [`items.quests.${key}`]: 1 });
  await self.call('POST', `/groups/${partyId}/quests/invite/${key}`);
  if (!accept) return;
  for (const other of others) await other.call('POST', `/groups/${partyId}/quests/accept`);
  await server.write('users', self.id, { 'party.quest.progress.up': 52.6 });
}

/** Some have had their next day since the quest began: what they did to it, and what it did, stands in the talk. */
async function strike(server: Server, { others }: Made, found: object): Promise<void> {
  const lastCron = { $date: new Date(Date.now() - 86_400_000).toISOString() };
  for (const other of others) {
    await other.task({ type: 'daily', text: 'Left undone', startDate: '2026-01-01T00:00:00.000Z' });
    await server.write('users', other.id, { ...found, lastCron });
    await other.call('POST', '/cron');
  }
}

export const quiet = async (server: Server) => (await make(server)).self;
export const talking = async (server: Server) => {
  const made = await make(server);
  await talk(made);
  return made.self;
};
export const questing = (key: string, found: object) => async (server: Server) => {
  const made = await make(server);
  await talk(made);
  await quest(server, made, key);
  await strike(server, made, found);
  return made.self;
};
export const striking = (key: string, up: number) => questing(key, { 'party.quest.progress.up': up });

/** Two have reported what the player said; as a moderator, they see that it is hidden. */
export async function reported(server: Server): Promise<Person> {
  const made = await make(server);
  await talk(made);
  const posted = await made.self.call<{ message: { id: string } }>('POST', `/groups/${made.partyId}/chat`, {
    message: 'Buy my bread! Everyone! Now!',
  });
  for (const other of made.others) {
    // Reports of new accounts do not count.
    await server.write('users', other.id, {
      'auth.timestamps.created': { $date: '2026-01-01T00:00:00.000Z' },
    });
    await other.call('POST', `/groups/${made.partyId}/chat/${posted.message.id}/flag`);
  }
  await server.write('users', made.self.id, { 'permissions.moderator': true });
  return made.self;
}

export async function alone(server: Server): Promise<Person> {
  const { self } = await make(server, []);
  return self;
}

/** Long names, words and lines without a gap. */
export async function long(server: Server): Promise<Person> {
  const made = await make(server, LONG);
  const name = 'Donaudampfschifffahrtsgesellschaft';
  await made.self.call('PUT', `/groups/${made.partyId}`, {
    name: `${name}skapitänsmützenabzeichen`,
    description: `We *tidy* on Sundays. ${name.repeat(3)}`,
  });
  await made.others[0]?.call('PUT', '/user', { 'profile.name': name.slice(0, 30) });
  await made.others[0]?.call('POST', `/groups/${made.partyId}/chat`, { message: `@maren ${name.repeat(5)}` });
  return made.self;
}
