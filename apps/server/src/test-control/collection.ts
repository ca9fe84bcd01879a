import type { MessageKey } from '@everdeed/content';
import type { Tx } from '../storage/stores.ts';
import type { Words } from '../words/words.ts';
import type { Work } from '../work/work.ts';
import type { Doc } from './documents.ts';

/** How to read and write the records of a collection. */
export interface Collection {
  /** All records, or those with these ids; references in them are replaced by names if there are words for them. */
  find(tx: Tx, ids?: readonly string[], words?: Words): Promise<Doc[]>;
  /** Writes a whole record, new or changed. */
  put(work: Work<MessageKey>, tx: Tx, doc: Doc, isNew: boolean): Promise<void>;
  remove(work: Work<MessageKey>, tx: Tx, id: string): Promise<void>;
}

/** The records with these ids, for collections that are read as a whole. */
export const among = (docs: Doc[], ids: readonly string[] | undefined): Doc[] =>
  ids ? docs.filter((doc) => ids.includes(String(doc['_id']))) : docs;
