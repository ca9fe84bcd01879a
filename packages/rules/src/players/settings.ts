import { list, map } from '../fields/composites.ts';
import { failed, orDefault, orNothing, passed, type Reader } from '../fields/field.ts';
import { choice, flag, instant, number, text } from '../fields/readers.ts';
import { storedLanguage } from '../language.ts';
import { once } from '../memo.ts';

/** Maximum of any stored amount (wire-user-and-tasks 1.2). */
const MAX_AMOUNT = 99_999_999;

const all = (read: Reader<unknown>, prefix: string, keys: string): [string, Reader<unknown>][] =>
  keys.split(/\s+/).map((key) => [prefix + key, read]);
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

/** What a player wants to get better at. */
export const improvementCategory: Reader<string> = choice([
  'work',
  'exercise',
  'healthWellness',
  'school',
  'teams',
  'chores',
  'creativity',
]);

/** A time zone that the runtime knows, stored by its canonical name; an empty text removes it. */
const zone: Reader<string | undefined> = (sent, path) => {
  const read = label(sent, path);
  if (!read.ok || read.value === '') return read.ok ? passed(undefined) : read;
  try {
    return passed(new Intl.DateTimeFormat('en', { timeZone: read.value }).resolvedOptions().timeZone);
  } catch {
    return failed(path, 'enum', sent, { path, value: read.value });
  }
};

const code = text({ maxLength: 20 });
const language: Reader<string> = (sent, path) => {
  const read = code(sent, path);
  return read.ok ? passed(storedLanguage(read.value)) : read;
};

/**
 * Every path that a player may set, and how its value is read (wire-user-and-tasks 1.4). `tags` and
 * `flags.newStuff` have rules of their own.
 */
export const settings = once(
  (): ReadonlyMap<string, Reader<unknown>> =>
    new Map<string, Reader<unknown>>([
      ...all(amount, 'achievements.', counters),
      ...all(flag, 'achievements.', badges),
      ...all(flag, 'achievements.ultimateGearSets.', 'healer wizard rogue warrior'),
      ['achievements.quests', map(number({ min: 0, whole: true }))],
      ['achievements.challenges', list(text({ maxLength: 1000 }))],
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
      ['party.seeking', orDefault(instant)],
      ['preferences.dayStart', number({ min: 0, max: 23, whole: true })],
      ['preferences.size', choice(['slim', 'broad'])],
      ...all(label, 'preferences.', 'hair.color skin shirt chair background'),
      ...all(
        number({ min: 0, max: 1000, whole: true }),
        'preferences.hair.',
        'base bangs beard mustache flower',
      ),
      ...all(flag, 'preferences.', switches),
      ...all(flag, 'preferences.emailNotifications.', mails),
      ...all(flag, 'preferences.pushNotifications.', pushes),
      // West of Greenwich is positive: from UTC+14 to UTC-12.
      ...all(number({ min: -840, max: 720 }), 'preferences.', 'timezoneOffset timezoneOffsetAtLastCron'),
      ['preferences.timezone', zone],
      ['preferences.language', language],
      ['preferences.sound', choice(sounds.split(' '))],
      ['preferences.allocationMode', choice(['flat', 'classbased', 'taskbased'])],
      ['preferences.dateFormat', choice(['MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd'])],
      ['preferences.tasks.mirrorGroupTasks', list(label)],
      ...all(label, 'preferences.tasks.activeFilter.', 'habit daily todo reward'),
      ['preferences.improvementCategories', list(improvementCategory, 7)],
      ['profile.name', text({ required: true, trim: true, maxLength: 100 })],
      ['profile.blurb', text({ maxLength: 100_000 })],
      ['profile.imageUrl', text({ maxLength: 2000 })],
      ['stats.hp', number({ min: -MAX_AMOUNT, cap: MAX_AMOUNT })],
      ...all(number({ min: 0, cap: MAX_AMOUNT }), 'stats.', 'mp gp'),
      ['stats.exp', number({ min: -MAX_AMOUNT, cap: MAX_AMOUNT })],
      ['stats.lvl', number({ min: 1, cap: 9999, whole: true })],
      ...all(number({ min: 0, cap: MAX_AMOUNT }), 'stats.', `points ${attributes}`),
      ...all(number({ min: 0, cap: MAX_AMOUNT }), 'stats.buffs.', `${attributes} stealth`),
      ...all(flag, 'stats.buffs.', 'streaks snowball spookySparkles shinySeed seafoam'),
      ...all(number({ min: -MAX_AMOUNT, max: MAX_AMOUNT }), 'stats.training.', attributes),
      ['inbox.optOut', flag],
    ]),
);
