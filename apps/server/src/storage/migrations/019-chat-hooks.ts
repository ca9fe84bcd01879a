import type { Migration, RawDatabase, Row } from './migration.ts';

/** Who has a receiver for the chat of which group. */
export const chatHooks: Migration = {
  number: 19,
  name: 'receivers of chat',
  statements: () => [
    // The group may be gone, or one that the player is not in: who posts looks up the members among them.
    `CREATE TABLE chat_hooks (
      group_id TEXT NOT NULL, player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE,
      PRIMARY KEY (group_id, player_id))`,
    // What changes with a player's receivers, and goes with an account.
    'CREATE INDEX chat_hooks_player ON chat_hooks (player_id)',
  ],
  resizes: ['chat_hooks'],
  async run(database) {
    for (let after = ''; ; ) {
      const rows = await database.query(
        `SELECT player_id, doc FROM player_sections WHERE section = 'devices' AND player_id > ?
          ORDER BY player_id LIMIT 500`,
        [after],
      );
      for (const row of rows) await noteHooks(database, row);
      const last = rows.at(-1);
      if (!last) return;
      after = String(last['player_id']);
    }
  },
};

async function noteHooks(database: RawDatabase, { player_id, doc }: Row): Promise<void> {
  for (const group of groupsOf(JSON.parse(String(doc))))
    await database.query('INSERT INTO chat_hooks (group_id, player_id) VALUES (?, ?)', [group, player_id]);
}

interface Hook {
  readonly type?: unknown;
  readonly enabled?: unknown;
  readonly options?: { readonly groupId?: unknown } | null;
}

/** The groups whose chat goes to receivers that are switched on. */
function groupsOf(devices: { readonly webhooks?: readonly (Hook | null)[] } | null): Set<string> {
  const ids = (devices?.webhooks ?? []).flatMap((hook) =>
    hook?.type === 'groupChatReceived' && hook.enabled === true ? [hook.options?.groupId] : [],
  );
  return new Set(ids.flatMap((id) => (typeof id === 'string' ? [id.toLowerCase()] : [])));
}
