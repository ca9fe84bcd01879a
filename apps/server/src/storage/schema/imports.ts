/** Tables of imports. */
export interface ImportTables {
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
}
