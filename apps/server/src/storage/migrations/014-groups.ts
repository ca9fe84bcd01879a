import type { Migration } from './migration.ts';

const tavernId = '00000000-0000-4000-A000-000000000000';
const details = '{"leaderOnly":{"challenges":false,"getGems":false},"categories":[]}';
const quest = '{"active":false,"progress":{"collect":{}},"members":{},"extra":{}}';
const team = '{"purchased":{},"cron":{},"tasksOrder":{"habits":[],"dailys":[],"todos":[],"rewards":[]}}';
const texts = `'${details}', '${quest}', '${team}'`;
const columns =
  'id, v, type, privacy, name, leader, member_count, challenge_count, balance, slugs, search, created_at, details, quest, team';

const membershipColumns =
  'player_id, group_id, kind, role, position, joined_at, chat_seen_at, unread_id, unread';
const invitationColumns = 'player_id, kind, group_id, position, name, inviter, public, data, created_at';
const lineColumns = 'id, group_id, info, meta, created_at';
const toGroups = 'REFERENCES groups (id) ON DELETE CASCADE';

/** The embedded engine adds no reference to a table that is there: the table is made anew. */
const rebuilt = (table: string, names: string, definition: string): string[] => [
  `CREATE TABLE ${table}_of_14 (${definition})`,
  `INSERT INTO ${table}_of_14 (${names}) SELECT ${names} FROM ${table}`,
  `DROP TABLE ${table}`,
  `ALTER TABLE ${table}_of_14 RENAME TO ${table}`,
];

const referencesOfSqlite = [
  ...rebuilt(
    'memberships',
    membershipColumns,
    `player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE,
    group_id TEXT NOT NULL ${toGroups},
    kind TEXT NOT NULL CHECK (kind IN ('party', 'guild')),
    role TEXT NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'manager')),
    position BIGINT NOT NULL, joined_at BIGINT, chat_seen_at BIGINT, unread_id TEXT, unread TEXT,
    PRIMARY KEY (player_id, group_id)`,
  ),
  `CREATE UNIQUE INDEX memberships_party ON memberships (player_id) WHERE kind = 'party'`,
  'CREATE INDEX memberships_group ON memberships (group_id, player_id)',
  ...rebuilt(
    'invitations',
    invitationColumns,
    `player_id TEXT NOT NULL REFERENCES player_social (player_id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('party', 'guild')), group_id TEXT NOT NULL ${toGroups},
    position BIGINT NOT NULL, name TEXT, inviter TEXT, public INTEGER CHECK (public IN (0, 1)), data TEXT NOT NULL,
    created_at BIGINT, PRIMARY KEY (player_id, kind, group_id)`,
  ),
  'CREATE INDEX invitations_group ON invitations (group_id, player_id)',
  ...rebuilt(
    'chat_lines',
    lineColumns,
    `id TEXT PRIMARY KEY, group_id TEXT NOT NULL ${toGroups}, info TEXT NOT NULL, meta TEXT,
    created_at BIGINT NOT NULL`,
  ),
  'CREATE INDEX chat_lines_group ON chat_lines (group_id, created_at, id)',
];

