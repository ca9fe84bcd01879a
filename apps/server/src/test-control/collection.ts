import type { OpenTx } from '../storage/storage.ts';
import type { Doc } from './documents.ts';

/** How the records of one collection are read and written. */
export interface Collection {
  /** All records, or those of these ids. */
  find(tx: OpenTx, ids?: readonly string[]): Promise<Doc[]>;
  /** Writes a whole record, new or changed. */
  put(tx: OpenTx, doc: Doc, isNew: boolean): Promise<void>;
  remove(tx: OpenTx, id: string): Promise<void>;
}

/** Those of the ids, for collections that are read whole. */
export const among = (docs: Doc[], ids: readonly string[] | undefined): Doc[] =>
  ids ? docs.filter((doc) => ids.includes(String(doc['_id']))) : docs;
