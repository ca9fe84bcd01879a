import type { Items } from '../state/player.ts';
import type { Flags, Preferences } from '../state/settings.ts';

const allOf = (keys: readonly string[], value: boolean): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, value]));

const EMAILS = [
  'newPM',
  'kickedGroup',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
  'invitedParty',
  'invitedGuild',
  'questStarted',
  'invitedQuest',
  'importantAnnouncements',
  'weeklyRecaps',
  'onboarding',
  'majorUpdates',
  'subscriptionReminders',
  'contentRelease',
];
const PUSHES = [
  'newPM',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
  'invitedParty',
  'invitedGuild',
  'questStarted',
  'invitedQuest',
  'majorUpdates',
  'mentionParty',
  'mentionJoinedGuild',
  'mentionUnjoinedGuild',
  'partyActivity',
  'contentRelease',
];
const TOURS = [
  'intro',
  'classes',
  'stats',
  'tavern',
  'party',
  'guilds',
  'challenges',
  'market',
  'pets',
  'mounts',
  'hall',
  'equipment',
  'groupPlans',
];
const LESSONS = [
  'habits',
  'dailies',
  'todos',
  'rewards',
  'party',
  'pets',
  'gems',
  'skills',
  'classes',
  'tavern',
  'equipment',
  'items',
  'mounts',
  'inbox',
  'stats',
];
const IOS_LESSONS = [
  'addTask',
  'editTask',
  'deleteTask',
  'filterTask',
  'groupPets',
  'inviteParty',
  'reorderTask',
];
const TRANSFORMATIONS = ['snowball', 'spookySparkles', 'shinySeed', 'seafoam'];
const CARDS = ['valentine', 'nye', 'greeting', 'thankyou', 'birthday', 'congrats', 'getwell', 'goodluck'];

/** Preferences of a new account (wire-user-and-tasks 1.2). */
export const defaultPreferences = (): Preferences => ({
  dayStart: 0,
  timezoneOffset: 0,
  size: 'slim',
  hair: { color: 'red', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 1 },
  skin: '915533',
  shirt: 'blue',
  chair: 'none',
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
  emailNotifications: { unsubscribeFromAll: false, ...allOf(EMAILS, true) },
  pushNotifications: { unsubscribeFromAll: false, ...allOf(PUSHES, true) },
  suppressModals: allOf(['levelUp', 'hatchPet', 'raisePet', 'streak'], false),
  tasks: {
    groupByChallenge: false,
    confirmScoreNotes: false,
    mirrorGroupTasks: [],
    activeFilter: { habit: 'all', daily: 'all', todo: 'remaining', reward: 'all' },
  },
  improvementCategories: [],
});

/** Progress of tours at the start, by kind of client. */
export interface TourProgress {
  /** -1 not started, -2 finished. */
  readonly tour: -1 | -2;
  readonly showTour: boolean;
  readonly lessonsDone: boolean;
}

/** Flags of a new account (wire-user-and-tasks 1.2, 1.5). */
export const defaultFlags = (now: string, { tour, showTour, lessonsDone }: TourProgress): Flags => ({
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
  showTour,
  rewrite: true,
  tour: Object.fromEntries(TOURS.map((key) => [key, tour])),
  tutorial: { common: allOf(LESSONS, lessonsDone), ios: allOf(IOS_LESSONS, false) },
  lastNewStuffRead: '',
  levelDrops: {},
  recaptureEmailsPhase: 0,
  weeklyRecapEmailsPhase: 0,
  cronCount: 0,
  lastWeeklyRecap: now,
});

/** Gear and items of a new player. */
export const defaultItems = (now: string): Items => {
  const worn = () => ({ armor: 'armor_base_0', head: 'head_base_0', shield: 'shield_base_0' });
  const special: Items['special'] = Object.fromEntries([...TRANSFORMATIONS, ...CARDS].map((key) => [key, 0]));
  for (const key of CARDS) special[`${key}Received`] = [];
  return {
    gear: { owned: {}, equipped: worn(), costume: worn() },
    eggs: {},
    hatchingPotions: {},
    food: {},
    quests: {},
    pets: {},
    mounts: {},
    currentPet: '',
    currentMount: '',
    special,
    lastDrop: { date: now, count: 0 },
  };
};
