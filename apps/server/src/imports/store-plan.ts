import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportPlan, outcomeOf, type Task } from '@everdeed/rules';
import { keepImportedMessages } from '../storage/inbox/imported.ts';
import { type ImportRecord, keepImportRecords } from '../storage/import-records.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import type { Work } from '../work/work.ts';

/** What is stored of an import, or of going back to a copy. */
export interface PlannedChange extends Pick<ImportPlan, 'player' | 'tasks' | 'ledger' | 'messages'> {
  /** Tasks that leave, or whose place others take. */
  readonly removedIds: readonly string[];
}

const idsAtOnce = 100;
/** Entries of histories that are written before others have their turn. */
const entriesAtOnce = 5000;

function* batches<T>(items: readonly T[], weightOf: (item: T) => number, maxWeight: number): Generator<T[]> {
  let batch: T[] = [];
  let weight = 0;
  for (const item of items) {
    batch.push(item);
    weight += weightOf(item);
    if (batch.length < idsAtOnce && weight < maxWeight) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}

/** In hundreds, as many rows as one statement takes. */
export const byHundreds = <T>(items: readonly T[]) => batches(items, () => 0, 1);
const entriesOf = (task: Task): number => ('history' in task ? task.history.length : 0);

/** The ids among these that are those of somebody else's tasks. */
export async function takenBy(tx: Tx, playerId: string, ids: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const some of byHundreds(ids)) {
    const rows = await tx.db.selectFrom('tasks').select(['id', 'user_id']).where('id', 'in', some).execute();
    for (const { id, user_id } of rows) if (user_id !== playerId) taken.add(id);
    await nextTurn();
  }
  return taken;
}

/** Stores what was planned: tasks, records, messages, player and ledger. Others have their turn between the pieces. */
export async function storePlan(
  work: Work,
  tx: Tx,
  made: PlannedChange,
  records: readonly ImportRecord[] = [],
): Promise<void> {
  const { player, ledger, tasks, removedIds, messages } = made;
  const playerId = player._id;
  for (const some of byHundreds(removedIds)) {
    await tx.tasks.remove(playerId, some);
    await nextTurn();
  }
  for (const some of batches(tasks, entriesOf, entriesAtOnce)) {
    await tx.tasks.insert(playerId, some);
    await nextTurn();
  }
  for (const some of byHundreds(records)) {
    await keepImportRecords(tx.db, playerId, some, work.now);
    await nextTurn();
  }
  for (const some of byHundreds(Object.entries(messages))) {
    await keepImportedMessages(tx.db, playerId, some, work.now);
    await nextTurn();
  }
  const outcome = outcomeOf({}, { players: [player] }, { ledger });
  await saveOutcome(work, tx, outcome, { actorId: playerId, isOld: true });
}
