import { type Caster, choice, flag, instant, listOf, mapOf, number, text } from '../work/fields.ts';

/** Largest amount of anything that is stored (wire-user-and-tasks 1.2). */
const MOST = 99_999_999;

const all = (caster: Caster, prefix: string, keys: string): [string, Caster][] =>
  keys.split(/\s+/).map((key) => [prefix + key, caster]);
const amount = number({ min: 0 });
const label = text({ maxLength: 100 });

const counters =
  'streak perfect snowball spookySparkles shinySeed seafoam habitSurveys habiticaDays habitBirthdays costumeContests ' +
  'rebirths rebirthLevel beastMasterCount mountMasterCount triadBingoCount valentine nye greeting thankyou birthday ' +
  'congrats getwell goodluck';
const badges =
  'originalUser veteran beastMaster mountMaster triadBingo partyUp partyOn royallyLoyal joinedGuild joinedChallenge ' +
  'invitedFriend lostMasterclasser mindOverMatter justAddWater backToBasics allYourBase dustDevil aridAuthority ' +
  'kickstarter2019 monsterMagus undeadUndertaker primedForPainting pearlyPro tickledPink rosyOutlook bugBonanza ' +
  'bareNecessities freshwaterFriends goodAsGold allThatGlitters boneCollector skeletonCrew seeingRed redLetterDay ' +
  'legendaryBestiary seasonalSpecialist violetsAreBlue wildBlueYonder domesticated shadyCustomer shadeOfItAll ' +
  'zodiacZookeeper birdsOfAFeather reptacularRumble woodlandWizard boneToPick polarPro plantParent dinosaurDynasty ' +
  'bonelessBoss duneBuddy roughRider rodentRuler cats createdTask completedTask hatchedPet fedPet purchasedEquipment ' +
  'groupsBeta2022';
const mails =
  'unsubscribeFromAll newPM kickedGroup wonChallenge giftedGems giftedSubscription invitedParty invitedGuild ' +
  'questStarted invitedQuest importantAnnouncements weeklyRecaps onboarding majorUpdates subscriptionReminders contentRelease';
const pushes =
  'unsubscribeFromAll newPM wonChallenge giftedGems giftedSubscription invitedParty invitedGuild questStarted ' +
  'invitedQuest majorUpdates mentionParty mentionJoinedGuild mentionUnjoinedGuild partyActivity contentRelease';
const switches =
  'costume hideHeader newTaskEdit dailyDueDefaultView advancedCollapsed toolbarCollapsed reverseChatOrder developerMode ' +
  'autoEquip stickyHeader displayInviteToPartyWhenPartyIs1 automaticAllocation analyticsConsent tasks.groupByChallenge ' +
  'tasks.confirmScoreNotes suppressModals.levelUp suppressModals.hatchPet suppressModals.raisePet suppressModals.streak';
const sounds =
  'off danielTheBard gokulTheme luneFoxTheme wattsTheme rosstavoTheme dewinTheme airuTheme beatscribeNesTheme arashiTheme ' +
  'maflTheme pizildenTheme farvoidTheme spacePenguinTheme lunasolTheme triumphTheme';
const attributes = 'str con int per';

/** A zone name that this computer knows. */
const zone: Caster = (sent, path) => {
  const cast = label(sent, path);
  if ('error' in cast || cast.value === '') return 'error' in cast ? cast : { value: undefined };
  try {
    return {
      value: new Intl.DateTimeFormat('en', { timeZone: String(cast.value) }).resolvedOptions().timeZone,
    };
  } catch {
    return choice([])(sent, path);
  }
};

/** Nothing and null take the value away, everything else is cast. */
const orNothing =
  (caster: Caster): Caster =>
  (sent, path) =>
    sent === null || sent === undefined ? { value: undefined } : caster(sent, path);

/**
 * Every path that a player may set by PUT /user, and how its value is read (wire-user-and-tasks 1.4). `tags` and
 * `flags.newStuff` have rules of their own.
 */
export const settablePaths: ReadonlyMap<string, Caster> = new Map<string, Caster>([
  ...all(amount, 'achievements.', counters),
  ...all(flag, 'achievements.', badges),
  ...all(flag, 'achievements.ultimateGearSets.', 'healer wizard rogue warrior'),
  ['achievements.quests', mapOf(number({ min: 0, whole: true }))],
  ['achievements.challenges', listOf(text({ maxLength: 1000 }))],
  ...all(
    flag,
    'flags.',
    'customizationsNotification showTour communityGuidelinesAccepted welcomed cardReceived warnedLowHealth',
  ),
  ...all(
    number({ min: -2, max: 100 }),
    'flags.tour.',
    'intro classes stats tavern party guilds challenges market pets mounts hall equipment groupPlans',
  ),
  ...all(
    flag,
    'flags.tutorial.common.',
    'habits dailies todos rewards party pets gems skills classes tavern equipment items mounts inbox stats',
  ),
  ...all(
    flag,
    'flags.tutorial.ios.',
    'addTask editTask deleteTask filterTask groupPets inviteParty reorderTask',
  ),
  ['party.order', label],
  ['party.orderAscending', label],
  ['party.quest.completed', orNothing(label)],
  ['party.quest.RSVPNeeded', flag],
  ['party.seeking', instant],
  ['preferences.dayStart', number({ min: 0, max: 23, whole: true })],
  ['preferences.size', choice(['slim', 'broad'])],
  ...all(label, 'preferences.', 'hair.color skin shirt chair background'),
  ...all(number({ min: 0, max: 1000, whole: true }), 'preferences.hair.', 'base bangs beard mustache flower'),
  ...all(flag, 'preferences.', switches),
  ...all(flag, 'preferences.emailNotifications.', mails),
  ...all(flag, 'preferences.pushNotifications.', pushes),
  // West of Greenwich positive: from UTC+14 to UTC-12.
  ...all(number({ min: -840, max: 720 }), 'preferences.', 'timezoneOffset timezoneOffsetAtLastCron'),
  ['preferences.timezone', zone],
  ['preferences.language', text({ maxLength: 20 })],
  ['preferences.sound', choice(sounds.split(' '))],
  ['preferences.allocationMode', choice(['flat', 'classbased', 'taskbased'])],
  ['preferences.dateFormat', choice(['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd'])],
  ['preferences.tasks.mirrorGroupTasks', listOf(label)],
  ...all(label, 'preferences.tasks.activeFilter.', 'habit daily todo reward'),
  [
    'preferences.improvementCategories',
    listOf(choice(['work', 'exercise', 'healthWellness', 'school', 'teams', 'chores', 'creativity']), 7),
  ],
  ['profile.name', text({ required: true, trim: true, maxLength: 100 })],
  ['profile.blurb', text({ maxLength: 100_000 })],
  ['profile.imageUrl', text({ maxLength: 2000 })],
  ['stats.hp', number({ min: -MOST, cap: MOST })],
  ...all(number({ min: 0, cap: MOST }), 'stats.', 'mp gp'),
  ['stats.exp', number({ min: -MOST, cap: MOST })],
  ['stats.lvl', number({ min: 1, cap: 9999, whole: true })],
  ...all(number({ min: 0, cap: MOST }), 'stats.', `points ${attributes}`),
  ...all(number({ min: 0, cap: MOST }), 'stats.buffs.', `${attributes} stealth`),
  ...all(flag, 'stats.buffs.', 'streaks snowball spookySparkles shinySeed seafoam'),
  ...all(number({ min: -MOST, max: MOST }), 'stats.training.', attributes),
  ['inbox.optOut', flag],
]);
