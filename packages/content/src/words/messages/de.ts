import { accounts } from './de/accounts.ts';
import { achievements } from './de/achievements.ts';
import { defaults } from './de/defaults.ts';
import { mails } from './de/mails.ts';
import { modals } from './de/modals.ts';
import { own } from './de/own.ts';
import { play } from './de/play.ts';
import { shops } from './de/shops.ts';
import { social } from './de/social.ts';
import { tasks } from './de/tasks.ts';
import type { Messages } from './en.ts';

/** Every message in German. The type rejects missing keys. */
export const de: Messages = {
  ...accounts,
  ...tasks,
  ...play,
  ...shops,
  ...social,
  ...achievements,
  ...modals,
  ...defaults,
  ...own,
  ...mails,
};
