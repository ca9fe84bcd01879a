/** Tables of signing in. */
export interface AccountTables {
  credentials: { player_id: string; password_hash: string | null; changed_at: number };
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
}
