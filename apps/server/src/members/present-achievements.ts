import { type Achievement, findAchievement, isMessageKey, type MessageKey } from '@everdeed/content';
import type { AnswerOf, DeepReadonly, memberCalls } from '@everdeed/contract';
import {
  type AchievementSection,
  type Player,
  type ShownAchievement,
  shownAchievements,
} from '@everdeed/rules';
import type { AchievementDate } from '../storage/achievement-dates.ts';
import type { Words } from '../words/words.ts';

type Sections = DeepReadonly<AnswerOf<typeof memberCalls.getMemberAchievements>>;
type Shown = Sections['basic']['achievements'][string];

/** The headings of the sections. Clients have words of their own for them, so they stay as they are. */
const labels: Readonly<Record<AchievementSection, string>> = {
  basic: 'Basic',
  onboarding: 'Onboarding',
  seasonal: 'Seasonal',
  special: 'Special',
};
const classOfGear: Readonly<Record<string, MessageKey>> = {
  healerUltimateGear: 'healer',
  rogueUltimateGear: 'rogue',
  warriorUltimateGear: 'warrior',
  mageUltimateGear: 'mage',
};

/** Says messages of achievements with everything that one may show. */
interface Teller {
  readonly player: Player;
  readonly entry: ShownAchievement;
  readonly say: (key: MessageKey | undefined) => string;
}

function tellerOf(words: Words, language: string, player: Player, entry: ShownAchievement): Teller {
  const classKey = classOfGear[entry.key];
  const params = {
    count: entry.optionalCount ?? 0,
    key: String(entry.value ?? ''),
    rebirths: player.achievements.rebirths ?? 0,
    level: player.achievements.rebirthLevel ?? 0,
    ultClass: classKey ? words.say(language, classKey) : '',
  };
  return { player, entry, say: (key) => (key === undefined ? '' : words.say(language, key, params)) };
}

const known = (key: string | undefined): MessageKey | undefined =>
  key !== undefined && isMessageKey(key) ? key : undefined;

/** The name of a contributor's rank (rules-play-and-shops 9.2). */
function rankOf(level: number): MessageKey {
  if (level < 3) return 'friend';
  if (level < 5) return 'elite';
  if (level < 7) return 'champion';
  if (level < 8) return 'legendary';
  return level < 9 ? 'guardian' : 'heroic';
}

function contributorTitle({ player: { contributor }, say }: Teller): string {
  const { level = 0, text = '' } = contributor;
  return level > 0 ? [say(rankOf(level)), text].join(' ').trim() : say('contribName');
}

function rebirthWords({ player: { achievements }, say }: Teller) {
  const { rebirths = 0, rebirthLevel = 0 } = achievements;
  const orb = rebirthLevel >= 100 ? 'rebirthOrb100' : 'rebirthOrb';
  return {
    title: say(rebirths > 0 ? 'rebirthText' : 'rebirthBegan'),
    text: say(rebirthLevel > 0 ? orb : 'rebirthOrbNoLevel'),
  };
}

/** Title and text of an achievement of the catalogue; what there can be several of has words of its own for one. */
function catalogueWords(teller: Teller, found: Achievement) {
  const { entry, say } = teller;
  const isOne = entry.optionalCount === 1;
  const title = found.plural ? (isOne ? found.singularTitleKey : found.pluralTitleKey) : found.titleKey;
  const text = found.plural ? (isOne ? found.singularTextKey : found.pluralTextKey) : found.textKey;
  const more = (entry.optionalCount ?? 0) > 0 ? say(known(found.text2Key)) : '';
  return {
    title: entry.key === 'contributor' ? contributorTitle(teller) : say(known(title)),
    text: say(known(text)) + more,
  };
}

function presentOne(teller: Teller): Shown {
  const { key, icon, earned, value, index, optionalCount } = teller.entry;
  const found = findAchievement(key);
  return {
    ...(found ? catalogueWords(teller, found) : rebirthWords(teller)),
    icon,
    earned,
    ...(value === undefined ? {} : { value }),
    index,
    ...(optionalCount === undefined ? {} : { optionalCount }),
  };
}

/** The achievements of a profile, in the reader's language (wire-user-and-tasks 5.5). */
export function presentAchievements(words: Words, language: string, player: Player, now: number): Sections {
  const entries = shownAchievements(player, now);
  const sectionOf = (section: AchievementSection) => ({
    label: labels[section],
    achievements: Object.fromEntries(
      entries
        .filter((entry) => entry.section === section)
        .map((entry) => [entry.key, presentOne(tellerOf(words, language, player, entry))]),
    ),
  });
  return {
    basic: sectionOf('basic'),
    onboarding: sectionOf('onboarding'),
    seasonal: sectionOf('seasonal'),
    special: sectionOf('special'),
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** When achievements were earned, by their keys. */
export const presentDates = (
  dates: readonly AchievementDate[],
): AnswerOf<typeof memberCalls.getMemberAchievementDates> =>
  Object.fromEntries(
    dates.map(({ achievement, firstAt, lastAt }) => [
      achievement,
      { ...(firstAt === undefined ? {} : { first: iso(firstAt) }), last: iso(lastAt) },
    ]),
  );
