import type { Challenge, Task } from '@everdeed/rules';
import type { AfterId } from '../groups/group-reader.ts';
import type { Tally } from '../tally.ts';

/** Which challenges a player's list shows (wire-groups-and-admin 4.3). What is absent does not matter. */
export interface ChallengeFilter {
  readonly playerId: string;
  /** Ids of groups whose challenges are listed besides those that the player leads or takes part in. */
  readonly groupIds: readonly string[];
  readonly isLed?: boolean | undefined;
  /** Whether those that reports hide are listed: to their leader they always are. */
  readonly showsHidden: boolean;
  /** Words of name or description, in any case; one of them is enough. */
  readonly words?: readonly string[] | undefined;
  /** Slugs; one of them is enough. */
  readonly slugs?: readonly string[] | undefined;
}

/** Challenges to look at, their own tasks, and who takes part. Those that are closing are read by id only. */
export interface ChallengeReader {
  /** Inside a transaction this locks the challenge, by id, before any group, task or player. */
  get(id: string): Promise<Challenge | undefined>;
  /** The challenge as loaded or saved last in this transaction, if at all. */
  held(id: string): Challenge | undefined;
  /** A page of the challenges that a player's list shows: official ones first, then the newest. No locks. */
  list(filter: ChallengeFilter, page: { readonly page: number; readonly size: number }): Promise<Challenge[]>;
  /** How many challenges that list has, in all and of these categories whichever the filter names. No locks. */
  tally(filter: ChallengeFilter, categories: readonly string[]): Promise<Tally>;
  /** All challenges of a group, in the same order. No locks. */
  ofGroup(groupId: string): Promise<Challenge[]>;
  /** Ids of the challenges that a player takes part in, by id; of one group only. No locks. */
  joinedBy(playerId: string, groupId?: string): Promise<string[]>;
  /** Ids of the challenges that a player leads or takes part in, by id. No locks. */
  followedBy(playerId: string): Promise<string[]>;
  /** The challenge's own tasks, in no particular order. */
  originals(id: string): Promise<Task[]>;
  /** The id of the challenge whose own task this is. No locks. */
  findByOriginal(taskId: string): Promise<string | undefined>;
  /** Tasks of these players that came from the challenge. */
  copies(id: string, playerIds: readonly string[]): Promise<Task[]>;
  /** Ids of participants after one, by id, at most so many; `behind`: whose copies are of an earlier version. */
  participantsAfter(id: string, page: AfterId & { readonly behind?: number | undefined }): Promise<string[]>;
  /** The version that a participant's copies are of; undefined: takes no part. */
  syncedVersions(id: string, playerIds: readonly string[]): Promise<Map<string, number>>;
  /** When these players joined, those who take part. No locks. */
  joinedAt(id: string, playerIds: readonly string[]): Promise<Map<string, number>>;
}
