import type { Migration, RawDatabase, Row } from './migration.ts';

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const tierOf = (tier: unknown): number | null =>
  typeof tier === 'number' && tier >= 1 ? Math.trunc(tier) : null;

/** The tiers of those who are in the hall, in columns. */
async function findTiers(database: RawDatabase): Promise<void> {
  const some: Row[] = await database.query(
    `SELECT player_id, doc FROM player_sections
      WHERE section = 'account' AND (doc LIKE '%"level"%' OR doc LIKE '%"tier"%')`,
  );
  for (const { player_id, doc } of some) {
    const { contributor, backer } = fieldsOf(JSON.parse(String(doc)));
    const tiers = [tierOf(fieldsOf(contributor)['level']), tierOf(fieldsOf(backer)['tier'])];
    await database.query('UPDATE players SET contributor_level = ?, backer_tier = ? WHERE id = ?', [
      ...tiers,
      player_id,
    ]);
  }
}

/** News of the site, of which a post stays when its author goes; and who is in the hall. */
export const newsAndHall: Migration = {
  number: 26,
  name: 'news and hall',
  statements: () => [
    `CREATE TABLE news_posts (
      id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL, credits TEXT NOT NULL, author_id TEXT NOT NULL,
      publish_at BIGINT NOT NULL, published INTEGER NOT NULL CHECK (published IN (0, 1)),
      created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
    // Lists, and the latest post.
    'CREATE INDEX news_posts_by_date ON news_posts (publish_at, id)',
    'ALTER TABLE players ADD COLUMN contributor_level INTEGER',
    'ALTER TABLE players ADD COLUMN backer_tier INTEGER',
    // The lists of the hall.
    'CREATE INDEX players_contributors ON players (contributor_level) WHERE contributor_level > 0',
    'CREATE INDEX players_backers ON players (backer_tier) WHERE backer_tier > 0',
  ],
  run: findTiers,
};
