import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { restorePlayer } from './merge-player.ts';
import { ImportNotes } from './notes.ts';
import { type ImportScene, orderOf, planTasks, taskIds } from './plan-import.ts';
import type { ImportedFile, ImportedMessage } from './read-file.ts';
import { tagIds } from './task-fields.ts';

/** A task of the player now. */
interface OwnTask {
  readonly _id: string;
  readonly alias?: string | undefined;
  /** Whether a challenge that the player is in, or a group, gave it: it is not the player's to take away. */
  readonly isGiven: boolean;
}

/** An account that goes back to a copy of itself. */
export interface RestoreScene extends ImportScene {
  readonly ownTasks: readonly OwnTask[];
  readonly blank: Player;
}

/** Everything that going back stores. */
export interface RestorePlan {
  readonly player: Player;
  readonly tasks: readonly Task[];
  /** Tasks that leave, or whose older state is written again. */
  readonly removedIds: readonly string[];
  /** The messages of imports that the account had, by id: others leave. */
  readonly messages: Readonly<Record<string, ImportedMessage>>;
}

/**
 * Brings an account back to a copy of itself, our own rule: everything that an import can change, and nothing else. So
 * gems, hourglasses and plan, sign-in data, memberships and the running day stay as they are now.
 */
export function planRestore(
  { now }: { readonly now: number },
  scene: RestoreScene,
  files: { readonly before: ImportedFile; readonly now: ImportedFile },
): RestorePlan {
  const { player, makeId, isIntolerable, blank } = scene;
  const notes = new ImportNotes();
  const given = scene.ownTasks.filter(({ isGiven }) => isGiven);
  const givenIds = new Set(given.map(({ _id }) => _id));
  const taskId = taskIds(scene);
  const context = { now, notes, taskId, tagId: tagIds(makeId), isIntolerable };
  const fields = { before: files.before.fields, now: files.now.fields, blank };
  const restored = restorePlayer(player, fields, context);
  const own = files.before.tasks.filter(
    ({ _id, group }) => group.id === undefined && !givenIds.has(taskId(_id)),
  );
  const staying = { ...scene, ownTasks: given };
  const tasks = planTasks(staying, { ...files.before, tasks: own }, taskId, notes);
  return {
    player: { ...restored, tasksOrder: orderOf(restored, staying, tasks) },
    tasks,
    removedIds: scene.ownTasks.flatMap(({ _id, isGiven }) => (isGiven ? [] : [_id])),
    messages: files.before.messages,
  };
}
