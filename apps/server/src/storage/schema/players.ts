import type { Generated } from 'kysely';

/** Tables of players: what they are, and what they have earned, paid and done. */
export interface PlayerTables {
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
    /** Tiers of those who are in the hall; null for all others. */
    contributor_level: number | null;
    backer_tier: number | null;
  };
  player_sections: { player_id: string; section: string; version: number; doc: string };
  /** Gem and hourglass movements; on the wire "transactions". */
  ledger: { id: string; player_id: string; doc: string; created_at: number };
  player_history: { id: string; player_id: string; doc: string; created_at: number };
  /** When players earned what; `first_at` is null if it was before dates were kept. */
  achievement_dates: { player_id: string; achievement: string; first_at: number | null; last_at: number };
  /** Who reported whose profile. */
  member_reports: {
    player_id: string;
    reporter_id: string;
    source: string;
    comment: string;
    created_at: number;
  };
}
