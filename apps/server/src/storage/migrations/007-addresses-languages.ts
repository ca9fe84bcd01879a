import type { Migration, RawDatabase, Row } from './migration.ts';

const CODES =
  'bg cs da de en en@pirate en_GB es es_419 fr he hu id it ja nl pl pt pt_BR ro ru sk sr sv uk zh zh_TW'.split(
    ' ',
  );

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The languages of players that no client knows: `pt-BR` is `pt_BR`, anything else English. */
async function mendLanguages(database: RawDatabase): Promise<void> {
  const marks = CODES.map(() => '?').join(', ');
  const odd = await database.query(
    `SELECT p.id, p.language, s.doc FROM players p
      JOIN player_sections s ON s.player_id = p.id AND s.section = 'preferences'
      WHERE p.language IS NOT NULL AND p.language NOT IN (${marks})`,
    CODES,
  );
  for (const { id, language: stored, doc } of odd) {
    const code = String(stored).replaceAll('-', '_');
    const language = CODES.includes(code) ? code : 'en';
    const parts = fieldsOf(JSON.parse(String(doc)));
    const mended = { ...parts, preferences: { ...fieldsOf(parts['preferences']), language } };
    await database.query('UPDATE players SET language = ? WHERE id = ?', [language, id]);
    await database.query(
      "UPDATE player_sections SET doc = ? WHERE player_id = ? AND section = 'preferences'",
      [JSON.stringify(mended), id],
    );
  }
}

function addressIn(account: Fields, service: string): string | null {
  const emails = fieldsOf(account[`auth.${service}`])['emails'];
  const value = Array.isArray(emails) ? fieldsOf(emails[0])['value'] : undefined;
  return typeof value === 'string' ? value.toLowerCase() : null;
}

/** The addresses of other services in columns, where they can be looked up. */
async function findAddresses(database: RawDatabase): Promise<void> {
  const some: Row[] = await database.query(
    `SELECT player_id, doc FROM player_sections WHERE section = 'account' AND doc LIKE '%"emails"%'`,
  );
  for (const { player_id, doc } of some) {
    const account = fieldsOf(JSON.parse(String(doc)));
    await database.query('UPDATE players SET google_email = ?, apple_email = ? WHERE id = ?', [
      addressIn(account, 'google'),
      addressIn(account, 'apple'),
      player_id,
    ]);
  }
}

/** Addresses of other services are looked up; languages are those that clients know. */
export const addressesAndLanguages: Migration = {
  number: 7,
  name: 'addresses and languages',
  statements: () => [
    'ALTER TABLE players ADD COLUMN google_email TEXT',
    'ALTER TABLE players ADD COLUMN apple_email TEXT',
    // Find the accounts of an address, of which there may be several.
    'CREATE INDEX players_google_email ON players (google_email)',
    'CREATE INDEX players_apple_email ON players (apple_email)',
  ],
  async run(database) {
    await mendLanguages(database);
    await findAddresses(database);
  },
};
