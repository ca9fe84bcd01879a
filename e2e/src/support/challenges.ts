import type { Person } from './person.ts';

/** Creates a challenge with tasks, the first on top; returns its id. */
export async function makeChallenge(
  leader: Person,
  group: string,
  fields: Record<string, unknown>,
  tasks: readonly Record<string, unknown>[] = [],
): Promise<string> {
  const { _id } = await leader.call<{ _id: string }>('POST', '/challenges', { group, ...fields });
  if (tasks.length > 0) await leader.call('POST', `/tasks/challenge/${_id}`, tasks.toReversed());
  return _id;
}