const referencesOfPostgres = [
  'ALTER TABLE memberships DROP CONSTRAINT memberships_role_check',
  `ALTER TABLE memberships ADD CONSTRAINT memberships_role_check CHECK (role IN ('member', 'manager'))`,
  ...['memberships', 'invitations', 'chat_lines'].map(
    (table) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${table}_group_id_fkey FOREIGN KEY (group_id) ${toGroups}`,
  ),
];

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** When the player of a row has last signed in, if they are looking for a party. */
function seenOfSeeker(hot: string): number | undefined {
  const parts = fieldsOf(fieldsOf(JSON.parse(hot))['parts']);
  if (typeof fieldsOf(parts['party'])['seeking'] !== 'string') return undefined;
  return Date.parse(String(fieldsOf(parts['auth.timestamps'])['loggedin'])) || 0;
}

const named = (kind: string, party: string, guild: string): string =>
  `CASE WHEN ${kind} = 'party' THEN ${party} ELSE ${guild} END`;

/**
 * Parties and guilds. Until now there were none; memberships of groups that tests and imports had named get a private
 * group of their own, and so do invitations. What the game said to groups that nobody is in any more is dropped.
 */
export const groups: Migration = {
  number: 14,
  name: 'groups',
  resizes: ['groups', 'chat_lines'],
  statements: (engine) => [
    // `leader` is the id of a player, who may be gone. `slugs` are those of the categories, each between line feeds;
    // `search` is name, summary and description in small letters. `chat_at` is the instant of the latest message.
    // `details`, `quest` and `team` are JSON: what is written with the group, often, and for its plan and tasks.
    `CREATE TABLE groups (
      id TEXT PRIMARY KEY, v BIGINT NOT NULL CHECK (v > 0), type TEXT NOT NULL CHECK (type IN ('party', 'guild')),
      privacy TEXT NOT NULL CHECK (privacy IN ('private', 'public')), name TEXT NOT NULL, leader TEXT NOT NULL,
      member_count INTEGER NOT NULL CHECK (member_count >= 0),
      challenge_count INTEGER NOT NULL CHECK (challenge_count >= 0),
      balance DOUBLE PRECISION NOT NULL CHECK (balance >= 0), slugs TEXT NOT NULL, search TEXT NOT NULL,
      created_at BIGINT NOT NULL, chat_at BIGINT, details TEXT NOT NULL, quest TEXT NOT NULL, team TEXT NOT NULL,
      CHECK (type = 'guild' OR privacy = 'private'))`,
    // Guilds that everybody can find, largest first.
    `CREATE INDEX groups_public ON groups (member_count DESC, id) WHERE type = 'guild' AND privacy = 'public'`,
    // The groups that a player leads.
    'CREATE INDEX groups_leader ON groups (leader)',
    `INSERT INTO groups (${columns})
      SELECT '${tavernId}', 1, 'guild', 'public', 'Tavern', '${tavernId}', 0, 0, 0, '', 'tavern', 0, ${texts}
      WHERE EXISTS (SELECT 1 FROM chat_lines WHERE group_id = '${tavernId}')
      OR EXISTS (SELECT 1 FROM memberships WHERE group_id = '${tavernId}')
      OR EXISTS (SELECT 1 FROM invitations WHERE group_id = '${tavernId}')`,
    `INSERT INTO groups (${columns})
      SELECT group_id, 1, max(kind), 'private', ${named('max(kind)', "'Party'", "'Guild'")},
        coalesce(max(CASE WHEN role = 'leader' THEN player_id END), min(player_id)), count(*), 0, 0, '',
        ${named('max(kind)', "'party'", "'guild'")}, coalesce(min(joined_at), 0), ${texts}
      FROM memberships WHERE group_id <> '${tavernId}' GROUP BY group_id`,
    `INSERT INTO groups (${columns})
      SELECT group_id, 1, max(kind), 'private',
        coalesce(max(name), ${named('max(kind)', "'Party'", "'Guild'")}), coalesce(max(inviter), group_id), 0, 0, 0, '',
        lower(coalesce(max(name), max(kind))), coalesce(min(created_at), 0), ${texts}
      FROM invitations AS i WHERE NOT EXISTS (SELECT 1 FROM groups AS g WHERE g.id = i.group_id) GROUP BY group_id`,
    'DELETE FROM chat_lines WHERE NOT EXISTS (SELECT 1 FROM groups AS g WHERE g.id = chat_lines.group_id)',
    `UPDATE memberships SET role = 'member' WHERE role = 'leader'`,
    ...(engine === 'sqlite' ? referencesOfSqlite : referencesOfPostgres),
    // When a player who is looking for a party has last signed in; null for all others.
    'ALTER TABLE players ADD COLUMN seeking_seen BIGINT',
    // Those who are looking, the latest first.
    'CREATE INDEX players_seeking ON players (seeking_seen DESC, id) WHERE seeking_seen IS NOT NULL',
    // The managers of a group.
    `CREATE INDEX memberships_managers ON memberships (group_id) WHERE role = 'manager'`,
  ],
  async run(database) {
    const rows = await database.query(`SELECT id, hot FROM players WHERE hot LIKE '%"seeking":"%'`);
    for (const { id, hot } of rows) {
      const seen = seenOfSeeker(String(hot));
      if (seen !== undefined)
        await database.query('UPDATE players SET seeking_seen = ? WHERE id = ?', [seen, id]);
    }
  },
};
