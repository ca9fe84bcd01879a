import { de } from '../messages/de.ts';
import { readAchievements } from '../read/achievements.ts';

/** Words of the achievements. */
export const words = { achievements: () => readAchievements(de, 'ein') };
