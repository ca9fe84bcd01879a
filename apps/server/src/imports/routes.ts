import { type AnswerOf, importCalls } from '@everdeed/contract';
import { hasPrivilege, type ImportReport } from '@everdeed/rules';
import { type CallInput, type CallWork, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { importRecords } from '../storage/import-records.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor } from '../work/scenes.ts';
import { importPlayer } from './import-player.ts';
import type { FileReader } from './file-reader.ts';

type FileCall = typeof importCalls.previewImport | typeof importCalls.importUserData;

interface Settled extends Pick<Services, 'settings'> {
  readonly reader: FileReader;
  readonly isDryRun: boolean;
}

/** Reads the file before the transaction is opened: that takes longest. */
async function bring(
  work: CallWork<FileCall>,
  { actor, query, rawBody }: CallInput<FileCall>,
  { settings, reader, isDryRun }: Settled,
): Promise<ImportReport> {
  const withMoney = query.withBalance === true;
  const { permissions } = await requireActor(work.read, actor);
  if (withMoney && !hasPrivilege(permissions, 'fullAccess'))
    throw work.refuse('NotAuthorized', 'noPrivAccess');
  const job = { bytes: rawBody, playerId: actor.id, now: work.now, withMoney };
  const file = unwrap(work, await reader.read(job));
  return importPlayer(work, { playerId: actor.id, file, isDryRun, settings });
}

type Asides = AnswerOf<typeof importCalls.importedAsides>;

/** Bringing an account along from the reference. */
export function importRoutes({ settings }: Pick<Services, 'settings'>, reader: FileReader) {
  return [
    route(importCalls.previewImport, (work, input) =>
      bring(work, input, { settings, reader, isDryRun: true }),
    ),
    route(importCalls.importUserData, (work, input) =>
      bring(work, input, { settings, reader, isDryRun: false }),
    ),
    route(importCalls.importedAsides, async (work, { actor }) => {
      const records = await importRecords(work.read.db, actor.id, 'aside');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `asideRecord` has written
      return records.map(({ doc }) => doc) as Asides;
    }),
  ];
}
