import { en } from '../messages/en.ts';
import { readAchievements } from '../read/achievements.ts';

/** Words of the achievements. */
export const readAchievementWords = () => readAchievements(en, 'a');
