/** Tables of challenges. */
export interface ChallengeTables {
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
}
