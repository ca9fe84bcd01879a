import { checkInReward, isMessageKey } from '@everdeed/content';
import { fieldsIn, isFields, valueIn } from '@everdeed/content/values';
import type { Notification, Player } from '@everdeed/rules';
import { shownItem } from './catalogue/shown-item.ts';
import type { Words } from './words.ts';
import { standIn } from './localise.ts';

/** The names of several items given at once. */
const namesOf = (words: Words, language: string, text: string): string =>
  text
    .split(', ')
    .map((part) => standIn(words, language, part))
    .join(', ');

/** Adds a text that says how such a quest is unlocked. */
function wordCondition(item: unknown, said: string): unknown {
  if (!isFields(item) || !isFields(item['unlockCondition'])) return item;
  return { ...item, unlockCondition: { ...item['unlockCondition'], condition: said } };
}

/** The notification of a check-in with texts; the rules provide a key and references. */
function wordCheckIn(words: Words, language: string, notice: Notification, day: number): Notification {
  const { message, rewardText, ...data } = notice.data;
  if (typeof message !== 'string' || !isMessageKey(message)) return notice;
  const reward = checkInReward(day);
  const shown =
    reward && rewardText !== undefined
      ? {
          reward: reward.shown.map((path) =>
            wordCondition(shownItem(language, path), words.say(language, 'loginReward')),
          ),
        }
      : {};
  const named = typeof rewardText === 'string' ? { rewardText: namesOf(words, language, rewardText) } : {};
  return { ...notice, data: { ...data, message: words.say(language, message), ...named, ...shown } };
}

/** Collections and quest series, whose notifications have a heading and a text (rules-play-and-shops 2.7, 9.2). */
const collections: ReadonlySet<string> = new Set([
  'ACHIEVEMENT_PET_COLOR',
  'ACHIEVEMENT_MOUNT_COLOR',
  'ACHIEVEMENT_ANIMAL_SET',
  'ACHIEVEMENT_PET_SET_COMPLETE',
  'ACHIEVEMENT_QUESTS',
]);

function wordCollection(words: Words, language: string, notice: Notification): Notification {
  const { achievement } = notice.data;
  if (typeof achievement !== 'string') return notice;
  const name = `achievement${achievement.charAt(0).toUpperCase()}${achievement.slice(1)}`;
  const sentence = `${name}ModalText`;
  if (!isMessageKey(name) || !isMessageKey(sentence)) return notice;
  const message = `${words.say(language, 'modalAchievement')} ${words.say(language, name)}`;
  return { ...notice, data: { ...notice.data, message, modalText: words.say(language, sentence) } };
}

/** A notification of a group's task, whose rules name what it says. */
function wordMessage(words: Words, language: string, notice: Notification): Notification {
  const { message } = notice.data;
  const key = valueIn(message, 'key');
  if (typeof key !== 'string' || !isMessageKey(key)) return notice;
  const params = Object.entries(fieldsIn(message, 'params')).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const text = words.say(language, key, Object.fromEntries(params));
  return { ...notice, data: { ...notice.data, message: text } };
}

/** A new notification with texts; the same one if it has none. */
function wordNotification(
  words: Words,
  language: string,
  notice: Notification,
  player: Player,
): Notification {
  if (notice.type === 'LOGIN_INCENTIVE') return wordCheckIn(words, language, notice, player.loginIncentives);
  if (notice.type.startsWith('GROUP_TASK_') || notice.type === 'SCORED_TASK')
    return wordMessage(words, language, notice);
  return collections.has(notice.type) ? wordCollection(words, language, notice) : notice;
}

/**
 * The player with new notifications in the player's language. They are stored with texts, since clients show
 * them as they are. `before` is the player as loaded; existing notifications are left alone.
 */
export function wordNotifications(words: Words, player: Player, before: Player | undefined): Player {
  if (player.notifications === before?.notifications) return player;
  const old = new Set(before?.notifications.map(({ id }) => id));
  const language = player.preferences.language ?? 'en';
  const notifications = player.notifications.map((notice) =>
    old.has(notice.id) ? notice : wordNotification(words, language, notice, player),
  );
  const isChanged = notifications.some((notice, index) => notice !== player.notifications[index]);
  return isChanged ? { ...player, notifications } : player;
}
