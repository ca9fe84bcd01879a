import type { Group, Party } from './state/group.ts';
import type { Player } from './state/player.ts';
import type { Task } from './state/task.ts';

/** The player who acts. */
export interface PlayerScene {
  readonly player: Player;
}

/** The player who acts, and a task. */
export interface TaskScene extends PlayerScene {
  readonly task: Task;
}

/** The player who acts, and those of their tasks that the command's docstring names. */
export interface TasksScene extends PlayerScene {
  readonly tasks: readonly Task[];
}

/** Two players: `player` gives something, `receiver` gets it. */
export interface PairScene extends PlayerScene {
  readonly receiver: Player;
}

/** A party with all its members, including the player who acts. */
export interface PartyScene extends PlayerScene {
  readonly party: Party;
  readonly members: readonly Player[];
}

/** The player who acts, and a group. */
export interface GroupScene extends PlayerScene {
  readonly group: Group;
}
