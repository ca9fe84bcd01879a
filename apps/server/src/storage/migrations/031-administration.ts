import type { Migration } from './migration.ts';

/** What was reported before there was a queue; when, is known of profiles only: all else takes the date of its text. */
const fillCases = [
  `INSERT INTO report_cases (kind, subject_id, author_id, owner_id, first_at, last_at)
    SELECT 'chat', l.id, l.author_id, NULL, l.created_at, l.created_at FROM chat_lines AS l
    WHERE l.author_id IS NOT NULL AND EXISTS (SELECT 1 FROM chat_flags AS f WHERE f.line_id = l.id)`,
  `INSERT INTO report_cases (kind, subject_id, author_id, owner_id, first_at, last_at)
    SELECT 'message', m.unique_id, min(CASE WHEN m.sent = 1 THEN m.owner_id ELSE m.other_id END), min(m.owner_id),
      min(m.created_at), max(m.created_at)
    FROM inbox_messages AS m WHERE m.imported = 0 AND m.flags <> '{}' GROUP BY m.unique_id`,
  `INSERT INTO report_cases (kind, subject_id, author_id, owner_id, first_at, last_at)
    SELECT 'profile', r.player_id, r.player_id, NULL, min(r.created_at), max(r.created_at)
    FROM member_reports AS r GROUP BY r.player_id`,
  `INSERT INTO report_cases (kind, subject_id, author_id, owner_id, first_at, last_at)
    SELECT 'challenge', c.id, c.leader, NULL, c.created_at, c.created_at FROM challenges AS c
    WHERE c.flag_count > 0`,
];

/** Who is kept out, what administrators do, and the queue of what was reported. Their rows outlive whom they name. */
export const administration: Migration = {
  number: 31,
  name: 'administration',
  statements: () => [
    `CREATE TABLE blockers (
      id TEXT PRIMARY KEY, disabled INTEGER NOT NULL CHECK (disabled IN (0, 1)), type TEXT NOT NULL, area TEXT NOT NULL,
      value TEXT NOT NULL, source TEXT NOT NULL, reason TEXT, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
    `CREATE TABLE audit_log (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, actor_id TEXT, actor_name TEXT NOT NULL, act TEXT NOT NULL,
      target_kind TEXT NOT NULL, target_id TEXT NOT NULL, target_name TEXT NOT NULL, player_id TEXT, player_name TEXT,
      changes TEXT NOT NULL, reason TEXT NOT NULL, can_undo INTEGER NOT NULL CHECK (can_undo IN (0, 1)),
      undoes TEXT, undone_by TEXT)`,
    'CREATE INDEX audit_log_time ON audit_log (at, id)',
    'CREATE INDEX audit_log_player ON audit_log (player_id, at, id)',
    'CREATE INDEX audit_log_actor ON audit_log (actor_id, at, id)',
    // What was reported; how often, and what that counts, stands with the lines, messages, profiles and challenges.
    `CREATE TABLE report_cases (
      kind TEXT NOT NULL, subject_id TEXT NOT NULL, author_id TEXT, owner_id TEXT,
      first_at BIGINT NOT NULL, last_at BIGINT NOT NULL, handled_at BIGINT, handled_by TEXT, decision TEXT,
      taken_by TEXT, taken_at BIGINT, PRIMARY KEY (kind, subject_id))`,
    'CREATE INDEX report_cases_open ON report_cases (last_at, subject_id) WHERE handled_at IS NULL',
    'CREATE INDEX report_cases_time ON report_cases (last_at, subject_id)',
    'CREATE INDEX report_cases_author ON report_cases (author_id, last_at)',
    // What reporters say; of profiles it stands in member_reports.
    `CREATE TABLE report_notes (
      kind TEXT NOT NULL, subject_id TEXT NOT NULL, reporter_id TEXT NOT NULL, comment TEXT NOT NULL,
      counts INTEGER NOT NULL CHECK (counts IN (0, 1)), created_at BIGINT NOT NULL,
      PRIMARY KEY (kind, subject_id, reporter_id))`,
    ...fillCases,
  ],
};
