import type { Caller } from '../server.ts';

type Asker = Pick<Caller, 'id' | 'credentials'>;

/** Addresses that players register with in tests. */
const address = /[\w-]+@example\.org/g;

/** Addresses of players, and tokens of others than who asks, that stand in an answer. */
export function secretsIn(text: string, asker: Asker, everybody: Iterable<Asker>): string[] {
  const tokens = [...everybody].filter(({ id }) => id !== asker.id).map(tokenOf);
  return [...(text.match(address) ?? []), ...tokens.filter((token) => text.includes(token))];
}

function tokenOf({ credentials }: Asker): string {
  const token = credentials['x-api-key'];
  if (!token) throw new Error('somebody has no token');
  return token;
}
