import { importCalls } from '@everdeed/contract';
import { reply } from '../http/reply.ts';
import { type CallWork, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { importCopies } from '../storage/import-copies.ts';
import type { Work } from '../work/work.ts';
import { copiedFile } from './copies.ts';
import type { FileReader } from './file-reader.ts';
import { restorePlayer } from './restore-player.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** The player's own copies, newest first. */
async function listCopies(work: CallWork<typeof importCalls.importCopies>, playerId: string) {
  const copies = await importCopies(work.read.db, playerId, work.now);
  return copies.map(({ madeAt, expiresAt, ...copy }) => ({
    ...copy,
    madeAt: iso(madeAt),
    expiresAt: iso(expiresAt),
  }));
}

async function requireCopy(work: Work<'importCopyNotFound'>, playerId: string, id: string): Promise<Buffer> {
  const file = await copiedFile(work, playerId, id);
  if (!file) throw work.refuse('NotFound', 'importCopyNotFound');
  return file;
}

/** What accounts were before an import: to look at, to download, and to go back to. */
export const copyRoutes = ({ settings }: Pick<Services, 'settings'>, reader: FileReader) => [
  route(importCalls.importCopies, (work, { actor }) => listCopies(work, actor.id)),
  route(importCalls.importCopy, async (work, { actor, params }) =>
    reply({
      raw: {
        contentType: 'application/json; charset=utf-8',
        body: await requireCopy(work, actor.id, params.copyId),
      },
      headers: {
        'content-disposition': 'attachment; filename=everdeed-copy.json',
        'cache-control': 'no-store',
      },
    }),
  ),
  route(importCalls.restoreImportCopy, async (work, { actor, params }) => {
    const bytes = await requireCopy(work, actor.id, params.copyId);
    return restorePlayer(work, { playerId: actor.id, bytes, reader, settings });
  }),
];
