/**
 * Tasks as they are stored and as they travel: field names are those of the wire
 * (wire-user-and-tasks 4.1). Instants are ISO 8601 strings in UTC unless a comment says otherwise.
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
/** Sunday to Saturday, as the wire spells them. */
export type Weekday = 'su' | 'm' | 't' | 'w' | 'th' | 'f' | 's';

/** A step of a daily or to-do; `linkId` ties it to its original in a challenge or group. */
export interface ChecklistItem {
  id: string;
  text: string;
  completed: boolean;
  linkId?: string;
}

/** A time to be reminded at; clients ring, the server only keeps it. */
export interface Reminder {
  id: string;
  time: string;
  startDate?: string;
}

/** One line of a habit's or daily's past. `date` is milliseconds since the epoch. */
export interface TaskHistoryEntry {
  date: number;
  value: number;
  scoredUp?: number;
  scoredDown?: number;
  isDue?: boolean;
  completed?: boolean;
  /** Days merged into this entry (ours); absent: one. */
  days?: number;
}

/** The challenge a task came from; empty for tasks of one's own. `broken` says why the tie was cut. */
export interface TaskChallenge {
  id?: string;
  taskId?: string;
  shortName?: string;
  broken?: string;
  winner?: string;
}

/** Who was given a task of a group, by whom, and whether it is done. */
export interface AssignedUserDetail {
  assignedDate?: string;
  assignedUsername?: string;
  assigningUsername?: string;
  completed: boolean;
  completedDate?: string;
}

/** The group a task belongs to; empty for tasks of one's own. */
export interface TaskGroup {
  id?: string;
  assignedUsers?: string[];
  assignedUsersDetail?: Record<string, AssignedUserDetail>;
  completedBy?: { userId?: string; date?: string };
  managerNotes?: string;
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

/** Scored any number of times; the counters start again with each `frequency`. */
export interface Habit extends TaskBase {
  type: 'habit';
  up: boolean;
  down: boolean;
  counterUp: number;
  counterDown: number;
  frequency: 'daily' | 'weekly' | 'monthly';
  history: TaskHistoryEntry[];
}

/** Due on some days, judged by the next day (rules-scoring-and-day 5). */
export interface Daily extends TaskBase {
  type: 'daily';
  frequency: Frequency;
  /** 0 to 9999; 0 is never due. */
  everyX: number;
  /** Null only in data that a client sent so: never due. */
  startDate: string | null;
  /** Key order is part of the value (rules-scoring-and-day 5.5). */
  repeat: Partial<Record<Weekday, boolean>>;
  daysOfMonth: number[];
  /** 0-based: 0 is the 1st to 7th, 4 the 29th to 31st. */
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

/** Done once; grows in value while it waits. */
export interface Todo extends TaskBase {
  type: 'todo';
  completed: boolean;
  dateCompleted?: string;
  /** Null once it was taken away, as clients of the reference find it. */
  date?: string | null;
  collapseChecklist: boolean;
  checklist: ChecklistItem[];
}

/** Bought for gold, as often as one likes; `value` is its price. */
export interface Reward extends TaskBase {
  type: 'reward';
}

/** Any task. */
export type Task = Habit | Daily | Todo | Reward;
