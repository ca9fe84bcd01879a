import type { GroupQuest, Party as QuestParty } from '../state/group.ts';
import type { ChatLine } from '../chat-line.ts';
import type { RuleEvent } from '../events.ts';
import type { DayProgress } from '../day/rollover.ts';
import type { Player } from '../state/player.ts';

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
  readonly chat: readonly ChatLine[];
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
