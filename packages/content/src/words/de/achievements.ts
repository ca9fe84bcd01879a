import { messages } from '../messages/de/index.ts';
import { readAchievements } from '../read/achievements.ts';

/** Words of the achievements. */
export const words = { achievements: () => readAchievements(messages, 'ein') };
