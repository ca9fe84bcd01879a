import type { Player } from '@everdeed/rules';

/** What is known of a new account. */
export interface NewPlayer {
  readonly id: string;
  readonly now: number;
  readonly username: string;
  readonly email: string;
  readonly language: string;
  /** The x-client header: the official apps bring their own tour, tags and tasks (wire-user-and-tasks 1.5). */
  readonly client: string | undefined;
  /** The zone the client told, west positive minutes. */
  readonly timezoneOffset: number | undefined;
  readonly timezone: string | undefined;
  readonly isAdministrator: boolean;
}

const tourStops =
  'intro classes stats tavern party guilds challenges market pets mounts hall equipment groupPlans'.split(
    ' ',
  );
const lessons =
  'habits dailies todos rewards party pets gems skills classes tavern equipment items mounts inbox stats'.split(
    ' ',
  );
const iosLessons = 'addTask editTask deleteTask filterTask groupPets inviteParty reorderTask'.split(' ');
const mailKinds =
  'newPM kickedGroup wonChallenge giftedGems giftedSubscription invitedParty invitedGuild questStarted invitedQuest importantAnnouncements weeklyRecaps onboarding majorUpdates subscriptionReminders contentRelease'.split(
    ' ',
  );
const pushKinds =
  'newPM wonChallenge giftedGems giftedSubscription invitedParty invitedGuild questStarted invitedQuest majorUpdates mentionParty mentionJoinedGuild mentionUnjoinedGuild partyActivity contentRelease'.split(
    ' ',
  );
const colours = ['black', 'blue', 'green', 'pink', 'red', 'white', 'yellow'];
const cards = ['valentine', 'nye', 'greeting', 'thankyou', 'birthday', 'congrats', 'getwell', 'goodluck'];

