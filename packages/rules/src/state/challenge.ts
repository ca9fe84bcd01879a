import type { GroupCategory } from './group.ts';
import type { Player } from './player.ts';

/** Why copies of a challenge's tasks are not linked any more once the challenge has ended (wire-groups-and-admin 4.9). */
export type ChallengeEnd = 'CHALLENGE_DELETED' | 'CHALLENGE_CLOSED';

/** How a challenge ended, while what its participants have of it is taken from them, one after the other. */
export interface ChallengeClosing {
  readonly broken: ChallengeEnd;
  /** The winner's display name. */
  readonly winner?: string;
}

/** A challenge with the wire's field names (wire-groups-and-admin 4.1); its own tasks are stored beside it. */
export interface Challenge {
  readonly _id: string;
  readonly name: string;
  /** The name of the tag that participants get. */
  readonly shortName: string;
  readonly summary: string;
  readonly description?: string;
  readonly official: boolean;
  /** Ids of the challenge's own tasks, the originals. */
  readonly tasksOrder: Player['tasksOrder'];
  /** Id of the leader, whose account may be gone. */
  readonly leader: string;
  /** Id of the group. Absent: the group is gone, and the challenge is closing. */
  readonly group?: string;
  readonly memberCount: number;
  /** In gems. What a closing challenge still has is owed to its leader. */
  readonly prize: number;
  readonly categories: readonly GroupCategory[];
  /** Ids of those who reported it; false: cleared by themselves. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly flagCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Grows whenever participants' copies are to be brought up to date. */
  readonly tasksVersion: number;
  /** The version that last changed an original, by its id. */
  readonly taskVersions: Readonly<Record<string, number>>;
  /** Absent: it runs. */
  readonly closing?: ChallengeClosing;
}

/** A challenge with its fields that changed. */
export interface ChallengeChange extends Partial<Omit<Challenge, '_id'>> {
  readonly _id: string;
}

/** That a player takes part in a challenge. */
export interface Participation {
  readonly challengeId: string;
  readonly userId: string;
}
