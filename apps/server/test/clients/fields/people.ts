import {
  anyOf,
  date,
  each,
  either,
  filled,
  id,
  mapOf,
  nullable,
  number,
  oneOf,
  open,
  text,
  truth,
  whole,
} from './want.ts';
import type { Want } from './want.ts';

/** Enumerations with their values (wire-user-and-tasks 1.2; appendix B, 21). */
export const heroClass = oneOf('warrior', 'rogue', 'wizard', 'healer');
const language = oneOf(
  ...'bg cs da de en en_GB es es_419 fr he hu id it ja nl pl pt pt_BR ro ru sk sr sv uk zh zh_TW'.split(' '),
);

const attributes = 'str int per con';
/** Spots of gear; those that hold nothing are absent. */
export const worn: Want = each('weapon? armor? head? shield? back? headAccessory? eyewear? body?', text);

const buffs = {
  ...each(attributes, number),
  stealth: number,
  ...each('streaks snowball spookySparkles shinySeed seafoam', truth),
};

/** Stats as a score answers them, and as they are stored (appendix B, 7). */
export const stats = {
  ...each('hp mp exp gp', number),
  ...each('lvl points str con int per', whole),
  class: heroClass,
  buffs,
  training: each(attributes, number),
};

/** With what is computed for GET /user and profiles. */
export const fullStats = { ...stats, ...each('toNextLevel maxHealth maxMP', whole) };

export const hair = { color: text, ...each('base bangs beard mustache flower', number) };
const looks = {
  size: oneOf('slim', 'broad'),
  hair,
  ...each('skin shirt chair', text),
  'background?': text,
  costume: truth,
};

const emails =
  'unsubscribeFromAll newPM kickedGroup wonChallenge giftedGems giftedSubscription invitedParty invitedGuild questStarted invitedQuest importantAnnouncements weeklyRecaps onboarding majorUpdates subscriptionReminders contentRelease';
const pushes =
  'unsubscribeFromAll newPM wonChallenge giftedGems giftedSubscription invitedParty invitedGuild questStarted invitedQuest majorUpdates mentionParty mentionJoinedGuild mentionUnjoinedGuild partyActivity contentRelease';

const preferences = {
  ...looks,
  dayStart: whole,
  ...each('hideHeader sleep disableClasses newTaskEdit dailyDueDefaultView advancedCollapsed', truth),
  ...each('toolbarCollapsed reverseChatOrder developerMode autoEquip stickyHeader', truth),
  displayInviteToPartyWhenPartyIs1: truth,
  timezoneOffset: number,
  'timezoneOffsetAtLastCron?': number,
  language,
  sound: text,
  'automaticAllocation?': truth,
  allocationMode: oneOf('flat', 'classbased', 'taskbased'),
  dateFormat: oneOf('MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd'),
  emailNotifications: each(emails, truth),
  pushNotifications: each(pushes, truth),
  suppressModals: each('levelUp hatchPet raisePet streak', truth),
  tasks: {
    ...each('groupByChallenge confirmScoreNotes', truth),
    mirrorGroupTasks: anyOf(id),
    activeFilter: each('habit daily todo reward', text),
  },
  improvementCategories: anyOf(text),
};

const flags = {
  ...each('customizationsNotification dropsEnabled itemsEnabled classSelected rebirthEnabled', truth),
  ...each('communityGuidelinesAccepted welcomed armoireOpened armoireEmpty cardReceived', truth),
  ...each('warnedLowHealth verifiedUsername initializedUserHistory showTour rewrite', truth),
  ...each('armoireEnabled newStuff', truth),
  tour: each(
    'intro classes stats tavern party guilds challenges market pets mounts hall equipment groupPlans',
    whole,
  ),
  // Appendix B, 5: complete, if present.
  tutorial: {
    common: each(
      'habits dailies todos rewards party pets gems skills classes tavern equipment items mounts inbox stats',
      truth,
    ),
    ios: each('addTask editTask deleteTask filterTask groupPets inviteParty reorderTask', truth),
  },
  lastNewStuffRead: text,
  levelDrops: mapOf(truth),
  ...each('recaptureEmailsPhase weeklyRecapEmailsPhase cronCount', whole),
  lastWeeklyRecap: date,
  ...each('lastFreeRebirth? thirdPartyTools?', date),
};

const counts = mapOf(whole);
export const items = {
  gear: { owned: mapOf(truth), equipped: worn, costume: worn },
  ...each('eggs hatchingPotions food quests pets', counts),
  mounts: mapOf(nullable(truth)),
  ...each('currentPet currentMount', text),
  special: {
    ...each('snowball spookySparkles shinySeed seafoam', whole),
    ...each('valentine nye greeting thankyou birthday congrats getwell goodluck', whole),
    ...each('valentineReceived nyeReceived greetingReceived thankyouReceived', anyOf(text)),
    ...each('birthdayReceived congratsReceived getwellReceived goodluckReceived', anyOf(text)),
  },
  lastDrop: { date, count: whole },
};

