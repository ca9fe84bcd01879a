/** Tables of what concerns the site as a whole. */
export interface SiteTables {
  site_settings: {
    key: string;
    /** JSON. */
    value: string;
    changed_at: number;
    /** Who chose it; they may be gone. */
    changed_by: string | null;
  };
  site_invitations: {
    id: string;
    code_hash: string;
    created_by: string;
    /** How many can sign up with it. */
    uses: number;
    used: number;
    created_at: number;
    expires_at: number;
  };
}
