import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';
import type { Doc } from './documents.ts';

/** How the records of one collection are read and written. */
export interface Collection {
  /** All records, or those of these ids. */
  find(tx: Tx, ids?: readonly string[]): Promise<Doc[]>;
  /** Writes a whole record, new or changed. */
  put(work: Work, tx: Tx, doc: Doc, isNew: boolean): Promise<void>;
  remove(work: Work, tx: Tx, id: string): Promise<void>;
}

/** Those of the ids, for collections that are read whole. */
export const among = (docs: Doc[], ids: readonly string[] | undefined): Doc[] =>
  ids ? docs.filter((doc) => ids.includes(String(doc['_id']))) : docs;
