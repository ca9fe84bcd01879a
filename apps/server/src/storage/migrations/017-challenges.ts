import type { Migration } from './migration.ts';

const toChallenges = 'REFERENCES challenges (id) ON DELETE CASCADE';

/** Challenges, who takes part in them, and scorings that their own tasks have still to hear of. */
export const challenges: Migration = {
  number: 17,
  name: 'challenges',
  statements: () => [
    // `leader` is the id of a player, who may be gone. `slugs` are those of the categories, each between line feeds;
    // `search` is name and description in small letters; `pinned` ones come first in lists. `tasks_v` counts changes
    // that participants' copies follow. `closing` is JSON, and null while the challenge runs: a closing one is gone
    // for everybody, and goes with its last participant. `details` is JSON.
    `CREATE TABLE challenges (
      id TEXT PRIMARY KEY, v BIGINT NOT NULL CHECK (v > 0), group_id TEXT REFERENCES groups (id) ON DELETE SET NULL,
      leader TEXT NOT NULL, name TEXT NOT NULL, official INTEGER NOT NULL CHECK (official IN (0, 1)),
      pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)), member_count INTEGER NOT NULL CHECK (member_count >= 0),
      prize DOUBLE PRECISION NOT NULL CHECK (prize >= 0), flag_count INTEGER NOT NULL CHECK (flag_count >= 0),
      slugs TEXT NOT NULL, search TEXT NOT NULL, created_at BIGINT NOT NULL, tasks_v BIGINT NOT NULL, closing TEXT,
      details TEXT NOT NULL, CHECK (group_id IS NOT NULL OR closing IS NOT NULL))`,
    // The challenges of a group, as lists show them.
    'CREATE INDEX challenges_group ON challenges (group_id, pinned DESC, created_at DESC, id)',
    // The challenges that a player leads.
    'CREATE INDEX challenges_leader ON challenges (leader)',
    // `synced_v` is the `tasks_v` that the participant's copies are of.
    `CREATE TABLE challenge_members (
      challenge_id TEXT NOT NULL ${toChallenges}, player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      synced_v BIGINT NOT NULL, joined_at BIGINT NOT NULL, PRIMARY KEY (challenge_id, player_id))`,
    'CREATE INDEX challenge_members_player ON challenge_members (player_id, challenge_id)',
    `CREATE TABLE challenge_scores (
      id TEXT PRIMARY KEY, challenge_id TEXT NOT NULL ${toChallenges}, task_id TEXT NOT NULL,
      delta DOUBLE PRECISION NOT NULL, direction TEXT NOT NULL CHECK (direction IN ('up', 'down', 'undo')),
      created_at BIGINT NOT NULL)`,
    'CREATE INDEX challenge_scores_challenge ON challenge_scores (challenge_id, created_at, id)',
    // The copies of a challenge's tasks by their owner, and the originals, which have none.
    'DROP INDEX tasks_challenge',
    'CREATE INDEX tasks_challenge ON tasks (challenge_id, user_id)',
  ],
};
