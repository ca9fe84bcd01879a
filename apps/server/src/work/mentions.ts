import type { Stores } from '../storage/stores.ts';

/** Ids of players by verified username, in small letters; those whom the names do not tell are left out. */
export async function findMentioned(
  { players, groups }: Stores,
  names: readonly string[],
): Promise<Map<string, string>> {
  const ids: string[] = [];
  for (const name of names) {
    const id = await players.findIdByUsername(name);
    if (id !== undefined) ids.push(id);
  }
  const found = await groups.names(ids);
  return new Map(
    found.flatMap(({ id, username, isVerified }) =>
      isVerified ? [[username.toLowerCase(), id] as const] : [],
    ),
  );
}