function all<T>(keys: readonly string[], value: T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

const isWeb = (client: string | undefined): boolean => client === 'habitica-web';
const isApp = (client: string | undefined): boolean =>
  client === 'habitica-android' || client === 'habitica-ios';

/** Whether the account starts with the seven default tags. */
export const getsTags = (client: string | undefined): boolean => !isApp(client);
/** Whether the account starts with a to-do; official clients post their own starter tasks. */
export const getsTask = (client: string | undefined): boolean => !isApp(client) && !isWeb(client);

function gearOf(): Player['items']['gear'] {
  const worn = { armor: 'armor_base_0', head: 'head_base_0', shield: 'shield_base_0' };
  const owned = [
    ...colours.map((colour) => `headAccessory_special_${colour}Headband`),
    ...colours.map((colour) => `eyewear_special_${colour}TopFrame`),
    ...colours.map((colour) => `eyewear_special_${colour}HalfMoon`),
  ];
  return { owned: all(owned, true), equipped: { ...worn }, costume: { ...worn } };
}

function itemsOf(instant: string): Player['items'] {
  return {
    gear: gearOf(),
    eggs: {},
    hatchingPotions: {},
    food: {},
    quests: { dustbunnies: 1 },
    pets: {},
    mounts: {},
    currentPet: '',
    currentMount: '',
    special: {
      snowball: 0,
      spookySparkles: 0,
      shinySeed: 0,
      seafoam: 0,
      ...Object.fromEntries(
        cards.flatMap((card) => [
          [card, 0],
          [`${card}Received`, []],
        ]),
      ),
    },
    lastDrop: { date: instant, count: 0 },
  };
}

function flagsOf(client: string | undefined, instant: string): Player['flags'] {
  return {
    customizationsNotification: false,
    dropsEnabled: false,
    itemsEnabled: false,
    classSelected: false,
    rebirthEnabled: false,
    communityGuidelinesAccepted: false,
    welcomed: false,
    armoireOpened: false,
    armoireEmpty: false,
    armoireEnabled: true,
    cardReceived: false,
    warnedLowHealth: false,
    verifiedUsername: true,
    initializedUserHistory: true,
    showTour: isWeb(client),
    rewrite: true,
    tour: all(tourStops, isWeb(client) ? -1 : -2),
    tutorial: { common: all(lessons, isWeb(client)), ios: all(iosLessons, false) },
    lastNewStuffRead: '',
    levelDrops: {},
    recaptureEmailsPhase: 0,
    weeklyRecapEmailsPhase: 0,
    cronCount: 0,
    lastWeeklyRecap: instant,
  };
}

function preferencesOf(account: NewPlayer): Player['preferences'] {
  return {
    language: account.language,
    dayStart: 0,
    timezoneOffset: account.timezoneOffset ?? 0,
    ...(account.timezone === undefined ? {} : { timezone: account.timezone }),
    size: 'slim',
    hair: { color: 'red', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 1 },
    skin: '915533',
    shirt: 'blue',
    chair: 'none',
    background: 'violet',
    costume: false,
    sleep: false,
    hideHeader: false,
    disableClasses: false,
    newTaskEdit: false,
    dailyDueDefaultView: false,
    advancedCollapsed: false,
    toolbarCollapsed: false,
    reverseChatOrder: false,
    developerMode: false,
    autoEquip: true,
    stickyHeader: true,
    displayInviteToPartyWhenPartyIs1: true,
    sound: 'rosstavoTheme',
    allocationMode: 'flat',
    dateFormat: 'MM/dd/yyyy',
    webhooks: {},
    emailNotifications: { unsubscribeFromAll: false, ...all(mailKinds, true) },
    pushNotifications: { unsubscribeFromAll: false, ...all(pushKinds, true) },
    suppressModals: { levelUp: false, hatchPet: false, raisePet: false, streak: false },
    tasks: {
      groupByChallenge: false,
      confirmScoreNotes: false,
      mirrorGroupTasks: [],
      activeFilter: { habit: 'all', daily: 'all', todo: 'remaining', reward: 'all' },
    },
    improvementCategories: [],
  };
}

const attributes = { str: 0, int: 0, per: 0, con: 0 };

function statsOf(): Player['stats'] {
  return {
    hp: 50,
    mp: 10,
    exp: 0,
    gp: 0,
    lvl: 1,
    class: 'warrior',
    points: 0,
    ...attributes,
    buffs: {
      ...attributes,
      stealth: 0,
      streaks: false,
      snowball: false,
      spookySparkles: false,
      shinySeed: false,
      seafoam: false,
    },
    training: { int: 0, per: 0, str: 0, con: 0 },
  };
}

function purchasedOf(): Player['purchased'] {
  return {
    ads: false,
    txnCount: 0,
    skin: {},
    shirt: {},
    background: { violet: true },
    hair: {},
    plan: {
      quantity: 1,
      extraMonths: 0,
      gemsBought: 0,
      cumulativeCount: 0,
      mysteryItems: [],
      consecutive: { count: 0, offset: 0, gemCapExtra: 0, trinkets: 0 },
    },
  };
}

function authOf({ username, email }: NewPlayer, instant: string): Player['auth'] {
  return {
    local: { email, username, lowerCaseUsername: username.toLowerCase(), has_password: true },
    facebook: {},
    google: {},
    apple: {},
    timestamps: { created: instant, loggedin: instant, updated: instant },
  };
}

const firstPins = [
  ['marketGear', 'gear.flat.weapon_warrior_0'],
  ['marketGear', 'gear.flat.armor_warrior_1'],
  ['marketGear', 'gear.flat.shield_warrior_1'],
  ['marketGear', 'gear.flat.head_warrior_1'],
  ['potion', 'potion'],
  ['armoire', 'armoire'],
] as const;

/** A player on the first day (wire-user-and-tasks 1.2 for the defaults, 1.5 for new accounts). */
export function newPlayer(account: NewPlayer): Player {
  const instant = new Date(account.now).toISOString();
  return {
    _id: account.id,
    _v: 1,
    auth: authOf(account, instant),
    profile: { name: account.username },
    stats: statsOf(),
    items: itemsOf(instant),
    preferences: preferencesOf(account),
    flags: flagsOf(account.client, instant),
    achievements: {
      ultimateGearSets: { healer: false, wizard: false, rogue: false, warrior: false },
      streak: 0,
      challenges: [],
      perfect: 0,
      quests: {},
    },
    purchased: purchasedOf(),
    balance: 0,
    party: {
      order: 'level',
      orderAscending: 'ascending',
      quest: { RSVPNeeded: false, progress: { up: 0, down: 0, collectedItems: 0, collect: {} } },
    },
    invitations: { guilds: [], party: {}, parties: [] },
    inbox: { newMessages: 0, optOut: false, blocks: [] },
    history: { exp: [], todos: [] },
    tags: [],
    tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
    notifications: [],
    pinnedItems: firstPins.map(([type, path]) => ({ path, type })),
    unpinnedItems: [],
    pinnedItemsOrder: [],
    challenges: [],
    guilds: [],
    newMessages: {},
    contributor: {},
    backer: {},
    permissions: account.isAdministrator ? { fullAccess: true } : {},
    pushDevices: [],
    webhooks: [],
    extra: {},
    lastCron: instant,
    loginIncentives: 0,
    invitesSent: 0,
  };
}
