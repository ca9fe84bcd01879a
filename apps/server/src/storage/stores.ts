import type { LiveEvent, Static, TSchema } from '@everdeed/contract';
import type {
  Invitation,
  LedgerEntry,
  LedgerKind,
  Notification,
  Player,
  Task,
  TaskType,
} from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { ChallengeReader } from './challenges/challenge-reader.ts';
import type { ChallengeWriter, challengeWriterOf } from './challenges/challenge-writer.ts';
import type { GroupReader } from './groups/group-reader.ts';
import type { GroupWriter, groupWriterOf } from './groups/group-writer.ts';
import type { EnqueueOptions, JobKind } from './job-store.ts';
import type { LatestNews } from './news/latest-news.ts';
import type { PaymentReader } from './payments/payment-reader.ts';
import type { PaymentWriter, paymentWriterOf } from './payments/payment-writer.ts';
import type { PlayerRow } from './player-row.ts';
import type { LockOrder } from './lock-order.ts';
import type { PlayerWriter, writerOf } from './player-writer.ts';
import type { Database } from './schema.ts';
import type { GroupKind } from './schema/groups.ts';

/** Names of the sections stored in separate rows. */
export type ColdSection =
  | 'account'
  | 'preferences'
  | 'flags'
  | 'achievements'
  | 'purchased'
  | 'gear'
  | 'stock'
  | 'creatures'
  | 'history'
  | 'tags'
  | 'order'
  | 'pins'
  | 'devices'
  | 'rest';

/** Players to look at. Values handed out are frozen and shared: rules give back new ones. */
export interface PlayerReader {
  /** Inside a transaction this locks the player, in the order of ids: throws a `LockOrderError` otherwise. */
  get(id: string): Promise<Player | undefined>;
  /**
   * Several, in the order in which they are named, without those who are gone. Inside a transaction this locks them, by
   * id whatever the order, in fewer round trips than one by one.
   */
  many(ids: readonly string[]): Promise<Player[]>;
  /** The player as loaded or saved last in this transaction, if at all. */
  held(id: string): Player | undefined;
  /**
   * The player as this process saw them last, if it remembers: no query, no lock, and perhaps out of date. For guesses
   * that are checked under the lock.
   */
  remembered(id: string): Player | undefined;
  /** Forgets what is remembered: it has turned out to be out of date. */
  forget(id: string): void;
  /**
   * The player as JSON text, assembled from cached pieces, without private parts. `computed` overrides or
   * adds fields of `stats` and `flags` and top-level fields.
   */
  text(id: string, computed?: (player: Player) => ComputedFields): Promise<string | undefined>;
  /**
   * The same text, cached until the player changes. `variant` identifies everything that `computed` depends
   * on besides the player, at the instant `now` (ms).
   */
  keptText(
    id: string,
    computed: (player: Player) => ComputedFields,
    variant: (player: Player, now: number) => string,
    now: number,
  ): Promise<KeptText | undefined>;
  /**
   * A list of the player's tasks as text, cached until the player or one of the tasks changes. `variant` identifies
   * everything else that the list depends on; `make` gives the text.
   */
  keptTasks(
    id: string,
    variant: string,
    make: (player: Player) => Promise<string | undefined>,
  ): Promise<KeptText | undefined>;
  findIdByUsername(username: string): Promise<string | undefined>;
  findIdByEmail(email: string): Promise<string | undefined>;
  /** The oldest account that another service knows by this address. */
  findIdBySocialEmail(email: string): Promise<string | undefined>;
  /** The account that is connected with this id of another service. */
  findIdBySocialId(network: 'google' | 'apple', id: string): Promise<string | undefined>;
}

/** A text for repeated answers, with the whole answers made from it, by encoding. */
export interface KeptText {
  readonly text: string;
  /** The player in the text. */
  readonly player: Player;
  readonly answers: Map<string, Buffer>;
  /** Whether it is what a reader would be given now: `row` is the player's as it was just read, `now` the instant (ms). */
  readonly isStill: (row: PlayerRow, now: number) => boolean;
}

export interface ComputedFields {
  readonly stats?: Readonly<Record<string, unknown>>;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly top?: Readonly<Record<string, unknown>>;
}

/** A notification on its way to a player; unseen unless it says otherwise. */
export interface NewNotification extends Pick<Notification, 'type'>, Partial<Omit<Notification, 'type'>> {}

/**
 * What others do to a player. The player's row is neither locked nor written: `_v` grows by the counter beside it, by
 * one for each transaction. For the players that a transaction holds use their aggregate: a player who was loaded
 * before does not show what is added here.
 */
export interface SocialStore {
  /** Returns the id of the notification; undefined if there is no such player. */
  notify(userId: string, notification: NewNotification): Promise<string | undefined>;
  /** Returns how many were removed. */
  withdrawNotifications(userId: string, isMeant: (notification: Notification) => boolean): Promise<number>;
  /** Returns false if there is no such player, or they are invited to the group already. */
  invite(userId: string, invitation: Invitation): Promise<boolean>;
  /** Returns whether there was such an invitation. */
  withdrawInvitation(userId: string, kind: GroupKind, groupId: string): Promise<boolean>;
  /** Notes that rows of these players went with something else, such as a group. */
  noteGone(userIds: readonly string[]): void;
}

