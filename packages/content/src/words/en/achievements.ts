import { en } from '../messages/en.ts';
import { readAchievements } from '../read/achievements.ts';

/** Words of the achievements. */
export const words = { achievements: () => readAchievements(en, 'a') };
