import type { StoredLedgerEntry } from '../storage/stores.ts';
import type { Words } from '../words/words.ts';
import { ledgerSubject } from './ledger-subject.ts';

/** The purchases and rewards of a player, as their owner and support see them (wire-user-and-tasks 3.7). */
export const presentLedger = (
  words: Words,
  language: string,
  userId: string,
  records: readonly StoredLedgerEntry[],
) =>
  records.map((record) => ({
    ...record,
    ...ledgerSubject(words, language, record),
    _id: record.id,
    userId,
    updatedAt: record.createdAt,
  }));
