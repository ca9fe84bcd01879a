import type { LiveEvent, Static, TSchema } from '@everdeed/contract';
import type { LedgerEntry, LedgerKind, Notification, Player, Task, TaskType } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import type { EnqueueOptions, JobKind } from './job-store.ts';
import type { LockOrder } from './lock-order.ts';
import type { PlayerWriter, writerOf } from './player-writer.ts';
import type { Database, GroupKind } from './schema.ts';

/** Names of the sections that are kept in rows of their own. */
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
  /** The player as loaded or saved last in this transaction, if at all. */
  held(id: string): Player | undefined;
  /**
   * The player as JSON text, put together from cached pieces, without the parts that nobody may see.
   * `computed` overrides or adds fields of `stats` and `flags` and top-level fields.
   */
  text(id: string, computed?: (player: Player) => ComputedFields): Promise<string | undefined>;
  /**
   * The same text, kept until the player changes. `variant` names everything that `computed` rests on besides
   * the player.
   */
  keptText(
    id: string,
    computed: (player: Player) => ComputedFields,
    variant: (player: Player) => string,
  ): Promise<KeptText | undefined>;
  findIdByUsername(username: string): Promise<string | undefined>;
  findIdByEmail(email: string): Promise<string | undefined>;
}

/** A text that is answered again and again, with the whole answers that were made of it, by encoding. */
export interface KeptText {
  readonly text: string;
  /** The player that it shows. */
  readonly player: Player;
  readonly answers: Map<string, Buffer>;
}

export interface ComputedFields {
  readonly stats?: Readonly<Record<string, unknown>>;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly top?: Readonly<Record<string, unknown>>;
}

/** A notification on its way to a player; unseen unless it says otherwise. */
export interface NewNotification extends Pick<Notification, 'type'>, Partial<Omit<Notification, 'type'>> {}

/** An invitation as the wire shows it (wire-groups-and-admin 1.1, 1.9), with its kind; `id` is the group's. */
export interface NewInvitation {
  readonly kind: GroupKind;
  readonly id: string;
  readonly name: string;
  readonly inviter: string;
  readonly publicGuild?: boolean;
  readonly cancelledPlan?: true;
}

/**
 * What others do to a player. The player's row is neither locked nor written: `_v` grows by the counter beside it, by
 * one for each transaction. For the players that a transaction holds use their aggregate: a player who was loaded
 * before does not show what is added here.
 */
export interface SocialStore {
  /** Gives the id of the notification; undefined if there is no such player. */
  notify(userId: string, notification: NewNotification): Promise<string | undefined>;
  /** Gives how many were taken away. */
  withdrawNotifications(userId: string, isMeant: (notification: Notification) => boolean): Promise<number>;
  /** Gives false if there is no such player, or they are invited to the group already. */
  invite(userId: string, invitation: NewInvitation): Promise<boolean>;
  /** Gives whether there was such an invitation. */
  withdrawInvitation(userId: string, kind: GroupKind, groupId: string): Promise<boolean>;
}

export interface TaskFilter {
  readonly types?: readonly TaskType[];
  readonly completed?: boolean;
  /** Newest completion first; for the lists of done to-dos. */
  readonly newestCompletedFirst?: boolean;
  readonly limit?: number;
}

/** Tasks of players. Every method names the owner. */
export interface TaskStore {
  /** By id or, failing that, by alias. */
  get(userId: string, idOrAlias: string): Promise<Task | undefined>;
  many(userId: string, idsOrAliases: readonly string[]): Promise<Task[]>;
  /** In no particular order: callers sort by `tasksOrder`. */
  list(userId: string, filter?: TaskFilter): Promise<Task[]>;
  insert(userId: string, tasks: readonly Task[]): Promise<void>;
  save(userId: string, task: Task): Promise<void>;
  saveAll(userId: string, tasks: readonly Task[]): Promise<void>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  /** Whether another task of this player has the alias. */
  aliasTaken(userId: string, alias: string, exceptId?: string): Promise<boolean>;
  /** Whether any task, of anybody, has this id. */
  idTaken(id: string): Promise<boolean>;
  /** Removes done to-dos, done before the instant (ms), of no challenge and no group; gives their ids. */
  removeCompletedTodosBefore(userId: string, instant: number): Promise<string[]>;
}

/** A change that the player made, with what is needed to take it back. */
export interface UndoRecord {
  /** Which kind of change: the undoing code chooses by it. */
  readonly kind: string;
  readonly data: unknown;
  readonly at: number;
}

/** Changes by operation id. */
export interface OperationStore {
  /** Keeps undo data of the change in this transaction; gives the operation's id. */
  recordUndo(userId: string, undo: { kind: string; data: unknown }): Promise<string>;
  /** The latest change with undo data that was not taken back yet. */
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

export interface StoredTransaction extends RecordedEntry {
  readonly id: string;
  readonly createdAt: string;
}

/** Gem and hourglass movements of a player (wire-user-and-tasks 3.7). */
export interface TransactionStore {
  add(userId: string, entries: readonly LedgerEntry[]): Promise<void>;
  /** Newest first. */
  list(userId: string): Promise<StoredTransaction[]>;
}

/** One thing that happened to a player; `kind` tells what. */
export interface HistoryEntry {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** What happened to a player day by day, for support. Of each kind the newest 20 are kept. */
export interface HistoryStore {
  add(userId: string, entry: HistoryEntry): Promise<void>;
  /** Oldest first. */
  list(userId: string): Promise<HistoryEntry[]>;
}

export interface Stores {
  /** For tables that an area owns alone. */
  readonly db: Kysely<Database>;
  readonly players: PlayerReader;
  readonly tasks: TaskStore;
  readonly operations: OperationStore;
  readonly transactions: TransactionStore;
  readonly history: HistoryStore;
}

/** The stores inside a transaction. */
export interface Tx extends Stores {
  /** The order in which this transaction takes its locks. */
  readonly locks: LockOrder;
  readonly [writerOf]: PlayerWriter;
  readonly social: SocialStore;
  /** Puts a job into the queue with this transaction: it is done if and only if the transaction commits. */
  enqueue<S extends TSchema>(kind: JobKind<S>, payload: Static<S>, options?: EnqueueOptions): Promise<void>;
  /**
   * Tells open pages after the commit, never before. Events of one topic become one; tasks that the transaction
   * touches are told without it.
   */
  publish(event: LiveEvent): void;
  /** Runs after the commit. For things that may be lost when the process dies; use a job otherwise. */
  afterCommit(run: () => void): void;
}
