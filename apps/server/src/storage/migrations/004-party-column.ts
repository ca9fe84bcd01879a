import type { Migration } from './migration.ts';

/** Who is in which party stands in `memberships`. */
export const partyColumn: Migration = {
  number: 4,
  name: 'no party column',
  statements: () => ['DROP INDEX players_party', 'ALTER TABLE players DROP COLUMN party_id'],
};
