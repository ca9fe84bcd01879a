import type { GroupScene, TaskScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import type { TakenNames } from '../tasks/create-tasks.ts';

/** A group that gets tasks, which of the ids that were sent are taken, and for whom the tasks are; nobody: for anyone. */
export interface NewBoardTasksScene extends GroupScene {
  readonly taken: TakenNames;
  readonly others: readonly Player[];
}

/** The player who acts, a group, and a task of its board. */
export interface BoardTaskScene extends GroupScene {
  readonly task: Task;
}

/** The same with those whom the task is assigned to. */
export interface AssignedTaskScene extends BoardTaskScene {
  readonly others: readonly Player[];
}

/** The player who acts, a task that may be of a group, and others whom it is about; those who are gone are left out. */
export interface SharedTaskScene extends TaskScene {
  /** Absent: the task is of no group. */
  readonly group: Group | undefined;
  readonly others: readonly Player[];
}
