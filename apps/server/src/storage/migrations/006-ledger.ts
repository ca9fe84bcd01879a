import type { Migration } from './migration.ts';

/** "Transaction" is the word for those of the database; movements of gems and hourglasses are entries of a ledger. */
export const ledger: Migration = {
  number: 6,
  name: 'ledger',
  statements: (engine) => [
    'ALTER TABLE transactions RENAME TO ledger',
    'DROP INDEX transactions_player',
    // A player's entries, newest first.
    'CREATE INDEX ledger_player ON ledger (player_id, created_at)',
    ...(engine === 'postgres'
      ? [
          'ALTER INDEX transactions_pkey RENAME TO ledger_pkey',
          'ALTER TABLE ledger RENAME CONSTRAINT transactions_player_id_fkey TO ledger_player_id_fkey',
        ]
      : []),
  ],
};
