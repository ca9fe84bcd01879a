import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { defaults } from './defaults.ts';
import { mails } from './mails.ts';
import { modals } from './modals.ts';
import { own } from './own.ts';
import { play } from './play.ts';
import { shops } from './shops.ts';
import { social } from './social.ts';
import { tasks } from './tasks.ts';
import type { Messages } from '../en.ts';

/** Every message in German. The type rejects missing keys. */
export const messages: Messages = {
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
