import { messages } from '../messages/de/index.ts';
import { readAchievements } from '../read/achievements.ts';

/** Words of the achievements. A count of one is written out in each message, since its article depends on gender and case. */
export const words = { achievements: () => readAchievements(messages, '#') };
