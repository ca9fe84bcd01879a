import type { AreaTable } from '../storage/tables.ts';

const ofPlayer = { column: 'player_id', table: 'players', key: 'id' } as const;

/** Passwords, API tokens, the codes that reset a password, and what other services signed. */
export const accountsTables: readonly AreaTable[] = [
  { name: 'credentials', key: ['player_id'], since: 1, refersTo: ofPlayer },
  { name: 'api_tokens', key: ['id'], since: 1, refersTo: ofPlayer },
  { name: 'reset_codes', key: ['player_id'], since: 1, refersTo: ofPlayer },
  { name: 'identities', key: ['issuer', 'subject'], since: 25, refersTo: ofPlayer },
  { name: 'confirmed_addresses', key: ['player_id'], since: 25, refersTo: ofPlayer },
  { name: 'used_nonces', key: ['hash'], since: 25 },
];
