import { accounts } from './en/accounts.ts';
import { achievements } from './en/achievements.ts';
import { defaults } from './en/defaults.ts';
import { mails } from './en/mails.ts';
import { modals } from './en/modals.ts';
import { own } from './en/own.ts';
import { play } from './en/play.ts';
import { shops } from './en/shops.ts';
import { social } from './en/social.ts';
import { tasks } from './en/tasks.ts';

/** Every message in English, as ICU message text with named values. */
export const en = {
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
} as const;

/** Key of a message. */
export type MessageKey = keyof typeof en;

/** All messages of one language. */
export type Messages = Readonly<Record<MessageKey, string>>;
