/**
 * Tasks as they are stored and as they travel: field names are those of the wire
 * (wire-user-and-tasks 4.1). Instants are ISO 8601 strings in UTC unless a comment says otherwise.
 */
export type TaskType = 'habit' | 'daily' | 'todo' | 'reward';
export type Attribute = 'str' | 'int' | 'con' | 'per';
export type Direction = 'up' | 'down';
/** Trivial, easy, medium, hard. */
export type Priority = 0.1 | 1 | 1.5 | 2;
export type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly';
export type Weekday = 'su' | 'm' | 't' | 'w' | 'th' | 'f' | 's';

export interface ChecklistItem {
  id: string;
  text: string;
  completed: boolean;
  linkId?: string;
}

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

export interface TaskChallenge {
  id?: string;
  taskId?: string;
  shortName?: string;
  broken?: string;
  winner?: string;
}

export interface AssignedUserDetail {
  assignedDate?: string;
  assignedUsername?: string;
  assigningUsername?: string;
  completed: boolean;
  completedDate?: string;
}

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

export interface Habit extends TaskBase {
  type: 'habit';
  up: boolean;
  down: boolean;
  counterUp: number;
  counterDown: number;
  frequency: 'daily' | 'weekly' | 'monthly';
  history: TaskHistoryEntry[];
}

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

export interface Todo extends TaskBase {
  type: 'todo';
  completed: boolean;
  dateCompleted?: string;
  /** Null once it was taken away, as clients of the reference find it. */
  date?: string | null;
  collapseChecklist: boolean;
  checklist: ChecklistItem[];
}

export interface Reward extends TaskBase {
  type: 'reward';
}

export type Task = Habit | Daily | Todo | Reward;
