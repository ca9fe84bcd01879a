import type { Migration } from './migration.ts';

/** Messages of players in the chats of groups. The lines of the game itself have neither author nor text. */
export const chat: Migration = {
  number: 15,
  name: 'chat',
  statements: () => [
    // The id of a player, who may be gone.
    'ALTER TABLE chat_lines ADD COLUMN author_id TEXT',
    // The author's name and looks at the time, as JSON.
    'ALTER TABLE chat_lines ADD COLUMN author TEXT',
    'ALTER TABLE chat_lines ADD COLUMN text TEXT',
    // The text without the marks of Markdown.
    'ALTER TABLE chat_lines ADD COLUMN plain TEXT',
    'ALTER TABLE chat_lines ADD COLUMN flag_count INTEGER NOT NULL DEFAULT 0 CHECK (flag_count >= 0)',
    // `liked` is 0 for those who like it no longer.
    `CREATE TABLE chat_likes (
      line_id TEXT NOT NULL REFERENCES chat_lines (id) ON DELETE CASCADE,
      player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE,
      liked INTEGER NOT NULL CHECK (liked IN (0, 1)), PRIMARY KEY (line_id, player_id))`,
    // What goes with an account.
    'CREATE INDEX chat_likes_player ON chat_likes (player_id)',
    `CREATE TABLE chat_flags (
      line_id TEXT NOT NULL REFERENCES chat_lines (id) ON DELETE CASCADE,
      player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE,
      PRIMARY KEY (line_id, player_id))`,
    'CREATE INDEX chat_flags_player ON chat_flags (player_id)',
  ],
};