export const achievements = {
  ...each('streak perfect', whole),
  ultimateGearSets: each('healer wizard rogue warrior', truth),
  challenges: anyOf(text),
  'quests?': counts,
  ...each('partyUp? partyOn? joinedGuild? joinedChallenge? createdTask? completedTask?', truth),
};

const plan = {
  ...each('planId? subscriptionId? customerId? paymentMethod? owner?', nullable(text)),
  quantity: whole,
  ...each('dateCreated? dateTerminated? dateUpdated? dateCurrentTypeCreated?', nullable(date)),
  ...each('extraMonths gemsBought cumulativeCount', number),
  mysteryItems: anyOf(text),
  consecutive: {
    ...each('count offset gemCapExtra trinkets', whole),
    'lastHourglassReceived?': nullable(date),
  },
};

const ownQuest = {
  'key?': nullable(text),
  'completed?': nullable(text),
  RSVPNeeded: truth,
  progress: { ...each('up down', number), 'collect?': counts, collectedItems: whole },
};
const invitation = { id, name: text, inviter: id, 'cancelledPlan?': truth };

/** A notification (5.2; appendix B, 6). */
export const notification = { id, type: filled, data: open, seen: truth };

export const tag = { id, name: text, 'challenge?': truth, 'group?': either(id, open) };

const contributor = { 'level?': whole, 'text?': text, 'contributions?': text };
const timestamps = each('created loggedin updated', date);
const point = { date: either(date, number), value: number };

/** The owner's own user (wire-user-and-tasks 1.2). */
export const user = {
  ...each('_id id', id),
  _v: whole,
  lastCron: date,
  balance: number,
  ...each('loginIncentives invitesSent', whole),
  challenges: anyOf(id),
  guilds: anyOf(id),
  newMessages: mapOf({ name: text, value: truth }),
  extra: open,
  ...each('pinnedItems unpinnedItems', anyOf({ path: text, type: text })),
  pinnedItemsOrder: anyOf(text),
  tasksOrder: each('habits dailys todos rewards', anyOf(id)),
  tags: anyOf(tag),
  notifications: anyOf(notification),
  pushDevices: anyOf({ regId: text, type: oneOf('ios', 'android'), ...each('createdAt updatedAt', date) }),
  webhooks: anyOf({
    id,
    type: oneOf('taskActivity', 'groupChatReceived', 'userActivity', 'questActivity', 'globalActivity'),
    ...each('label url', text),
    enabled: truth,
    failures: whole,
    options: open,
    ...each('createdAt updatedAt', date),
  }),
  auth: {
    local: { ...each('username lowerCaseUsername email', text), has_password: truth },
    timestamps,
    ...each('facebook google apple', open),
  },
  profile: { name: filled, ...each('blurb? imageUrl?', text) },
  contributor,
  backer: { 'tier?': whole, 'npc?': text, 'tokensApplied?': truth },
  permissions: mapOf(truth),
  stats,
  preferences,
  flags,
  items,
  achievements,
  purchased: {
    ads: truth,
    txnCount: whole,
    ...each('skin shirt background', mapOf(truth)),
    hair: mapOf(mapOf(truth)),
    plan,
  },
  party: { '_id?': id, ...each('order orderAscending', text), quest: ownQuest, 'seeking?': nullable(date) },
  invitations: {
    guilds: anyOf({ ...invitation, 'publicGuild?': truth }),
    parties: anyOf(invitation),
    party: open,
  },
  inbox: { newMessages: whole, blocks: anyOf(id), optOut: truth },
  history: each('exp todos', anyOf(point)),
};

/** What GET /user adds. */
export const ownUser = { ...user, needsCron: truth, stats: fullStats };

/** A member by name (1.3), as member lists have it. */
export const namedMember = {
  ...each('_id id', id),
  profile: { name: filled },
  auth: { local: { username: nullable(text) } },
  flags: { verifiedUsername: truth },
};

/** A public profile (1.3); empty objects are absent from it. */
export const publicProfile = {
  ...each('_id id', id),
  loginIncentives: whole,
  profile: { name: filled, ...each('blurb? imageUrl?', text) },
  stats: fullStats,
  achievements,
  party: { '_id?': id, quest: { RSVPNeeded: truth } },
  items: {
    gear: { owned: mapOf(truth), equipped: worn, costume: worn },
    ...each('eggs? hatchingPotions? food? quests? pets?', counts),
    'mounts?': mapOf(nullable(truth)),
    ...each('currentPet currentMount', text),
  },
  auth: { timestamps, local: { username: nullable(text) } },
  flags: each('classSelected verifiedUsername', truth),
  preferences: { ...looks, sleep: truth, disableClasses: truth },
  inbox: { optOut: truth },
  'contributor?': contributor,
  'backer?': open,
};

/** The list of achievements on a profile (5.5; appendix B, 20). */
const section = {
  label: filled,
  achievements: mapOf({
    ...each('title text icon', text),
    earned: truth,
    index: whole,
    'optionalCount?': whole,
  }),
};
export const profileAchievements = each('basic onboarding seasonal special', section);

/** A member after a skill for the party (3.3). */
export const castMember = {
  profile: { name: filled },
  stats,
  achievements,
  items: { special: items.special },
};
