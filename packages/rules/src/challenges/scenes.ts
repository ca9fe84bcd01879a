import type { PlayerScene } from '../scenes.ts';
import type { Challenge } from '../state/challenge.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';

/** The player who acts, and a challenge. */
export interface ChallengeScene extends PlayerScene {
  readonly challenge: Challenge;
}

/** The same with the group that the challenge is in. */
export interface HostedScene extends ChallengeScene {
  readonly group: Group;
}

/** The player who acts, a challenge, and those of their tasks that came from it. */
export interface ParticipantScene extends ChallengeScene {
  readonly copies: readonly Task[];
}

/** The player who acts, and one of the challenge's own tasks. */
export interface OriginalScene extends ChallengeScene {
  readonly original: Task;
}

/** A challenge about to end, with its group and its leader, if they are still there. */
export interface ClosingScene extends ChallengeScene {
  readonly group: Group | undefined;
  readonly leader: Player | undefined;
}
