import { findAchievement, worldBossAchievements } from '@everdeed/content';
import { keysOf } from '@everdeed/content/values';
import type { Player } from '../state/player.ts';

/** Sections of the profile, in order (rules-play-and-shops 9.1). */
export type AchievementSection = 'basic' | 'onboarding' | 'seasonal' | 'special';

/** One achievement as shown on the profile; its texts come from the catalogue entry. */
export interface ShownAchievement {
  readonly key: string;
  readonly section: AchievementSection;
  readonly icon: string;
  readonly earned: boolean;
  /** The stored count, flag or word; of what is counted 0, and otherwise absent, if there is none. */
  readonly value?: number | boolean | string;
  /** Position across all sections. */
  readonly index: number;
  /** How often it was earned, or the collection set free; only of what is counted. */
  readonly optionalCount?: number;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Keys of each section, in profile order (rules-play-and-shops 9.2; wire-user-and-tasks 1.2 and 5.5). */
const sections: Readonly<Record<AchievementSection, readonly string[]>> = {
  basic: words(`
    streak perfect partyUp partyOn royallyLoyal joinedChallenge invitedFriend
    lostMasterclasser mindOverMatter justAddWater backToBasics allYourBase dustDevil aridAuthority monsterMagus
    undeadUndertaker primedForPainting pearlyPro tickledPink rosyOutlook bugBonanza bareNecessities freshwaterFriends
    goodAsGold allThatGlitters boneCollector skeletonCrew seeingRed redLetterDay legendaryBestiary seasonalSpecialist
    violetsAreBlue wildBlueYonder domesticated shadyCustomer shadeOfItAll zodiacZookeeper birdsOfAFeather
    reptacularRumble woodlandWizard boneToPick polarPro plantParent dinosaurDynasty bonelessBoss duneBuddy roughRider
    rodentRuler cats beastMaster mountMaster triadBingo
    healerUltimateGear rogueUltimateGear warriorUltimateGear mageUltimateGear
    greetingCards thankyouCards birthdayCards congratsCards getwellCards goodluckCards rebirth`),
  onboarding: words('createdTask completedTask hatchedPet fedPet purchasedEquipment'),
  seasonal: words(`
    habiticaDays habitBirthdays snowball spookySparkles shinySeed seafoam
    dilatoryQuest stressbeastQuest burnoutQuest bewilderQuest dysheartenerQuest
    costumeContests nyeCards valentineCards`),
  special: words(
    'habitSurveys contributor npc kickstarter veteran originalUser kickstarter2019 groupsBeta2022 joinedGuild',
  ),
};

/** Shown only to players who have them (rules-play-and-shops 9.2). */
const HIDDEN_UNTIL_EARNED = new Set(
  words(`dilatoryQuest stressbeastQuest burnoutQuest bewilderQuest dysheartenerQuest
    npc kickstarter veteran originalUser kickstarter2019 groupsBeta2022 joinedGuild`),
);
/** Fields that count releases of a collection. */
const RELEASE_COUNTS: Readonly<Record<string, string>> = {
  beastMaster: 'beastMasterCount',
  mountMaster: 'mountMasterCount',
  triadBingo: 'triadBingoCount',
};
const questOfAchievement = new Map(Object.entries(worldBossAchievements).map(([quest, key]) => [key, quest]));
/** Rebirth is not in the catalogue's tables. */
const REBIRTH_ICON = 'achievement-sun';

/** The stored value behind an achievement. */
function storedOf({ achievements, contributor, backer }: Player, key: string): unknown {
  const worldQuest = questOfAchievement.get(key);
  if (worldQuest) return achievements.quests[worldQuest];
  if (key.endsWith('UltimateGear')) {
    const sets: Readonly<Record<string, boolean>> = achievements.ultimateGearSets;
    const name = key.slice(0, -'UltimateGear'.length);
    return sets[name === 'mage' ? 'wizard' : name];
  }
  if (key.endsWith('Cards')) return achievements[key.slice(0, -'Cards'.length)];
  switch (key) {
    case 'rebirth':
      return achievements.rebirths;
    case 'contributor':
      return contributor.level ?? 0;
    case 'npc':
      return backer.npc;
    case 'kickstarter':
      return backer.tier;
    default:
      return achievements[key];
  }
}

/** Kinds of achievements that are counted; those with words for one and for several are, too. */
const COUNTED = new Set(['card', 'seasonalSpell', 'stable']);

/** How often something was earned, or a collection set free; undefined of what is not counted. */
function countOf({ achievements }: Player, key: string, stored: unknown): number | undefined {
  const { group = '', plural } = findAchievement(key) ?? {};
  const release = RELEASE_COUNTS[key];
  if (release) return Number(achievements[release] ?? 0);
  return plural || COUNTED.has(group) ? Number(stored ?? 0) : undefined;
}

const isShowable = (value: unknown): value is number | boolean | string =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';

function isReleased(key: string, now: number): boolean {
  const release = findAchievement(key)?.release;
  return release === undefined || Date.parse(release.replace(/([+-]\d\d:\d\d)$/, ':00$1')) <= now;
}

/** A player's achievements, in profile order (rules-play-and-shops 9.1, 9.2). */
export function shownAchievements(player: Player, now: number): ShownAchievement[] {
  const all = keysOf(sections).flatMap((section) =>
    sections[section].map((key) => ({ key, section, stored: storedOf(player, key) })),
  );
  return all
    .filter(({ key, stored }) => (Boolean(stored) || !HIDDEN_UNTIL_EARNED.has(key)) && isReleased(key, now))
    .map(({ key, section, stored }, index) => {
      const count = countOf(player, key, stored);
      const value = count ?? stored;
      const icon = findAchievement(key)?.icon ?? REBIRTH_ICON;
      return {
        key,
        section,
        icon,
        earned: Boolean(stored),
        ...(isShowable(value) ? { value } : {}),
        index,
        ...(count === undefined ? {} : { optionalCount: count }),
      };
    });
}

/** An achievement that a change has brought. */
export interface GainedAchievement {
  /** As on the profile. */
  readonly key: string;
  /** Whether it was not there before; otherwise it was earned once more. */
  readonly isFirst: boolean;
}

const hasOthers = (before: Player, after: Player): boolean =>
  before.achievements !== after.achievements ||
  before.contributor !== after.contributor ||
  before.backer !== after.backer;

/** What a change of a player has earned, in profile order; nothing of what it took away. Our own: the reference keeps no dates. */
export function gainedAchievements(before: Player, after: Player): readonly GainedAchievement[] {
  if (!hasOthers(before, after)) return [];
  return Object.values(sections)
    .flat()
    .flatMap((key) => {
      const [had, has] = [storedOf(before, key), storedOf(after, key)];
      if (!has) return [];
      const isFirst = !had;
      const isMore = (countOf(after, key, has) ?? 0) > (countOf(before, key, had) ?? 0);
      return isFirst || isMore ? [{ key, isFirst }] : [];
    });
}
