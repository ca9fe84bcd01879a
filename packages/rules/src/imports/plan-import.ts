import { byStaff } from '../by-staff.ts';
import type { LedgerEntry, LedgerKind } from '../ledger.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { accept, type Result } from '../result.ts';
import { MAX_TAGS, refuseTooManyTags } from '../tags/tag.ts';
import { isUuid } from '../uuid.ts';
import { mergePlayer } from './merge-player.ts';
import { type Aside, ImportNotes } from './notes.ts';
import type { ImportedFile, ImportedMessage } from './read-file.ts';
import { type ImportReport, reportOf } from './report.ts';
import { type IdMap, tagIds } from './task-fields.ts';

/** The account that a file comes to, and what is known of the file's ids. */
export interface ImportScene {
  readonly player: Player;
  /** All tasks of the player. */
  readonly ownTasks: readonly { readonly _id: string; readonly alias?: string | undefined }[];
  /** Ids of the file that are those of somebody else's tasks. */
  readonly taken: ReadonlySet<string>;
  /** An id of the player's own for a name, the same every time. */
  readonly makeId: IdMap;
  readonly isIntolerable: (text: string) => boolean;
}

/** Everything that an import stores, and what to say about it. */
export interface ImportPlan {
  readonly player: Player;
  /** Tasks to write; those of `replacedIds` take the place of older ones. */
  readonly tasks: readonly Task[];
  readonly replacedIds: readonly string[];
  readonly ledger: readonly LedgerEntry[];
  readonly asides: readonly Aside[];
  readonly messages: Readonly<Record<string, ImportedMessage>>;
  readonly report: ImportReport;
}

/** The id that a task without the right to its own one has here. */
export const renamed = (makeId: IdMap, id: string): string => makeId(`task ${id}`);

/**
 * The id of a task of the file here. Once renamed, a task keeps its new id, even if its old one is free by then: an
 * import that is repeated finds it again.
 */
export function taskIds({ ownTasks, taken, makeId }: ImportScene): IdMap {
  const own = new Set(ownTasks.map(({ _id }) => _id));
  return (id) => {
    const other = renamed(makeId, id);
    return own.has(other) || !isUuid(id) || taken.has(id) ? other : id;
  };
}

/** The link to a challenge; without the challenge it is a broken one, which the player can remove. */
function linkOf({ challenge }: Task, player: Player, taskId: IdMap, isOfFile: (id: string) => boolean) {
  if (challenge.id === undefined) return {};
  const { taskId: original } = challenge;
  const link = original !== undefined && isOfFile(original) ? { taskId: taskId(original) } : {};
  const isAlive = player.challenges.includes(challenge.id);
  return { ...challenge, ...link, ...(isAlive ? {} : { broken: challenge.broken ?? 'CHALLENGE_DELETED' }) };
}

/** The tasks of a file as they are stored here. */
export function planTasks(scene: ImportScene, file: ImportedFile, taskId: IdMap, notes: ImportNotes): Task[] {
  const { player, ownTasks } = scene;
  const ids = new Set(file.tasks.map(({ _id }) => taskId(_id)));
  const inFile = new Set(file.tasks.map(({ _id }) => _id));
  const aliases = new Set(ownTasks.filter(({ _id }) => !ids.has(_id)).flatMap(({ alias }) => alias ?? []));
  return file.tasks.map((task) => {
    const { alias, ...rest } = task;
    const { group } = task;
    if (group.id !== undefined) notes.aside(`tasks.${task._id}.group`, 'membership', group);
    const isFree = alias !== undefined && !aliases.has(alias);
    if (alias !== undefined && !isFree) notes.aside(`tasks.${task._id}.alias`, 'rejected', alias);
    if (alias !== undefined) aliases.add(alias);
    return {
      ...rest,
      ...(isFree ? { alias } : {}),
      _id: taskId(task._id),
      userId: player._id,
      challenge: linkOf(task, player, taskId, (id) => inFile.has(id)),
      group: { completedBy: {}, assignedUsers: [] },
    };
  });
}

function movement(
  player: Player,
  currency: LedgerEntry['currency'],
  kind: LedgerKind,
  amounts: { readonly before: number; readonly after: number },
): LedgerEntry[] {
  const amount = amounts.after - amounts.before;
  return amount === 0
    ? []
    : [{ userId: player._id, currency, kind, amount, currentAmount: amounts.after, ...byStaff }];
}

/** Gems and hourglasses that come along are entered as what an administrator has changed. */
function ledgerOf(before: Player, after: Player): LedgerEntry[] {
  const glasses = ({ purchased }: Player) => purchased.plan.consecutive.trinkets;
  return [
    ...movement(after, 'gems', 'admin_update_balance', { before: before.balance, after: after.balance }),
    ...movement(after, 'hourglasses', 'admin_update_hourglasses', {
      before: glasses(before),
      after: glasses(after),
    }),
  ];
}

/** Order of the tasks: ids that it names but neither file nor player has, and tasks twice in it, are left out. */
export function orderOf(
  player: Player,
  scene: Pick<ImportScene, 'ownTasks'>,
  tasks: readonly Task[],
): Player['tasksOrder'] {
  const known = new Set([...scene.ownTasks, ...tasks].map(({ _id }) => _id));
  const clean = (ids: readonly string[]) => [...new Set(ids)].filter((id) => known.has(id));
  const { habits, dailys, todos, rewards } = player.tasksOrder;
  return { habits: clean(habits), dailys: clean(dailys), todos: clean(todos), rewards: clean(rewards) };
}

/**
 * Everything that a file would change, decided in full: the report is what a dry run shows. The file counts where both
 * say something; what only the account has stays. Repeating an import changes nothing.
 */
export function planImport(
  { now }: { readonly now: number },
  scene: ImportScene,
  file: ImportedFile,
): Result<ImportPlan, 'validationFailed'> {
  const notes = new ImportNotes();
  const taskId = taskIds(scene);
  const tagId = tagIds(scene.makeId);
  const context = { now, notes, taskId, tagId, isIntolerable: scene.isIntolerable };
  const merged = mergePlayer(scene.player, file.fields, context);
  if (merged.tags.length > Math.max(MAX_TAGS, scene.player.tags.length)) return refuseTooManyTags();
  const tasks = planTasks(scene, file, taskId, notes);
  const player = { ...merged, tasksOrder: orderOf(merged, scene, tasks) };
  const ids = new Set(tasks.map(({ _id }) => _id));
  const replacedIds = scene.ownTasks.flatMap(({ _id }) => (ids.has(_id) ? [_id] : []));
  const asides = [...file.asides, ...notes.asides];
  const counts = {
    replaced: replacedIds.length,
    renamed: file.tasks.filter(({ _id }) => taskId(_id) !== _id).length,
    staying: scene.ownTasks.length - replacedIds.length,
  };
  return accept({
    player,
    tasks,
    replacedIds,
    ledger: ledgerOf(scene.player, player),
    asides,
    messages: file.messages,
    report: reportOf(file, { before: scene.player, after: player }, counts, asides),
  });
}
