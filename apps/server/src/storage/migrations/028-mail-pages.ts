import type { Migration } from './migration.ts';

/** Mails as web pages, and where their readers unsubscribe: whatever is tried again is the same mail. */
export const mailPages: Migration = {
  number: 28,
  name: 'mail pages',
  statements: () => [
    'ALTER TABLE mails ADD COLUMN html TEXT',
    'ALTER TABLE mails ADD COLUMN unsubscribe_url TEXT',
  ],
};
