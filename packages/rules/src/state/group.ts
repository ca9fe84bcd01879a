import type { Amounts } from './player.ts';

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

/** What rules need to know of a party. */
export interface Party {
  readonly _id: string;
  /** Id of the party's leader. */
  readonly leader: string;
  readonly quest: GroupQuest;
}

/** A group with its fields that changed. */
export interface GroupChange {
  readonly _id: string;
  readonly quest?: GroupQuest;
}
