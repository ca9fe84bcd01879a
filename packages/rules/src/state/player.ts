import type { PlayerClassKey } from '@everdeed/content';
import type { Purchased } from './purchased.ts';
import type { Flags, Preferences } from './settings.ts';
import type { Attribute } from './task.ts';
import type { Webhook } from './webhook.ts';

/** The four classes, by their names on the wire: the mage is `wizard`. */
export type PlayerClass = PlayerClassKey;
/** Where gear is worn. */
export type GearSlot = 'weapon' | 'armor' | 'head' | 'shield' | 'back' | 'headAccessory' | 'eyewear' | 'body';
/** Keys of worn gear by slot. */
export type WornGear = Partial<Record<GearSlot, string>>;
/** Amounts by item key; 0 means none left, an absent key never owned. */
export type Amounts = Record<string, number>;

/**
 * Temporary boosts in points, cleared by the day; `stealth` counts dailies that will be overlooked. The last
 * four are transformations cast by friends (rules-play-and-shops 1.4, 1.8).
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
  /** 0 to 50 in play; a boss can push it below 0 until the next action. */
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
  /** -1 raised to a mount, 0 released, 5 to 49 growth. */
  pets: Amounts;
  /** true if owned, null if released. */
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
 * Pending until the next day: `up` is damage to the boss, `down` (0 or below) damage from the boss,
 * `collectedItems` the number of items found.
 */
export interface QuestProgress {
  up: number;
  down: number;
  collectedItems: number;
  collect: Amounts;
}

/** The player's side of a party. `completed` is a finished quest whose ending has not been read. */
export interface PlayerParty {
  _id?: string;
  order: string;
  orderAscending: string;
  seeking?: string;
  /** Id of the latest message that the player has posted in it. */
  lastMessageSeen?: string;
  quest: { key?: string | null; completed?: string | null; RSVPNeeded: boolean; progress: QuestProgress };
}

/** A label for tasks; `challenge` and `group` mark those that come from one. */
export interface Tag {
  id: string;
  name: string;
  challenge?: boolean;
  group?: string;
}

/** A stored notification; the shape of `data` depends on `type`. */
export interface Notification {
  id: string;
  type: string;
  data: Record<string, unknown>;
  seen: boolean;
}

/** An item in the rewards column; `path` is its place in the catalogue. */
export interface Pin {
  path: string;
  type: string;
}

/** An external sign-in; without `id` it is not connected. */
export interface SocialLogin {
  id?: string;
  emails?: { value: string }[];
}

/**
 * The player as stored and sent: one aggregate in sections, with the wire's field names (wire-user-and-tasks
 * 1.2). Instants are ISO 8601 strings in UTC unless a comment says otherwise. A field marked `?` is absent
 * until set.
 */
export interface Player {
  _id: string;
  /** Increases by 1 with every save. */
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
  /** A note of the support, for nobody else. */
  secret?: { text?: string };
  pushDevices: { regId: string; type: string; createdAt: string; updatedAt: string }[];
  webhooks: Webhook[];
  extra: Record<string, unknown>;
  lastCron: string;
  /**
   * Everdeed's own, never on the wire: the day (since 1970-01-01) opened by the run at `cron`; ignored once
   * `lastCron` differs.
   */
  lastDay?: { cron: string; day: number };
  loginIncentives: number;
  invitesSent: number;
  migration?: string;
  /** Results of the last scoring or cast; only sent in its answer, never stored. */
  _tmp?: Record<string, unknown>;
}

/** An entry of the player's own history. `date` is an ISO string, or milliseconds in compacted and old entries. */
export interface HistoryPoint {
  date: string | number;
  value: number;
  /** Number of days merged into this entry (Everdeed's own field). */
  days?: number;
}
