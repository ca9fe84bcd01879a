/**
 * Tasks as stored and sent, with the wire's field names (wire-user-and-tasks 4.1). Instants are ISO 8601
 * strings in UTC unless a comment says otherwise.
 */
export type TaskType = 'habit' | 'daily' | 'todo' | 'reward';
/** Strength, intelligence, constitution, perception. */
export type Attribute = 'str' | 'int' | 'con' | 'per';
/** Plus or minus of a habit; done or undone of the others. */
export type Direction = 'up' | 'down';
/** Trivial, easy, medium, hard (rules-scoring-and-day 0.1). */
export type Priority = 0.1 | 1 | 1.5 | 2;
/** The unit that `everyX` counts. */
export type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly';
/** Sunday to Saturday, as on the wire. */
export type Weekday = 'su' | 'm' | 't' | 'w' | 'th' | 'f' | 's';

/** A step of a daily or to-do; `linkId` ties it to its original in a challenge or group. */
export interface ChecklistItem {
  id: string;
  text: string;
  completed: boolean;
  linkId?: string;
}

/** The time of a reminder: of a to-do an instant; of a daily the time of day in the player’s zone, on due days. */
export interface Reminder {
  id: string;
  time: string;
  startDate?: string;
}

/** An entry of a habit's or daily's history. `date` is milliseconds since the epoch. */
export interface TaskHistoryEntry {
  date: number;
  value: number;
  scoredUp?: number;
  scoredDown?: number;
  isDue?: boolean;
  completed?: boolean;
  /** Number of days merged into this entry, 1 if absent; never shown. */
  days?: number;
}

/** The challenge that a task came from; empty for the player's own tasks. `broken` says why the link was broken. */
export interface TaskChallenge {
  id?: string;
  taskId?: string;
  shortName?: string;
  broken?: string;
  winner?: string;
}

/** Who is assigned to a group task, by whom, and whether it is done. */
export interface AssignedUserDetail {
  assignedDate?: string;
  assignedUsername?: string;
  assigningUsername?: string;
  completed: boolean;
  completedDate?: string;
}

/** A member's request to have their part of a group's task approved. */
export interface ApprovalRequest {
  requestedDate: string;
  /** Absent: it still waits. */
  dateApproved?: string;
  /** Id of who approved. */
  approvingUser?: string;
}

/** Whether members need approval to complete a group's task, and where that stands (wire-user-and-tasks 4.7). */
export interface TaskApproval {
  required: boolean;
  /** Whether anybody has asked. */
  requested: boolean;
  /** Whether all who have asked were approved. */
  approved: boolean;
  /** Of the latest request, or approval. */
  requestedDate?: string;
  dateApproved?: string;
  approvingUser?: string;
  /** By member: our own field, since one task is for several. */
  requests: Record<string, ApprovalRequest>;
}

/** How a member's work was sent back. */
export interface SentBack {
  /** An ISO instant. */
  date: string;
  /** Id of the leader or manager who did. */
  by: string;
  /** What they wrote; absent: nothing. */
  comment?: string;
}

/** The group that a task belongs to; empty for the player's own tasks. */
export interface TaskGroup {
  id?: string;
  assignedUsers?: string[];
  assignedUsersDetail?: Record<string, AssignedUserDetail>;
  completedBy?: { userId?: string; date?: string };
  managerNotes?: string;
  /** Absent: nobody ever needed approval. */
  approval?: TaskApproval;
  /** By member: whose work was sent back, until they do it again. Our own field. */
  sentBack?: Record<string, SentBack>;
  taskId?: string;
  assignedDate?: string;
  assigningUsername?: string;
}

interface TaskBase {
  _id: string;
  /** Absent on challenge and group originals. */
  userId?: string;
  text: string;
  notes: string;
  alias?: string;
  tags: string[];
  /** Redness of a habit, daily or to-do (unbounded, 0 when new); price in gold of a reward (0 or more). */
  value: number;
  priority: Priority;
  attribute: Attribute;
  reminders: Reminder[];
  challenge: TaskChallenge;
  group: TaskGroup;
  byHabitica: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A task that can be scored any number of times; its counters reset with each `frequency`. */
export interface Habit extends TaskBase {
  type: 'habit';
  up: boolean;
  down: boolean;
  counterUp: number;
  counterDown: number;
  frequency: 'daily' | 'weekly' | 'monthly';
  history: TaskHistoryEntry[];
}

/** A task due on certain days, judged on the next day (rules-scoring-and-day 5). */
export interface Daily extends TaskBase {
  type: 'daily';
  frequency: Frequency;
  /** 0 to 9999; 0 is never due. */
  everyX: number;
  /** Null only if a client sent null; never due then. */
  startDate: string | null;
  /** Key order is part of the value (rules-scoring-and-day 5.5). */
  repeat: Partial<Record<Weekday, boolean>>;
  daysOfMonth: number[];
  /** Zero-based: 0 is the 1st to 7th, 4 the 29th to 31st. */
  weeksOfMonth: number[];
  streak: number;
  isDue?: boolean;
  nextDue: string[];
  yesterDaily: boolean;
  completed: boolean;
  collapseChecklist: boolean;
  checklist: ChecklistItem[];
  history: TaskHistoryEntry[];
}

/** A task to do once, which becomes more valuable while it waits. */
export interface Todo extends TaskBase {
  type: 'todo';
  completed: boolean;
  dateCompleted?: string;
  /** Null once it was removed, as in the reference. */
  date?: string | null;
  collapseChecklist: boolean;
  checklist: ChecklistItem[];
}

/** Something to buy for gold, any number of times; `value` is its price. */
export interface Reward extends TaskBase {
  type: 'reward';
}

/** Any task. */
export type Task = Habit | Daily | Todo | Reward;
