/** Tables of answers, kept for repeats and undoing. */
export interface OperationTables {
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
}