export interface TaskFilter {
  readonly types?: readonly TaskType[];
  readonly completed?: boolean;
  /** Only those with reminders. */
  readonly reminding?: true;
  /** Whether to list the newest completion first, for lists of completed to-dos. */
  readonly newestCompletedFirst?: boolean;
  readonly limit?: number;
}

/** Tasks of players. Every method takes the owner. */
export interface TaskStore {
  /** By id or, failing that, by alias. */
  get(userId: string, idOrAlias: string): Promise<Task | undefined>;
  many(userId: string, idsOrAliases: readonly string[]): Promise<Task[]>;
  /** In no particular order: callers sort by `tasksOrder`. */
  list(userId: string, filter?: TaskFilter): Promise<Task[]>;
  insert(userId: string, tasks: readonly Task[]): Promise<void>;
  save(userId: string, task: Task): Promise<void>;
  /** The same for tasks of one owner or of several, by owner. */
  insertFor(owners: ReadonlyMap<string, readonly Task[]>): Promise<void>;
  saveFor(owners: ReadonlyMap<string, readonly Task[]>): Promise<void>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** Whether another task of this player has the alias. */
  aliasTaken(userId: string, alias: string, exceptId?: string): Promise<boolean>;
  /** Whether any task of any player has this id. */
  idTaken(id: string): Promise<boolean>;
  /** Removes to-dos completed before the instant (ms) that belong to no challenge or group; returns their ids. */
  removeCompletedTodosBefore(userId: string, instant: number): Promise<string[]>;
}

/** A change made by the player, with what is needed to undo it. */
export interface UndoRecord {
  /** The kind of change, which selects the code to undo it. */
  readonly kind: string;
  readonly data: unknown;
  readonly at: number;
}

/** Changes by operation id. */
export interface OperationStore {
  /** Stores undo data of the change in this transaction; returns the operation's id. */
  recordUndo(userId: string, undo: { kind: string; data: unknown }): Promise<string>;
  /** The latest change with undo data that has not been undone. */
  lastUndo(userId: string): Promise<(UndoRecord & { operationId: string }) | undefined>;
  byId(
    userId: string,
    operationId: string,
  ): Promise<(UndoRecord & { operationId: string; undone: boolean }) | undefined>;
  markUndone(userId: string, operationId: string): Promise<void>;
}

/** A ledger entry as it is kept and as it travels: field names of the wire (wire-user-and-tasks 3.7). */
export interface RecordedEntry extends Omit<LedgerEntry, 'userId' | 'kind'> {
  readonly transactionType: LedgerKind;
}

export interface StoredLedgerEntry extends RecordedEntry {
  readonly id: string;
  readonly createdAt: string;
}

/** Gem and hourglass movements of a player (wire-user-and-tasks 3.7). */
export interface LedgerStore {
  /** The entries of one change, in their order. */
  add(entries: readonly LedgerEntry[]): Promise<void>;
  /** Newest first; those of one change as they were written. */
  list(userId: string): Promise<StoredLedgerEntry[]>;
}

/** Something that happened to a player; `kind` says what. */
export interface HistoryEntry {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** What happened to a player day by day, for support. The newest 20 of each kind are kept. */
export interface HistoryStore {
  add(userId: string, entry: HistoryEntry): Promise<void>;
  /** Oldest first. */
  list(userId: string): Promise<HistoryEntry[]>;
}

export interface Stores {
  /** For tables owned by an area. */
  readonly db: Kysely<Database>;
  readonly players: PlayerReader;
  readonly payments: PaymentReader;
  readonly groups: GroupReader;
  readonly challenges: ChallengeReader;
  /** The latest news post, from memory. */
  readonly news: LatestNews;
  readonly tasks: TaskStore;
  readonly operations: OperationStore;
  readonly ledger: LedgerStore;
  readonly history: HistoryStore;
}

/** The stores inside a transaction. */
export interface Tx extends Stores {
  /** The order in which this transaction takes its locks. */
  readonly locks: LockOrder;
  readonly [writerOf]: PlayerWriter;
  readonly [groupWriterOf]: GroupWriter;
  readonly [challengeWriterOf]: ChallengeWriter;
  readonly [paymentWriterOf]: PaymentWriter;
  readonly social: SocialStore;
  /** Puts a job into the queue with this transaction: it is done if and only if the transaction commits. */
  enqueue<S extends TSchema>(kind: JobKind<S>, payload: Static<S>, options?: EnqueueOptions): Promise<void>;
  /**
   * Tells open pages after the commit, never before. Events of one topic become one; tasks that the transaction
   * touches are told without it.
   */
  publish(event: LiveEvent): void;
  /** Runs after the commit. Only for things that may be lost if the process dies; otherwise use a job. */
  afterCommit(run: () => void): void;
}
