import type { RuleContext } from '../command.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { TaskScene } from '../scenes.ts';
import type { Task } from '../state/task.ts';
import { refuseAlias, type TakenNames } from './create-tasks.ts';
import { editTask } from './edit.ts';

/** A task to edit, and whether the alias that was sent is that of another task of the player. */
export interface EditScene extends TaskScene {
  readonly taken: Pick<TakenNames, 'aliases'>;
}

/** Changes the fields of a task that its owner may set (wire-user-and-tasks 4.4). */
export function updateTask(
  context: RuleContext,
  { player, task, taken }: EditScene,
  sent: unknown,
): Result<Outcome<Task>, 'validationFailed'> {
  const edited = editTask(context, player, task, sent);
  if (!edited.ok) return refuseFields(task.type, edited.problems);
  const { alias } = edited.value;
  if (alias !== undefined && alias !== task.alias && taken.aliases.has(alias))
    return refuseAlias(edited.value);
  const event = { kind: 'taskUpdated', userId: player._id, task: edited.value } as const;
  return accept(outcomeOf(edited.value, { tasks: [edited.value] }, { events: [event] }));
}
