import type { GroupType } from './state/group.ts';
import type { ScoreTmp } from './state/score-tmp.ts';
import type { Direction, Task } from './state/task.ts';

/** Something that happened to one player. `userId` is theirs. */
type PlayerEvent =
  | {
      readonly kind: 'taskScored';
      readonly userId: string;
      readonly taskId: string;
      readonly direction: Direction;
      readonly delta: number;
      /** The task after the scoring. */
      readonly task: Task;
      /** Transient results of this scoring. */
      readonly tmp: ScoreTmp;
      /** When the task was last changed before the scoring, as an ISO string. */
      readonly updatedBefore: string;
    }
  /** A scoring was undone; `delta` takes back what it gave. */
  | {
      readonly kind: 'taskUnscored';
      readonly userId: string;
      readonly task: Task;
      readonly delta: number;
    }
  | { readonly kind: 'taskCreated'; readonly userId: string; readonly task: Task }
  | { readonly kind: 'taskUpdated'; readonly userId: string; readonly task: Task }
  | { readonly kind: 'taskDeleted'; readonly userId: string; readonly task: Task }
  | {
      readonly kind: 'checklistItemScored';
      readonly userId: string;
      readonly task: Task;
      readonly itemId: string;
    }
  | {
      readonly kind: 'leveledUp';
      readonly userId: string;
      readonly initialLvl: number;
      readonly newLvl: number;
    }
  | {
      readonly kind: 'dayRun';
      readonly userId: string;
      readonly checkinCount: number;
      readonly daysMissed: number;
      /** Number of the day that was judged, counted from 1970-01-01. */
      readonly judgedDay: number;
      /** What the day contributes to quests: damage dealt, damage taken as a negative number; nothing while resting. */
      readonly progress: { readonly up: number; readonly down: number };
    }
  /** The day has cleared a plan whose end had come. */
  | { readonly kind: 'planEnded'; readonly userId: string }
  | { readonly kind: 'petHatched'; readonly userId: string; readonly pet: string }
  | { readonly kind: 'mountRaised'; readonly userId: string; readonly pet: string }
  | { readonly kind: 'armoireOpened'; readonly userId: string; readonly reward: string }
  | { readonly kind: 'revived'; readonly userId: string };

/** A step of a party's quest; `userIds` are the players to notify. */
interface QuestStep {
  readonly groupId: string;
  readonly quest: string;
  /** Id of the scroll's owner. */
  readonly questOwner: string | null | undefined;
  readonly userIds: readonly string[];
}

/** How someone answered an invitation, or ended a quest, as recorded in their history (wire-groups-and-admin 3.10). */
export type QuestResponse =
  | 'invite'
  | 'accept'
  | 'reject'
  | 'no response'
  | 'leave'
  | 'cancel'
  | 'abort'
  | 'cancelByLeader'
  | 'abortByLeader';

type QuestEvent =
  | (QuestStep & { readonly kind: 'questInvited'; readonly isBoss: boolean })
  | (QuestStep & { readonly kind: 'questStarted' })
  | (QuestStep & { readonly kind: 'questFinished' })
  | {
      readonly kind: 'questResponse';
      readonly userId: string;
      readonly quest: string | null | undefined;
      readonly response: QuestResponse;
    };

/** Somebody's coming to a group, or going. `userId` is theirs. */
type GroupEvent =
  | {
      readonly kind: 'groupJoined';
      readonly userId: string;
      readonly groupId: string;
      readonly groupType: GroupType;
    }
  | {
      readonly kind: 'groupLeft';
      readonly userId: string;
      readonly groupId: string;
      readonly groupType: GroupType;
      /** What becomes of the tasks of the group's challenges. */
      readonly keep: 'keep-all' | 'remove-all';
      readonly keepChallenges: 'leave-challenges' | 'remain-in-challenges';
    }
  /** Removed by somebody else, who may say why; challenges and tasks stay. */
  | {
      readonly kind: 'memberRemoved';
      readonly userId: string;
      readonly groupId: string;
      readonly groupType: GroupType;
      readonly message: string | undefined;
    };

/** What can happen to a task of a board: it is scored, or its approval is spoken of. */
export type BoardDeedKind =
  | 'done'
  | 'undone'
  | 'plus'
  | 'minus'
  | 'bought'
  | 'asked'
  | 'approved'
  | 'sentBack';

/** Somebody asked for approval, granted it or sent work back. `userId` is who did; `memberId` whose work it is. */
interface BoardEvent {
  readonly kind: 'boardAnswered';
  readonly deed: Extract<BoardDeedKind, 'asked' | 'approved' | 'sentBack'>;
  readonly userId: string;
  readonly memberId: string;
  readonly task: Task;
}

/** The plan of a group. `userId` is whose it is. */
type GroupPlanEvent =
  | { readonly kind: 'groupPlanBegun'; readonly userId: string; readonly groupId: string }
  | { readonly kind: 'groupPlanEnded'; readonly userId: string; readonly groupId: string };

interface Passing {
  readonly senderId: string;
  readonly receiverId: string;
}

/** Something that one player gave another; mails and messages follow from it. */
type GiftEvent =
  | (Passing & {
      readonly kind: 'gemsGiven';
      readonly gems: number;
      /** Whether they were paid for by card rather than taken from the sender's own gems. */
      readonly paid: boolean;
    })
  | (Passing & { readonly kind: 'subscriptionGiven'; readonly months: number })
  /** The promotion gave the giver the same. */
  | (Passing & { readonly kind: 'subscriptionReturned'; readonly months: number });

/** Somebody wrote what cost them the right to chat. The text is nowhere: moderators alone are told. */
interface SlurEvent {
  readonly kind: 'slurUsed';
  readonly userId: string;
  /** The public group that it was meant for; absent if it was meant for the own profile. */
  readonly groupId?: string;
  readonly text: string;
}

/**
 * Something that happened beyond the change of state and that others may want to know: the server turns these into
 * webhooks, mails, pushes and history after the commit.
 */
export type RuleEvent =
  | PlayerEvent
  | QuestEvent
  | GroupEvent
  | BoardEvent
  | GroupPlanEvent
  | GiftEvent
  | SlurEvent;
