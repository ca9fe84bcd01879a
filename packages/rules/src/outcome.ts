import type { ChatLine } from './chat-line.ts';
import type { NewMessage } from './chat/message.ts';
import type { RuleEvent } from './events.ts';
import type { NewPrivateMessage } from './inbox/message.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Message } from './message.ts';
import type { Challenge, ChallengeChange, Participation } from './state/challenge.ts';
import type { Group, GroupChange, GroupType, Party } from './state/group.ts';
import type { Payment, PaymentChange } from './state/payment.ts';
import type { Player } from './state/player.ts';
import type { Task } from './state/task.ts';
import type { UndoRecord } from './state/undo-record.ts';

/** What is to be stored. */
export interface Changed {
  /**
   * Players to save: the `_v` of each grows by 1, even if nothing of theirs differs. An edit of a task alone saves no
   * player, not even the one acting (wire-user-and-tasks 0.6).
   */
  readonly players: readonly Player[];
  /** Tasks that changed; new ones are not among them. */
  readonly tasks: readonly Task[];
  readonly newTasks: readonly Task[];
  readonly removedTaskIds: readonly string[];
  /** Groups of the scene. Who is in them follows from the players; their counts are the command's. */
  readonly groups?: readonly GroupChange[];
  /** Groups that have just been founded. */
  readonly newGroups?: readonly Group[];
  /** Groups to delete, with memberships, invitations and chat. */
  readonly removedGroupIds?: readonly string[];
  /** Payments of the scene. */
  readonly payments?: readonly PaymentChange[];
  /** Payments that have just begun. */
  readonly newPayments?: readonly Payment[];
  /** Challenges of the scene. */
  readonly challenges?: readonly ChallengeChange[];
  /** Challenges that have just been created. */
  readonly newChallenges?: readonly Challenge[];
  /** Tasks of challenges and groups themselves to delete. */
  readonly removedOriginalIds?: readonly string[];
  /** Who takes part from now on; counts and the lists of the players are the command's. */
  readonly joined?: readonly Participation[];
  /** Who takes part no more. */
  readonly left?: readonly Participation[];
  /** Accounts that have just been made. */
  readonly newPlayers?: readonly Player[];
  /** Accounts to delete, with everything that belongs to them. */
  readonly removedPlayerIds?: readonly string[];
}

/** A notification for a player who is not in the scene. */
export interface NotificationFor {
  /** Absent: a new one. */
  readonly id?: string;
  readonly userId: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An invitation to a group, with the wire's field names (wire-groups-and-admin 1.1, 1.9). */
export interface Invitation {
  readonly kind: GroupType;
  /** Id of the group. */
  readonly id: string;
  /** The entry's own id; of parties. */
  readonly _id?: string;
  readonly name: string;
  /** Id of the player who invites. */
  readonly inviter: string;
  /** Of guilds. */
  readonly publicGuild?: boolean;
  /** The group's plan is cancelled, and ends. */
  readonly cancelledPlan?: true;
}

/** An invitation for a player who is not in the scene. */
export interface InvitationFor extends Invitation {
  readonly userId: string;
}

/** What a command records besides its data and the change of state. */
export interface Noted {
  readonly message?: Message;
  readonly chat: readonly ChatLine[];
  /** Messages of players for the chats of their groups. */
  readonly messages?: readonly NewMessage[];
  readonly privateMessages?: readonly NewPrivateMessage[];
  readonly notifications: readonly NotificationFor[];
  /** Who has an invitation to the group already keeps that one. */
  readonly invitations?: readonly InvitationFor[];
  readonly ledger: readonly LedgerEntry[];
  readonly events: readonly RuleEvent[];
  /** Records for undoing the scorings, in the order of these. */
  readonly undo?: readonly UndoRecord[];
}

/**
 * What an accepted command returns, to be stored as a whole. `data` is the answer's data on the wire unless a docstring
 * says otherwise.
 */
export interface Outcome<Data> extends Noted {
  readonly data: Data;
  readonly changed: Changed;
}

const NOTHING_CHANGED: Changed = { players: [], tasks: [], newTasks: [], removedTaskIds: [] };
const NOTHING_NOTED: Noted = { chat: [], notifications: [], ledger: [], events: [] };

/** Builds an outcome; parts left out are empty. */
export function outcomeOf<Data>(
  data: Data,
  changed: Partial<Changed> = {},
  noted: Partial<Noted> = {},
): Outcome<Data> {
  // Not spreads: with these every outcome would be of a hidden class of its own (ARCHITECTURE.md).
  const all = Object.assign({}, NOTHING_CHANGED, changed);
  return Object.assign({ data, changed: all }, NOTHING_NOTED, noted);
}

/** A player of the scene as the outcome leaves them. */
export const playerAfter = ({ changed }: Outcome<unknown>, before: Player): Player =>
  changed.players.find(({ _id }) => _id === before._id) ?? before;

/** A group of the scene as the outcome leaves it. */
export function groupAfter<G extends Party>({ changed }: Outcome<unknown>, before: G): G {
  const change = changed.groups?.find(({ _id }) => _id === before._id);
  return change ? { ...before, ...change } : before;
}

/** A challenge of the scene as the outcome leaves it. */
export function challengeAfter({ changed }: Outcome<unknown>, before: Challenge): Challenge {
  const change = changed.challenges?.find(({ _id }) => _id === before._id);
  return change ? { ...before, ...change } : before;
}

/** A task of the scene as the outcome leaves it. */
export const taskAfter = ({ changed }: Outcome<unknown>, before: Task): Task =>
  changed.tasks.find(({ _id }) => _id === before._id) ?? before;
