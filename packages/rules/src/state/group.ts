import type { Plan } from './purchased.ts';
import type { Amounts, Player } from './player.ts';

/** A party's quest, with the wire's field names (wire-groups-and-admin 3.1). */
export interface GroupQuest {
  /** Null after cancelling or aborting; absent after a finished quest and in a new party. */
  key?: string | null;
  /** False while members are being asked. */
  active: boolean;
  /** Id of the scroll's owner. */
  leader?: string | null;
  progress: { hp?: number; rage?: number; collect: Amounts };
  /** Members' answers: true accepted, false rejected, null undecided. Once active, only those who accepted. */
  members: Record<string, boolean | null>;
  /** What a world boss has done, and its strength when desperate. */
  extra?: { worldDmg?: Record<string, boolean>; desperate?: boolean; def?: number; str?: number };
}

/** What rules of quests need to know of a party. */
export interface Party {
  readonly _id: string;
  /** Id of the party's leader. */
  readonly leader: string;
  readonly quest: GroupQuest;
}

/** A party has at most 30 members, and a player one party; guilds are as large, and as many, as players like. */
export type GroupType = 'party' | 'guild';

/** A guild's subject; `_id` is its own. */
export interface GroupCategory {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
}

/** A group without its chat, members and invitations, with the wire's field names (wire-groups-and-admin 1.1). */
export interface Group extends Party {
  readonly type: GroupType;
  /** A party is always private. */
  readonly privacy: 'private' | 'public';
  readonly name: string;
  /** Absent: the name, as far as it fits. */
  readonly summary?: string;
  readonly description?: string;
  readonly logo?: string;
  readonly leaderMessage?: string;
  readonly leaderOnly: { readonly challenges: boolean; readonly getGems: boolean };
  readonly categories: readonly GroupCategory[];
  /** Set by moderators. Absent: no. */
  readonly bannedWordsAllowed?: boolean;
  /** Raises the number of chat messages that come with the group. */
  readonly chatLimitCount?: number;
  readonly memberCount: number;
  readonly challengeCount: number;
  /** The group's bank, in units of balance. */
  readonly balance: number;
  /** Ids of members who may do what the leader may with tasks. Who leaves is none any more. */
  readonly managers: Readonly<Record<string, true>>;
  readonly tasksOrder: Player['tasksOrder'];
  readonly purchased: { readonly plan?: Plan };
  /** The team's own day. */
  readonly cron: { readonly lastProcessed?: string };
}

/** A group with its fields that changed. */
export interface GroupChange extends Partial<Omit<Group, '_id' | 'type'>> {
  readonly _id: string;
}
