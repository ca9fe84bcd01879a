import type { AreaTable } from '../storage/tables.ts';

const ofPlayer = { column: 'player_id', table: 'players', key: 'id' } as const;

/** Passwords, API tokens, and the codes that reset a password. */
export const accountsTables: readonly AreaTable[] = [
  { name: 'credentials', key: ['player_id'], since: 1, refersTo: ofPlayer },
  { name: 'api_tokens', key: ['id'], since: 1, refersTo: ofPlayer },
  { name: 'reset_codes', key: ['player_id'], since: 1, refersTo: ofPlayer },
];
