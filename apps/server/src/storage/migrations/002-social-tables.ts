import type { Migration } from './migration.ts';

/**
 * What others do to a player, in tables of their own. They hang on `player_social` and not on `players`: adding a row
 * takes a shared lock on the row that it refers to, and others must never wait for the player's own row.
 */
export const socialTables: Migration = {
  number: 2,
  name: 'social tables',
  statements: (engine) => [
    // `v` counts what others did. The player's own changes are counted in `players`.
    `CREATE TABLE player_social (
      player_id TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
      v BIGINT NOT NULL DEFAULT 0 CHECK (v >= 0))${engine === 'sqlite' ? ' WITHOUT ROWID' : ''}`,
    // `group_id` refers to the table of groups as soon as there is one. `joined_at` is null for those who joined
    // before it was noted. `unread_id` is the id of the notification that tells of unread chat, made anew whenever
    // the chat is seen; `unread` what `newMessages` says of the group, as JSON.
    `CREATE TABLE memberships (
      player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE, group_id TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('party', 'guild')),
      role TEXT NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'manager', 'leader')),
      position BIGINT NOT NULL, joined_at BIGINT, chat_seen_at BIGINT, unread_id TEXT, unread TEXT,
      PRIMARY KEY (player_id, group_id))`,
    // A player is in one party at most.
    `CREATE UNIQUE INDEX memberships_party ON memberships (player_id) WHERE kind = 'party'`,
    // The members of a group, page by page.
    'CREATE INDEX memberships_group ON memberships (group_id, player_id)',
    // `name`, `inviter` and `public` are null where the entry has none; `data` holds its other fields as JSON.
    `CREATE TABLE invitations (
      player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('party', 'guild')), group_id TEXT NOT NULL, position BIGINT NOT NULL,
      name TEXT, inviter TEXT, public INTEGER CHECK (public IN (0, 1)), data TEXT NOT NULL, created_at BIGINT,
      PRIMARY KEY (player_id, kind, group_id))`,
    // The invited of a group, page by page.
    'CREATE INDEX invitations_group ON invitations (group_id, player_id)',
    // In the order of `position`, then `id`. A player's rows are read together: the primary key serves. `entry` is
    // the whole notification as JSON where the columns do not say all of it.
    `CREATE TABLE notifications (
      player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE, id TEXT NOT NULL,
      position BIGINT NOT NULL, type TEXT NOT NULL, data TEXT NOT NULL,
      seen INTEGER NOT NULL CHECK (seen IN (0, 1)), entry TEXT, PRIMARY KEY (player_id, id))`,
  ],
};
