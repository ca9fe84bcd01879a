import type { Generated } from 'kysely';

export type GroupKind = 'party' | 'guild';

/**
 * The tables, the same on both engines. Booleans are 0 or 1, instants milliseconds since the epoch, documents
 * JSON text (as text, since key order is part of some values).
 */
export interface Database {
  players: {
    id: string;
    v: number;
    username: string | null;
    username_lower: string | null;
    email: string | null;
    google_id: string | null;
    apple_id: string | null;
    /** Addresses of other services, in small letters; not unique. */
    google_email: string | null;
    apple_email: string | null;
    blocked: number;
    language: string | null;
    permissions: string;
    lvl: number;
    last_cron: number;
    created_at: number;
    hot: string;
    /** Counts changes of the player's tasks that leave `v` alone. */
    tasks_v: Generated<number>;
    /** When a player who is looking for a party has last signed in; null for all others. */
    seeking_seen: number | null;
  };
  player_sections: { player_id: string; section: string; version: number; doc: string };
  /** What others did to a player, counted; the rows hang on it (step 2 says why). */
  player_social: { player_id: string; v: Generated<number> };
  groups: {
    id: string;
    v: number;
    type: GroupKind;
    privacy: 'private' | 'public';
    name: string;
    leader: string;
    member_count: number;
    challenge_count: number;
    /** In units of balance. */
    balance: number;
    /** The categories', each between line feeds. */
    slugs: string;
    /** Name, summary and description in small letters. */
    search: string;
    created_at: number;
    /** The instant of the latest message; null: none yet. */
    chat_at: number | null;
    details: string;
    quest: string;
    team: string;
  };
  memberships: {
    player_id: string;
    group_id: string;
    kind: GroupKind;
    role: Generated<'member' | 'manager'>;
    /** The order of the list that shows them. */
    position: number;
    /** Null: joined before it was noted. */
    joined_at: number | null;
    chat_seen_at: number | null;
    /** Id of the notification that tells of unread chat; a new one whenever the chat is seen. */
    unread_id: string | null;
    /** What `newMessages` says of the group, as JSON; null while all is read. */
    unread: string | null;
  };
  invitations: {
    player_id: string;
    kind: GroupKind;
    group_id: string;
    position: number;
    name: string | null;
    inviter: string | null;
    public: number | null;
    /** The entry's other fields. */
    data: string;
    created_at: number | null;
  };
  notifications: {
    player_id: string;
    id: string;
    position: number;
    type: string;
    data: string;
    seen: number;
    /** The whole notification, where the columns do not say all of it. */
    entry: string | null;
  };
  credentials: { player_id: string; password_hash: string | null; changed_at: number };
  tasks: {
    id: string;
    user_id: string | null;
    type: string;
    alias: string | null;
    completed: number;
    date_completed: number | null;
    challenge_id: string | null;
    group_id: string | null;
    doc: string;
  };
  operations: {
    player_id: string;
    id: string;
    /** Hash of the request; null if no idempotency key was sent. */
    request: string | null;
    status: number | null;
    answer: string | null;
    undo_kind: string | null;
    undo: string | null;
    undone_at: number | null;
    /** The version of the player's own row after the change: the order of operations. */
    v: number;
    created_at: number;
  };
  api_tokens: {
    id: string;
    player_id: string;
    name: string;
    client: string;
    /** 1 if created at sign-in for `client`, 0 if created by the player. */
    automatic: number;
    seed: string;
    hash: string;
    created_at: number;
    last_used_at: number | null;
  };
  reset_codes: { player_id: string; hash: string; created_at: number; expires_at: number };
  push_subscriptions: {
    /** The endpoint, hashed. */
    id: string;
    player_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: number;
    /** Reminders of minutes up to this instant are done with. */
    reminded_until: number;
  };
  mails: {
    id: string;
    player_id: string | null;
    recipient: string;
    subject: string;
    body: string;
    created_at: number;
    sent_at: number | null;
    failure: string | null;
  };
  jobs: {
    id: Generated<number>;
    kind: string;
    player_id: string | null;
    payload: string;
    run_at: number;
    attempts: number;
    leased_until: number;
    failure: string | null;
    created_at: number;
    /** What the job was enqueued under; null when every enqueue makes a job of its own. */
    dedupe_key: string | null;
    /** The key while another job of this key is absorbed: until it is claimed; of a repeating job, always. */
    waiting_key: string | null;
    /** 1: the row stays for the next run after this one. */
    repeats: number;
    /** How far a long job has come, in units of its own. */
    done: number | null;
    total: number | null;
  };
  /** Answers to callers without an account, for repeats. */
  anonymous_operations: {
    /** The Idempotency-Key, hashed with the server's own key. */
    id: string;
    /** What was asked, hashed. */
    request: string;
    status: number;
    /** Sealed. */
    answer: string;
    created_at: number;
  };
  /** Jobs that failed for the last time, by the id they had. */
  dead_letters: {
    id: number;
    kind: string;
    player_id: string | null;
    payload: string;
    dedupe_key: string | null;
    repeats: number;
    done: number | null;
    total: number | null;
    attempts: number;
    failure: string;
    created_at: number;
    died_at: number;
  };
  /** Gem and hourglass movements; on the wire "transactions". */
  ledger: { id: string; player_id: string; doc: string; created_at: number };
  player_history: { id: string; player_id: string; doc: string; created_at: number };
  /** The chats of groups: messages of players, and what the game says. */
  chat_lines: {
    id: string;
    group_id: string;
    /** What the game says: the rules' `ChatInfo`, and its `meta`, as JSON; `{}` in messages of players. */
    info: string;
    meta: string | null;
    created_at: number;
    /** Null: the game. */
    author_id: string | null;
    /** The rules' `MessageAuthor`, as JSON. */
    author: string | null;
    /** Null: told from `info`, in the reader's language. */
    text: string | null;
    plain: string | null;
    /** What the reports count; see `chat_flags` for who made them. */
    flag_count: Generated<number>;
  };
  chat_likes: { line_id: string; player_id: string; liked: number };
  chat_flags: { line_id: string; player_id: string };
  /** Private messages: a copy for each participant. */
  inbox_messages: {
    owner_id: string;
    /** The copy's own id. */
    id: string;
    /** The id that both copies share. */
    unique_id: string;
    /** The other participant, who may be gone; the owner, if they wrote to themselves. */
    other_id: string;
    sent: number;
    text: string;
    plain: string;
    /** Names and looks of that time, as JSON; of an imported message all that the file has of it. */
    doc: string;
    /** Ids of players, as JSON: true, or false for who likes it no longer. */
    likes: string;
    /** Ids of those who reported this copy, as JSON. */
    flags: string;
    flag_count: number;
    /** 1: it came with a file and concerns nobody else. */
    imported: number;
    created_at: number;
  };
  challenges: {
    id: string;
    v: number;
    /** Null once the group is gone: the challenge is closing then. */
    group_id: string | null;
    leader: string;
    name: string;
    official: number;
    /** 1: lists show it first. */
    pinned: number;
    member_count: number;
    /** In gems. */
    prize: number;
    flag_count: number;
    /** The categories', each between line feeds. */
    slugs: string;
    /** Name and description in small letters. */
    search: string;
    created_at: number;
    tasks_v: number;
    /** The rules' `ChallengeClosing`, as JSON; null: it runs. */
    closing: string | null;
    details: string;
  };
  /** Who takes part in which challenge; `synced_v` is the `tasks_v` that their copies are of. */
  challenge_members: { challenge_id: string; player_id: string; synced_v: number; joined_at: number };
  /** Scorings of copies that the originals have still to hear of. */
  challenge_scores: {
    id: string;
    challenge_id: string;
    task_id: string;
    delta: number;
    direction: 'up' | 'down' | 'undo';
    created_at: number;
  };
  /** Players with a receiver for a group's chat that is switched on; they need not be in the group. */
  chat_hooks: { group_id: string; player_id: string };
  /** A player's day against the world boss, until it is summed up. */
  world_blows: { id: string; quest: string; up: number; down: number; created_at: number };
  /** Rewards for a defeated world boss, and the id of the player up to whom they have been given. */
  world_rewards: { id: string; quest: string; ended_at: number; reached: string };
  /** Who reported whose profile. */
  member_reports: {
    player_id: string;
    reporter_id: string;
    source: string;
    comment: string;
    created_at: number;
  };
  /** What an import kept aside, as JSON: `aside` (path, reason and value) by its path. */
  import_records: { player_id: string; kind: string; id: string; doc: string; created_at: number };
  /** What accounts were before an import: `reason` is `import` or `restore`, `doc` an export, compressed, in base64. */
  import_copies: {
    id: string;
    player_id: string;
    reason: string;
    /** The size of the export, in bytes. */
    bytes: number;
    doc: string;
    created_at: number;
    expires_at: number;
  };
  /** When players earned what; `first_at` is null if it was before dates were kept. */
  achievement_dates: { player_id: string; achievement: string; first_at: number | null; last_at: number };
  /** Records of collections without an area in this release; only written by tests and imports. */
  documents: { collection: string; id: string; doc: string };
  meta: { key: string; value: string };
  migrations: { number: number; name: string; applied_at: number };
}
