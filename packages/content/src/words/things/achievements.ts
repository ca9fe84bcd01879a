import { achievements } from '../../achievements/table.ts';
import type { Achievement } from '../../achievements/types.ts';
import { en } from '../messages/en.ts';
import type { Words } from '../types.ts';

const messages: Readonly<Record<string, string>> = en;
const ultimate: Readonly<Record<string, string>> = {
  healerUltimateGear: en.healer,
  rogueUltimateGear: en.rogue,
  warriorUltimateGear: en.warrior,
  mageUltimateGear: en.mage,
};

/** The text for a count of one. */
function plainText(key: string | undefined, achievement: Achievement): string {
  const text = messages[key ?? ''] ?? '';
  return text
    .replace('{ultClass}', ultimate[achievement.key] ?? '')
    .replaceAll('{key}', '')
    .replace(/\{count, plural, one \{([^{}]*)\} other \{[^{}]*\}\}/g, (_all, one: string) =>
      one.replace('#', 'a'),
    )
    .replace(/, tier $/, '')
    .trim();
}

/** English words of the achievements, for lists and pictures; profiles use the messages themselves. */
export const readAchievementWords = (): Map<string, Words> =>
  new Map(
    achievements.map((achievement) => [
      achievement.key,
      {
        name: plainText(achievement.titleKey ?? achievement.singularTitleKey, achievement),
        description: plainText(achievement.textKey ?? achievement.singularTextKey, achievement),
      },
    ]),
  );
