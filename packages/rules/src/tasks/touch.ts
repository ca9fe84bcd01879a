import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { Task } from '../state/task.ts';

/** A task with changes that count as an edit. */
export const touched = <Kind extends Task>(
  { now }: Pick<RuleContext, 'now'>,
  task: Kind,
  changes: Partial<Kind>,
): Kind => ({ ...task, ...changes, updatedAt: new Date(now).toISOString() });

/** The outcome of an edit that touches a task and nothing else: the player is not saved. */
export const taskOnly = (task: Task): Result<Outcome<Task>> => accept(outcomeOf(task, { tasks: [task] }));
