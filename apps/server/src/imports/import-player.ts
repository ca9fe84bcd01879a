import { hash } from 'node:crypto';
import {
  type Aside,
  type ImportedFile,
  type ImportPlan,
  type ImportReport,
  planImport,
  renamed,
  settleSitePlan,
} from '@everdeed/rules';
import { isFree, type Settings } from '../config/settings.ts';
import { countImportRecords, type ImportRecord } from '../storage/import-records.ts';
import { countImportedMessages } from '../storage/inbox/imported.ts';
import type { Tx } from '../storage/stores.ts';
import { holdsSlur } from '../words/banned-words.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { keepCopy } from './copies.ts';
import { idMaker } from './read-bytes.ts';
import { storePlan as store, takenBy } from './store-plan.ts';

/** What an import may refuse once the file has been read. */
export type ImportRefusal = 'validationFailed' | 'importTooMuchAside';

/** How a file comes to a player. */
export interface ImportJob {
  readonly playerId: string;
  readonly file: ImportedFile;
  /** True: only the report is made. */
  readonly isDryRun: boolean;
  readonly settings: Pick<Settings, 'bannedWords' | 'payments'>;
}

const maxAsides = 20_000;
const maxAsideText = 5_000_000;
const maxMessages = 200_000;
const maxPathLength = 500;

async function plan(work: Work<ImportRefusal>, tx: Tx, job: ImportJob): Promise<ImportPlan> {
  const { playerId, file, settings } = job;
  const player = await requireActor(tx, { id: playerId });
  const rows = await tx.db
    .selectFrom('tasks')
    .select(['id', 'alias'])
    .where('user_id', '=', playerId)
    .orderBy('id')
    .execute();
  const makeId = idMaker(playerId);
  const ids = file.tasks.flatMap(({ _id }) => [_id, renamed(makeId, _id)]);
  const scene = {
    player,
    ownTasks: rows.map(({ id, alias }) => ({ _id: id, alias: alias ?? undefined })),
    taken: await takenBy(tx, playerId, ids),
    makeId,
    isIntolerable: (text: string) => holdsSlur(text, settings),
  };
  return unwrap(work, planImport(work.rules, scene, file));
}

const keyOf = (path: string): string => (path.length <= maxPathLength ? path : hash('sha256', path, 'hex'));
const asideRecord = (aside: Aside): ImportRecord => ({ kind: 'aside', id: keyOf(aside.path), doc: aside });

/** Everything that has no place here, within what one account may keep. */
async function recordsOf(
  work: Work<ImportRefusal>,
  tx: Tx,
  playerId: string,
  { asides, messages }: ImportPlan,
): Promise<ImportRecord[]> {
  const kept = asides.filter(({ value }) => value !== undefined);
  const length = kept.reduce((sum, { value }) => sum + JSON.stringify(value).length, 0);
  const keptAsides = await countImportRecords(tx.db, playerId, 'aside');
  const keptMessages = await countImportedMessages(tx.db, playerId);
  // Those of a repeated import count twice here: the bound is far above what is needed.
  const isTooMuch =
    length > maxAsideText ||
    kept.length + keptAsides > 2 * maxAsides ||
    Object.keys(messages).length + keptMessages > maxMessages;
  if (isTooMuch || kept.length > maxAsides) throw work.refuse('BadRequest', 'importTooMuchAside');
  return kept.map(asideRecord);
}

/**
 * Brings a file to a player, all of it or, if anything fails, nothing; a dry run stores nothing. Others have their turn
 * between the pieces.
 */
export const importPlayer = (work: Work<ImportRefusal>, job: ImportJob): Promise<ImportReport> =>
  work.transaction(async (tx) => {
    const made = await plan(work, tx, job);
    const records = await recordsOf(work, tx, job.playerId, made);
    if (!job.isDryRun) {
      await keepCopy(work, tx, job.playerId, 'import');
      const player = settleSitePlan(work.rules, made.player, isFree(job.settings));
      await store(work, tx, { ...made, player, removedIds: made.replacedIds }, records);
    }
    return made.report;
  });
