import { achievements } from '../../achievements/table.ts';
import type { Achievement } from '../../achievements/types.ts';
import { capitalise } from '../derive.ts';
import type { Messages } from '../messages/en.ts';
import type { Words } from '../types.ts';

/** What a language says for a count of one in place of `#`, such as "a". */
export type CountOfOne = string;

const ultimateKeys = {
  healerUltimateGear: 'healer',
  rogueUltimateGear: 'rogue',
  warriorUltimateGear: 'warrior',
  mageUltimateGear: 'mage',
} as const;
const isUltimate = (key: string): key is keyof typeof ultimateKeys => Object.hasOwn(ultimateKeys, key);

/** The text for a count of one. */
function plainText(messages: Messages, one: CountOfOne, key: string | undefined, of: Achievement): string {
  const texts: Readonly<Record<string, string>> = messages;
  const text = texts[key ?? ''] ?? '';
  const plain = text
    .replace('{ultClass}', isUltimate(of.key) ? messages[ultimateKeys[of.key]] : '')
    .replaceAll('{key}', '')
    .replace(/\{count, plural, one \{([^{}]*)\} other \{[^{}]*\}\}/g, (_all, single: string) =>
      single.replace('#', one),
    )
    .replace(/, \p{L}+ $/u, '')
    .trim();
  return capitalise(plain);
}

/** Words of the achievements from messages, for lists and pictures; profiles use the messages themselves. */
export const readAchievements = (messages: Messages, one: CountOfOne): Map<string, Words> =>
  new Map(
    achievements.map((achievement) => [
      achievement.key,
      {
        name: plainText(messages, one, achievement.titleKey ?? achievement.singularTitleKey, achievement),
        description: plainText(
          messages,
          one,
          achievement.textKey ?? achievement.singularTextKey,
          achievement,
        ),
      },
    ]),
  );
