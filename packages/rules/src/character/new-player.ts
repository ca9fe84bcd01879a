import { newUserGear, newUserItems, newUserPins } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { zoneOf } from '../due/player-zone.ts';
import { isOffsetInRange, userDay } from '../due/zone.ts';
import { storedLanguage } from '../language.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import { setPath } from '../state/paths.ts';
import type { Player, Stats } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { createTask } from '../tasks/create.ts';
import { noBuffs } from './fresh-start.ts';
import { defaultFlags, defaultItems, defaultPreferences, type TourProgress } from './new-player-defaults.ts';
import { noParty, noPlan } from './nothing-yet.ts';

/** The kinds of client that matter for a new account (wire-user-and-tasks 1.5). */
export type ClientKind = 'web' | 'mobile' | 'other';

/** The kind of client in an `x-client` header. */
export function clientKind(client: string | undefined): ClientKind {
  if (client === 'habitica-web') return 'web';
  return client === 'habitica-android' || client === 'habitica-ios' ? 'mobile' : 'other';
}

/**
 * What registration knows about a new player; fields that the client did not send are absent
 * (wire-user-and-tasks 1.5).
 */
export interface NewPlayerInput {
  readonly id?: string;
  readonly name: string;
  readonly username?: string;
  readonly email?: string;
  readonly hasPassword?: boolean;
  readonly client: ClientKind;
  readonly language?: string;
  /** Stored sign: minutes to add to local time to get UTC. */
  readonly timezoneOffset?: number;
  /** IANA name. */
  readonly timezone?: string;
  /** Id of the latest news post. */
  readonly lastNewStuffRead?: string;
  /** Names of the seven default tags in the account's language. */
  readonly tagNames: readonly string[];
  /** Texts of the single to-do given to clients other than the web app and the phone apps. */
  readonly firstTodo: { readonly text: string; readonly notes: string };
}

/** A new player with their first tasks. */
export interface NewPlayer {
  readonly player: Player;
  readonly tasks: readonly Task[];
}

const TOUR_AT_START: Readonly<Record<ClientKind, TourProgress>> = {
  web: { tour: -1, showTour: true, lessonsDone: true },
  mobile: { tour: -2, showTour: false, lessonsDone: false },
  other: { tour: -2, showTour: false, lessonsDone: false },
};

const firstStats = (): Stats => ({
  hp: MAX_HEALTH,
  mp: 10,
  exp: 0,
  gp: 0,
  lvl: 1,
  class: 'warrior',
  points: 0,
  str: 0,
  con: 0,
  int: 0,
  per: 0,
  buffs: noBuffs(),
  training: { int: 0, per: 0, str: 0, con: 0 },
});

/** Creates a new account, as registration does (wire-user-and-tasks 1.2 and 1.5). */
export function newPlayer(ctx: RuleContext, input: NewPlayerInput): NewPlayer {
  const player = withFirstItems(blankPlayer(input.id ?? ctx.newId(), new Date(ctx.now).toISOString(), input));
  const tagNames = input.client === 'mobile' ? [] : input.tagNames;
  player.tags = tagNames.map((name) => ({ id: ctx.newId(), name }));
  for (const key of newUserGear) player.items.gear.owned[key] = true;
  player.pinnedItems = newUserPins.map(({ path, type }) => ({ path, type }));
  // Without a zone, the first header tells where the player is; that must not count as travel.
  if (input.timezone || input.timezoneOffset !== undefined) {
    player.lastDay = { cron: player.lastCron, day: userDay(ctx.now, zoneOf(player)) };
  }
  return input.client === 'other' ? withFirstTodo(ctx, player, input) : { player, tasks: [] };
}

const withFirstItems = (blank: Player): Player =>
  newUserItems.reduce((player, { path, value }) => setPath(player, path, value), blank);

function withFirstTodo(ctx: RuleContext, player: Player, { firstTodo }: NewPlayerInput): NewPlayer {
  const todo = createTask(ctx, player, { ...firstTodo, type: 'todo', attribute: 'int' });
  if (!todo.ok) return { player, tasks: [] };
  player.tasksOrder.todos.push(todo.value._id);
  return { player, tasks: [todo.value] };
}

function localLogin({ username, email, hasPassword }: NewPlayerInput): Player['auth']['local'] {
  return {
    ...(username && { username, lowerCaseUsername: username.toLowerCase() }),
    ...(email && { email: email.toLowerCase() }),
    ...(hasPassword === undefined ? {} : { has_password: hasPassword }),
  };
}

function firstPreferences({ language, timezone, timezoneOffset }: NewPlayerInput): Player['preferences'] {
  const preferences = defaultPreferences();
  if (language) preferences.language = storedLanguage(language);
  if (timezone) preferences.timezone = timezone;
  if (timezoneOffset !== undefined && isOffsetInRange(timezoneOffset))
    preferences.timezoneOffset = timezoneOffset;
  return preferences;
}

function blankPlayer(id: string, now: string, input: NewPlayerInput): Player {
  return {
    _id: id,
    _v: 0,
    auth: {
      local: localLogin(input),
      facebook: {},
      google: {},
      apple: {},
      timestamps: { created: now, loggedin: now, updated: now },
    },
    profile: { name: input.name },
    stats: firstStats(),
    items: defaultItems(now),
    preferences: firstPreferences(input),
    flags: {
      ...defaultFlags(now, TOUR_AT_START[input.client]),
      lastNewStuffRead: input.lastNewStuffRead ?? '',
    },
    achievements: {
      streak: 0,
      perfect: 0,
      ultimateGearSets: { healer: false, wizard: false, rogue: false, warrior: false },
      challenges: [],
      quests: {},
    },
    ...emptySocial(),
    ...emptyBelongings(),
    lastCron: now,
    loginIncentives: 0,
    invitesSent: 0,
    balance: 0,
  };
}

const emptySocial = () => ({
  party: noParty(),
  invitations: { guilds: [], party: {}, parties: [] },
  inbox: { newMessages: 0, blocks: [], optOut: false },
  challenges: [],
  guilds: [],
  newMessages: {},
  contributor: {},
  backer: {},
  permissions: {},
});

const emptyBelongings = () => ({
  purchased: {
    ads: false,
    txnCount: 0,
    skin: {},
    shirt: {},
    background: {},
    hair: {},
    plan: noPlan(),
  },
  history: { exp: [], todos: [] },
  tags: [],
  tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
  notifications: [],
  pinnedItems: [],
  unpinnedItems: [],
  pinnedItemsOrder: [],
  pushDevices: [],
  webhooks: [],
  extra: {},
});
