import { makePerson, type Person } from './person.ts';
import type { Server } from './server.ts';

/** Founds a party of `leader`, which players of these usernames join. */
export async function makeParty(
  server: Server,
  leader: Person,
  usernames: readonly string[],
): Promise<readonly Person[]> {
  const { _id } = await leader.call<{ _id: string }>('POST', '/groups', { type: 'party', name: 'Us' });
  const members = await Promise.all(usernames.map((username) => makePerson(server, username)));
  if (members.length === 0) return members;
  await leader.call('POST', `/groups/${_id}/invite`, { uuids: members.map(({ id }) => id) });
  for (const member of members) await member.call('POST', `/groups/${_id}/join`);
  return members;
}
