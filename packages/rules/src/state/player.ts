import type { Purchased } from './purchased.ts';
import type { Flags, Preferences } from './settings.ts';
import type { Attribute } from './task.ts';

/** The four classes, by their names on the wire: the mage is `wizard`. */
export type PlayerClass = 'warrior' | 'rogue' | 'wizard' | 'healer';
/** Where gear is worn. */
export type GearSlot = 'weapon' | 'armor' | 'head' | 'shield' | 'back' | 'headAccessory' | 'eyewear' | 'body';
/** Keys of worn gear by slot. */
export type WornGear = Partial<Record<GearSlot, string>>;
/** Item keys to amounts; 0 means none left, an absent key never owned. */
export type Amounts = Record<string, number>;

/**
 * Passing boosts in points, cleared by the day; `stealth` counts dailies that will be overlooked. The last four are the looks that friends throw (rules-play-and-shops 1.4, 1.8).
 */
export interface Buffs extends Record<Attribute, number> {
  stealth: number;
  streaks: boolean;
  snowball: boolean;
  spookySparkles: boolean;
  shinySeed: boolean;
  seafoam: boolean;
}

/** Attributes are points allocated or given, 0 or more, without level, gear and buffs (rules-scoring-and-day 0.2). */
export interface Stats extends Record<Attribute, number> {
  /** 0 to 50 in play; a boss can push it below 0 until the next act. */
  hp: number;
  mp: number;
  /** Can be negative after an undone task. */
  exp: number;
  gp: number;
  lvl: number;
  class: PlayerClass;
  /** Free attribute points. */
  points: number;
  buffs: Buffs;
  /** Key order is part of the value (rules-scoring-and-day 2.5). */
  training: Record<Attribute, number>;
}

/** Everything owned (rules-play-and-shops 2.1; wire-user-and-tasks 1.2). */
export interface Items {
  gear: { owned: Record<string, boolean>; equipped: WornGear; costume: WornGear };
  eggs: Amounts;
  hatchingPotions: Amounts;
  food: Amounts;
  quests: Amounts;
  /** -1 grew into a mount, 0 released, 5 to 49 growth. */
  pets: Amounts;
  /** true owned, null after a release. */
  mounts: Record<string, boolean | null>;
  currentPet: string;
  currentMount: string;
  /** Amounts of special items by key; `<card>Received` are lists of senders' names, oldest first. */
  special: Record<string, number | string[]>;
  lastDrop: { date: string; count: number };
}

/** Counters, flags, maps and lists by key; see wire-user-and-tasks 1.2 for every key. */
export interface Achievements {
  streak: number;
  perfect: number;
  ultimateGearSets: Record<PlayerClass, boolean>;
  challenges: string[];
  quests: Amounts;
  rebirths?: number;
  rebirthLevel?: number;
  [key: string]: unknown;
}

/**
 * Pending until the next day: `up` damage to the boss, `down` (0 or below) what the boss deals, `collectedItems` finds.
 */
export interface QuestProgress {
  up: number;
  down: number;
  collectedItems: number;
  collect: Amounts;
}

/** The player's side of a party. `completed` names a quest whose ending waits to be read. */
export interface PlayerParty {
  _id?: string;
  order: string;
  orderAscending: string;
  seeking?: string;
  quest: { key?: string | null; completed?: string | null; RSVPNeeded: boolean; progress: QuestProgress };
}

/** A label for tasks; `challenge` and `group` mark those that came from one. */
export interface Tag {
  id: string;
  name: string;
  challenge?: boolean;
  group?: string;
}

/** A stored notice; the shape of `data` follows from `type`. */
export interface Notification {
  id: string;
  type: string;
  data: Record<string, unknown>;
  seen: boolean;
}

/** A thing kept in the column of rewards; `path` is its place in the catalogue. */
export interface Pin {
  path: string;
  type: string;
}

/** A sign-in elsewhere; without `id` it is not connected. */
export interface SocialLogin {
  id?: string;
  emails?: { value: string }[];
}

/**
 * The player as it is stored and as it travels: one aggregate in sections, field names of the wire
 * (wire-user-and-tasks 1.2). Instants are ISO 8601 strings in UTC unless a comment says otherwise.
 * A field marked `?` is absent until set.
 */
export interface Player {
  _id: string;
  /** Grows by 1 with every save. */
  _v: number;
  auth: {
    local: { username?: string; lowerCaseUsername?: string; email?: string; has_password?: boolean };
    facebook: SocialLogin;
    google: SocialLogin;
    apple: SocialLogin;
    timestamps: { created: string; loggedin: string; updated: string };
    blocked?: boolean;
  };
  profile: { name: string; blurb?: string; imageUrl?: string };
  stats: Stats;
  items: Items;
  preferences: Preferences;
  flags: Flags;
  achievements: Achievements;
  purchased: Purchased;
  /** 1 = 4 gems. */
  balance: number;
  party: PlayerParty;
  invitations: { guilds: unknown[]; party: Record<string, unknown>; parties: unknown[] };
  inbox: { newMessages: number; blocks: string[]; optOut: boolean };
  history: { exp: HistoryPoint[]; todos: HistoryPoint[] };
  tags: Tag[];
  tasksOrder: Record<'habits' | 'dailys' | 'todos' | 'rewards', string[]>;
  notifications: Notification[];
  pinnedItems: Pin[];
  unpinnedItems: Pin[];
  pinnedItemsOrder: string[];
  challenges: string[];
  guilds: string[];
  newMessages: Record<string, { name: string; value: boolean }>;
  contributor: {
    level?: number;
    text?: string;
    contributions?: string;
    critical?: string;
    admin?: boolean;
  };
  backer: { tier?: number; npc?: string; tokensApplied?: boolean };
  permissions: Record<string, boolean>;
  pushDevices: { regId: string; type: string; createdAt: string; updatedAt: string }[];
  webhooks: Record<string, unknown>[];
  extra: Record<string, unknown>;
  lastCron: string;
  /** Ours, never on the wire: the day (since 1970-01-01) that the run at `cron` opened; void once `lastCron` differs. */
  lastDay?: { cron: string; day: number };
  loginIncentives: number;
  invitesSent: number;
  migration?: string;
  /** Results of the last scoring or cast; travels in its answer only, never stored. */
  _tmp?: Record<string, unknown>;
}

/** A point of the player's own history. `date` is an ISO string; grouped and old ones are milliseconds. */
export interface HistoryPoint {
  date: string | number;
  value: number;
  /** Days merged into this point, ours. */
  days?: number;
}
