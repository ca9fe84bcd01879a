import type { Group, Task } from '@everdeed/rules';
import type { Page } from '../page.ts';
import type { GroupKind } from '../schema/groups.ts';
import type { Tally } from '../tally.ts';

/** Which guilds are wanted; the tavern is never among them. What is absent does not matter. */
export interface GuildFilter {
  readonly privacy?: Group['privacy'] | undefined;
  /** Only those that this player is in. */
  readonly memberId?: string | undefined;
  /** Only those that this player leads. */
  readonly leaderId?: string | undefined;
  /** One of them is enough. */
  readonly slugs?: readonly string[] | undefined;
  readonly minMembers?: number | undefined;
  readonly maxMembers?: number | undefined;
  /** Words of name, summary or description, in any case; one of them is enough. */
  readonly words?: readonly string[] | undefined;
}

/** What is wanted of a list of players: those after this id, at most so many. */
export interface AfterId {
  readonly lastId?: string | undefined;
  readonly limit: number;
}

/** A player by the names that others know. */
export interface MemberNames {
  readonly id: string;
  readonly username: string;
  /** Whether the username is the player's own choice. */
  readonly isVerified: boolean;
  readonly name: string;
}

/** Groups to look at, and who is in them. */
export interface GroupReader {
  /**
   * Inside a transaction this locks the group, in the order of ids and before any player: throws a `LockOrderError`
   * otherwise. The tavern is always there.
   */
  get(id: string): Promise<Group | undefined>;
  /** The group as loaded or saved last in this transaction, if at all. */
  held(id: string): Group | undefined;
  /** Guilds, those with most members first; without a page all of them. No locks; their managers are left out. */
  guilds(filter: GuildFilter, page?: { readonly page: number; readonly size: number }): Promise<Group[]>;
  /** How many guilds there are, in all and of these categories whichever the filter names. No locks. */
  tally(filter: GuildFilter, categories: readonly string[]): Promise<Tally>;
  /** The groups that a player is in, by kind and then by id. No locks. */
  idsOf(playerId: string): Promise<{ readonly kind: GroupKind; readonly id: string }[]>;
  /** The groups of a player that have, or had, a plan, by id; their managers are left out. No locks. */
  planned(playerId: string): Promise<Group[]>;
  /** The member who has been in the group for longest, but for one. No locks. */
  firstMember(groupId: string, exceptId: string): Promise<string | undefined>;
  /** Ids of all members, those who joined first first. No locks. */
  memberIds(groupId: string): Promise<string[]>;
  /** A page of the members, by id. */
  membersAfter(groupId: string, page: AfterId): Promise<Page<string, unknown>>;
  /** A page of the members with their names, by id. */
  namesAfter(groupId: string, page: AfterId): Promise<MemberNames[]>;
  /** The names of players, by id. No locks. */
  names(playerIds: readonly string[]): Promise<MemberNames[]>;
  /** The names of groups. No locks. */
  titles(ids: readonly string[]): Promise<{ readonly id: string; readonly name: string }[]>;
  /** A page of those who are invited, by id; of parties only those whose latest invitation this is. */
  invitedAfter(groupId: string, page: AfterId): Promise<Page<string, unknown>>;
  /** How many `invitedAfter` lists in all. */
  countInvited(groupId: string): Promise<number>;
  /**
   * Players who are looking for a party, and are in none and invited to none, the latest sign-in first: from the
   * `offset`th on, at most `limit`, who have signed in since the instant (ms). No locks.
   */
  seekers(since: number, offset: number, limit: number): Promise<string[]>;
  /** The tasks of the group's board, in no particular order. Inside a transaction the group's lock guards them. */
  board(groupId: string): Promise<Task[]>;
  /** One of them. */
  boardTask(groupId: string, taskId: string): Promise<Task | undefined>;
  /** Some of them, in no particular order. */
  boardTasks(groupId: string, taskIds: readonly string[]): Promise<Task[]>;
  /** The group whose board has the task; undefined for all others. No locks. */
  findByTask(taskId: string): Promise<string | undefined>;
  /** Of these players, those who are in a party, and those who are in the group or invited to it. */
  standing(groupId: string, playerIds: readonly string[]): Promise<Standing>;
}

/** How players stand to a group. */
export interface Standing {
  readonly inParty: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
}
