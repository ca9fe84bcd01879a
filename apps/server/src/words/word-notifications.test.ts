import type { Notification, Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { blankPlayer } from '../work/blank-player.ts';
import { makeWords } from './words.ts';
import { wordNotifications } from './word-notifications.ts';

const words = await makeWords((key) => {
  throw new Error(`no words for ${key}`);
});
const notice = (type: string, achievement: string): Notification => {
  const data = { label: 'achievement: achievementKEY', achievement };
  return { id: `${type}-${achievement}`, type, data, seen: false };
};
const blank = blankPlayer('player', 0);
const playerWith = (notifications: Notification[], language = 'en'): Player => ({
  ...blank,
  notifications,
  preferences: { ...blank.preferences, language },
});
const empty = playerWith([]);

describe('new notices', () => {
  test.each([
    ['ACHIEVEMENT_PET_COLOR', 'backToBasics'],
    ['ACHIEVEMENT_MOUNT_COLOR', 'allYourBase'],
    ['ACHIEVEMENT_ANIMAL_SET', 'polarPro'],
    ['ACHIEVEMENT_PET_SET_COMPLETE', 'boneToPick'],
    ['ACHIEVEMENT_QUESTS', 'lostMasterclasser'],
  ])('%s are told with a heading and a sentence', (type, achievement) => {
    for (const language of ['en', 'de']) {
      const [worded] = wordNotifications(
        words,
        playerWith([notice(type, achievement)], language),
        empty,
      ).notifications;
      const heading = words.say(language, 'modalAchievement');
      expect(worded?.data).toMatchObject({ achievement, label: 'achievement: achievementKEY' });
      expect(worded?.data['message']).toMatch(new RegExp(`^${heading} \\S`));
      expect(worded?.data['modalText']).toMatch(/\S\s\S/);
    }
  });

  test('without words of their own stay as they are, and so do old ones', () => {
    const first = playerWith([notice('ACHIEVEMENT', 'createdTask')]);
    expect(wordNotifications(words, first, empty)).toBe(first);
    const old = playerWith([notice('ACHIEVEMENT_QUESTS', 'lostMasterclasser')]);
    const next = playerWith([...old.notifications]);
    expect(wordNotifications(words, next, old)).toBe(next);
  });
});
