import type { Migration } from './migration.ts';

/** News of the site. A post stays when its author goes. */
export const news: Migration = {
  number: 26,
  name: 'news',
  statements: () => [
    `CREATE TABLE news_posts (
      id TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL, credits TEXT NOT NULL, author_id TEXT NOT NULL,
      publish_at BIGINT NOT NULL, published INTEGER NOT NULL CHECK (published IN (0, 1)),
      created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
    // Lists, and the latest post.
    'CREATE INDEX news_posts_by_date ON news_posts (publish_at, id)',
  ],
};
