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
  /** Numbers that other services signed for one sign-in, by their hashes: none counts twice. */
  used_nonces: { hash: string; expires_at: number };
  /** Accounts at services that are not Google or Apple; `email` as the service told it, if it did. */
  identities: {
    issuer: string;
    subject: string;
    player_id: string;
    email: string | null;
    created_at: number;
  };
  /** In small letters. */
  confirmed_addresses: { player_id: string; address: string; confirmed_at: number };
  reset_codes: { player_id: string; hash: string; created_at: number; expires_at: number };
}
