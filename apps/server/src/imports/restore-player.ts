import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportedFile, planRestore, renamed, type RestorePlan, settleSitePlan } from '@everdeed/rules';
import { isFree, type Settings } from '../config/settings.ts';
import { blankPlayer } from '../work/blank-player.ts';
import { importedIds, removeImportedMessages } from '../storage/inbox/imported.ts';
import type { Tx } from '../storage/stores.ts';
import { holdsSlur } from '../words/banned-words.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { exportOf, keepCopy } from './copies.ts';
import type { FileReader } from './file-reader.ts';
import { idMaker } from './read-bytes.ts';
import { byHundreds, storePlan, takenBy } from './store-plan.ts';

/** Going back to a copy. */
export interface RestoreJob {
  readonly playerId: string;
  /** The export in the copy. */
  readonly bytes: Buffer;
  readonly reader: FileReader;
  readonly settings: Pick<Settings, 'bannedWords' | 'payments'>;
}

/** What the copy says, and what the account says now. */
interface Files {
  readonly before: ImportedFile;
  readonly now: ImportedFile;
}

async function read(work: Work, { playerId, bytes, reader }: RestoreJob): Promise<Files> {
  const fileOf = async (exported: Buffer) => {
    const file = await reader.read({ bytes: exported, playerId, now: work.now, withMoney: false });
    // Both are exports of our own.
    if (!file.ok) throw new Error(`the export of ${playerId} cannot be read: ${file.refusal.key}`);
    return file.value;
  };
  return { before: await fileOf(bytes), now: await fileOf(await exportOf(work, playerId)) };
}

async function plan(work: Work, tx: Tx, job: RestoreJob, files: Files): Promise<RestorePlan> {
  const { playerId, settings } = job;
  const player = await requireActor(tx, { id: playerId });
  const rows = await tx.db
    .selectFrom('tasks')
    .select(['id', 'alias', 'challenge_id', 'group_id'])
    .where('user_id', '=', playerId)
    .orderBy('id')
    .execute();
  const joined = new Set(player.challenges);
  const makeId = idMaker(playerId);
  const ids = files.before.tasks.flatMap(({ _id }) => [_id, renamed(makeId, _id)]);
  const ownTasks = rows.map(({ id, alias, challenge_id, group_id }) => ({
    _id: id,
    alias: alias ?? undefined,
    isGiven: group_id !== null || (challenge_id !== null && joined.has(challenge_id)),
  }));
  const scene = {
    player,
    ownTasks,
    taken: await takenBy(tx, playerId, ids),
    makeId,
    isIntolerable: (text: string) => holdsSlur(text, settings),
    blank: blankPlayer(playerId, work.now),
  };
  return planRestore(work.rules, scene, files);
}

/** Messages that came with an import since the copy was made leave again. */
async function removeMessages(tx: Tx, playerId: string, staying: RestorePlan['messages']): Promise<void> {
  const leaving = (await importedIds(tx.db, playerId)).filter((id) => !Object.hasOwn(staying, id));
  for (const ids of byHundreds(leaving)) {
    await removeImportedMessages(tx.db, playerId, ids);
    await nextTurn();
  }
}

/** Brings an account back to a copy of itself, after making a copy of what it is now. All of it or nothing. */
export async function restorePlayer(work: Work, job: RestoreJob): Promise<{ tasks: number }> {
  const files = await read(work, job);
  return work.transaction(async (tx) => {
    const made = await plan(work, tx, job, files);
    await keepCopy(work, tx, job.playerId, 'restore');
    await removeMessages(tx, job.playerId, made.messages);
    const player = settleSitePlan(work.rules, made.player, isFree(job.settings));
    await storePlan(work, tx, { ...made, player, ledger: [] });
    return { tasks: made.tasks.length };
  });
}
