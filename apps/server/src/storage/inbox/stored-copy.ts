import type { Selectable } from 'kysely';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

/** A participant's copy of a private message. */
export interface StoredCopy {
  readonly id: string;
  readonly uniqueId: string;
  readonly ownerId: string;
  /** The other participant, who may be gone. */
  readonly otherId: string;
  readonly sent: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
  readonly unformattedText: string;
  /** Names and looks of that time, with the wire's field names; of an imported message all that the file has of it. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly likes: Readonly<Record<string, boolean>>;
  /** Who reported this copy. */
  readonly flags: Readonly<Record<string, true>>;
  readonly flagCount: number;
  readonly isImported: boolean;
}

/** A copy as its row says. */
export const copyOf = (row: Selectable<Database['inbox_messages']>): StoredCopy => ({
  id: row.id,
  uniqueId: row.unique_id,
  ownerId: row.owner_id,
  otherId: row.other_id,
  sent: row.sent === 1,
  at: row.created_at,
  text: row.text,
  unformattedText: row.plain,
  details: readStored<Record<string, unknown>>(row.doc),
  likes: readStored<Record<string, boolean>>(row.likes),
  flags: readStored<Record<string, true>>(row.flags),
  flagCount: row.flag_count,
  isImported: row.imported === 1,
});
