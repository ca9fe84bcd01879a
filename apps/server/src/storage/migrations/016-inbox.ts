import type { Migration } from './migration.ts';

/** Private messages, a copy for each participant, and reports of profiles. */
export const inbox: Migration = {
  number: 16,
  name: 'inbox',
  statements: () => [
    // `other_id` is the id of a player, who may be gone. `unique_id` is the same on both copies. `doc` holds names and
    // looks of that time as JSON, or the whole message as a file had it; what came with an import concerns its owner alone.
    `CREATE TABLE inbox_messages (
      owner_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, id TEXT NOT NULL, unique_id TEXT NOT NULL,
      other_id TEXT NOT NULL, sent INTEGER NOT NULL CHECK (sent IN (0, 1)), text TEXT NOT NULL, plain TEXT NOT NULL,
      doc TEXT NOT NULL, likes TEXT NOT NULL, flags TEXT NOT NULL, flag_count INTEGER NOT NULL DEFAULT 0,
      imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)), created_at BIGINT NOT NULL,
      PRIMARY KEY (owner_id, id))`,
    'CREATE INDEX inbox_messages_time ON inbox_messages (owner_id, created_at, id)',
    'CREATE INDEX inbox_messages_other ON inbox_messages (owner_id, other_id, created_at, id)',
    'CREATE INDEX inbox_messages_unique ON inbox_messages (unique_id)',
    `CREATE TABLE member_reports (
      player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      reporter_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      source TEXT NOT NULL, comment TEXT NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY (player_id, reporter_id))`,
    // What goes with an account.
    'CREATE INDEX member_reports_reporter ON member_reports (reporter_id)',
  ],
  resizes: ['import_records', 'inbox_messages'],
  /** Messages that came with imports are messages like all others now. */
  async run(database) {
    for (;;) {
      const rows = await database.query(
        "SELECT player_id, id, doc, created_at FROM import_records WHERE kind = 'message' LIMIT 200",
      );
      if (rows.length === 0) return;
      for (const row of rows) {
        const { otherId, sent, text, plain, at } = factsOf(String(row['doc']), Number(row['created_at']));
        await database.query(
          `INSERT INTO inbox_messages (owner_id, id, unique_id, other_id, sent, text, plain, doc, likes, flags,
            flag_count, imported, created_at) VALUES (?, ?, ?, ?, CAST(? AS INTEGER), ?, ?, ?, '{}', '{}', 0, 1,
            CAST(? AS BIGINT))`,
          [row['player_id'], row['id'], row['id'], otherId, sent, text, plain, row['doc'], at],
        );
        await database.query(
          "DELETE FROM import_records WHERE player_id = ? AND kind = 'message' AND id = ?",
          [row['player_id'], row['id']],
        );
      }
    }
  },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the columns say of a message as a file had it. */
function factsOf(doc: string, importedAt: number) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- imports stored objects only
  const { uuid, sent, text, unformattedText, timestamp } = JSON.parse(doc) as Record<string, unknown>;
  const at = typeof timestamp === 'number' ? timestamp : Date.parse(textOf(timestamp));
  return {
    otherId: textOf(uuid).toLowerCase(),
    sent: Number(sent === true || sent === 'true'),
    text: textOf(text),
    plain: textOf(unformattedText) || textOf(text),
    at: Number.isFinite(at) ? Math.min(Math.max(0, Math.trunc(at)), importedAt) : importedAt,
  };
}
