import type { Party } from './state/group.ts';
import type { Player } from './state/player.ts';
import type { Task } from './state/task.ts';

/** The one who acts. */
export interface PlayerScene {
  readonly player: Player;
}

/** The one who acts and a task. */
export interface TaskScene extends PlayerScene {
  readonly task: Task;
}

/** The one who acts and tasks of theirs; which ones, the command says. */
export interface TasksScene extends PlayerScene {
  readonly tasks: readonly Task[];
}

/** Two players between whom something passes: `player` acts, `receiver` gets it. */
export interface PairScene extends PlayerScene {
  readonly receiver: Player;
}

/** A party with all its members, the one who acts among them. */
export interface PartyScene extends PlayerScene {
  readonly party: Party;
  readonly members: readonly Player[];
}
