import type { Generated } from 'kysely';

/**
 * Tables as both engines have them. Booleans are 0 or 1, instants milliseconds since the epoch, documents
 * JSON text (text, because the order of keys is part of some values).
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
    blocked: number;
    language: string | null;
    permissions: string;
    party_id: string | null;
    lvl: number;
    last_cron: number;
    created_at: number;
    hot: string;
  };
  player_sections: { player_id: string; section: string; version: number; doc: string };
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
    /** What was asked, hashed; null when no idempotency key was sent. */
    request: string | null;
    status: number | null;
    answer: string | null;
    undo_kind: string | null;
    undo: string | null;
    undone_at: number | null;
    /** `_v` of the player after the change: the order of operations. */
    v: number;
    created_at: number;
  };
  api_tokens: {
    id: string;
    player_id: string;
    name: string;
    client: string;
    /** 1: made at sign-in for `client`, 0: made by the player. */
    automatic: number;
    seed: string;
    hash: string;
    created_at: number;
    last_used_at: number | null;
  };
  reset_codes: { player_id: string; hash: string; created_at: number; expires_at: number };
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
  };
  transactions: { id: string; player_id: string; doc: string; created_at: number };
  player_history: { id: string; player_id: string; doc: string; created_at: number };
  /** Records of collections that no area of this release owns; written by tests and imports only. */
  documents: { collection: string; id: string; doc: string };
  meta: { key: string; value: string };
  migrations: { number: number; name: string; applied_at: number };
}
