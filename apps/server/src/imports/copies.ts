import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { DAY_MS } from '@everdeed/rules';
import { userData } from '../presenters/userdata.ts';
import { type CopyReason, importCopyDoc, keepImportCopy } from '../storage/import-copies.ts';
import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** How long a copy is kept. */
const COPY_MS = 30 * DAY_MS;
/** Speed counts more than size: others wait for the transaction. */
const level = 1;

/** An account as it is now, as the export that its owner could download. */
export const exportOf = async (work: Work, playerId: string): Promise<Buffer> =>
  Buffer.from(JSON.stringify(await userData(work, playerId)));

/** Keeps a copy of the account, inside the transaction that is about to change it. */
export async function keepCopy(work: Work, tx: Tx, playerId: string, reason: CopyReason): Promise<void> {
  const file = await exportOf(work, playerId);
  const doc = (await pack(file, { level })).toString('base64');
  const times = { madeAt: work.now, expiresAt: work.now + COPY_MS };
  await keepImportCopy(tx.db, playerId, {
    id: work.rules.newId(),
    reason,
    bytes: file.length,
    doc,
    ...times,
  });
}

/** The export in a player's own copy; undefined if there is no such copy, or no more. */
export async function copiedFile(work: Work, playerId: string, id: string): Promise<Buffer | undefined> {
  const doc = await importCopyDoc(work.read.db, playerId, id, work.now);
  return doc === undefined ? undefined : unpack(Buffer.from(doc, 'base64'));
}
