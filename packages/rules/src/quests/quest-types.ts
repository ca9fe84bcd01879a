import type { RuleEvent } from '../command.ts';
import type { DayProgress } from '../day/rollover.ts';
import type { Amounts, Player } from '../state/player.ts';

/** A party's quest, field names of the wire (wire-groups-and-admin 3.1). */
export interface GroupQuest {
  /** Null after cancelling and aborting, absent after a finished quest and in a new party. */
  key?: string | null;
  /** False while members are being asked. */
  active: boolean;
  /** Id of the scroll's owner. */
  leader?: string | null;
  progress: { hp?: number; rage?: number; collect: Amounts };
  /** Who takes part: true accepted, false rejected, null undecided; once active only those who accepted. */
  members: Record<string, boolean | null>;
  /** What a world boss has done, and its strength in despair. */
  extra?: { worldDmg?: Record<string, boolean>; desperate?: boolean; def?: number; str?: number };
}

/** What quests need to know of a party. */
export interface QuestParty {
  readonly _id: string;
  /** Id of the party's leader. */
  readonly leader: string;
  readonly quest: GroupQuest;
}

/** A command on a party's quest. `members` are all members of the party, the one who acts among them. */
export interface QuestInput {
  readonly party: QuestParty;
  readonly members: readonly Player[];
  /** Id of the one who acts. */
  readonly actorId: string;
}

/** One member's day. */
export interface QuestDayInput extends QuestInput {
  /** What the day took from the actor's pending progress. */
  readonly progress: DayProgress;
  /** One of the day's maintenance modes is on (rules-scoring-and-day 4.6): the chat tells of no answer. */
  readonly isMaintenance?: boolean;
}

/** Quest and members afterwards, members in the order they came in. The answer on the wire is the quest. */
export interface QuestOutcome {
  readonly quest: GroupQuest;
  readonly members: readonly Player[];
  readonly events: readonly RuleEvent[];
}

/** A slot in which no quest has been, or a finished one (wire-groups-and-admin 1.1). */
export const emptyQuest = (): GroupQuest => ({
  active: false,
  progress: { collect: {} },
  members: {},
  extra: {},
});

/** A slot whose quest was called off (rules-play-and-shops 7.1). */
export const noQuest = (): GroupQuest => ({
  key: null,
  active: false,
  leader: null,
  progress: { collect: {} },
  members: {},
});
