import { start } from './001-start.ts';
import { socialTables } from './002-social-tables.ts';
import { socialFacts } from './003-social-facts.ts';
import { partyColumn } from './004-party-column.ts';
import { jobs } from './005-jobs.ts';
import { ledger } from './006-ledger.ts';
import { addressesAndLanguages } from './007-addresses-languages.ts';
import { push } from './008-push.ts';
import { tasksVersion } from './009-tasks-version.ts';
import { chatLines } from './010-chat-lines.ts';
import { importRecords } from './011-import-records.ts';
import { importCopies } from './012-import-copies.ts';
import { achievementDates } from './013-achievement-dates.ts';
import { groups } from './014-groups.ts';
import { chat } from './015-chat.ts';
import { inbox } from './016-inbox.ts';
import { challenges } from './017-challenges.ts';
import { worldBoss } from './018-world-boss.ts';
import { chatHooks } from './019-chat-hooks.ts';
import { payments } from './020-payments.ts';
import { sandbox } from './021-sandbox.ts';
import { coupons } from './022-coupons.ts';
import { plans } from './023-plans.ts';
import { signIn } from './025-sign-in.ts';
import { newsAndHall } from './026-news-and-hall.ts';
import { mailPages } from './028-mail-pages.ts';
import { siteSettings } from './029-site-settings.ts';
import { siteInvitations } from './030-site-invitations.ts';
import { administration } from './031-administration.ts';
import { boardDeeds } from './032-board-deeds.ts';
import { eventRuns } from './033-event-runs.ts';
import { paymentsAsked } from './035-payments-asked.ts';
import type { Migration } from './migration.ts';

/** All migrations in order. */
export const migrations: readonly Migration[] = [
  start,
  socialTables,
  socialFacts,
  partyColumn,
  jobs,
  ledger,
  addressesAndLanguages,
  push,
  tasksVersion,
  chatLines,
  importRecords,
  importCopies,
  achievementDates,
  groups,
  chat,
  inbox,
  challenges,
  worldBoss,
  chatHooks,
  payments,
  sandbox,
  coupons,
  plans,
  signIn,
  newsAndHall,
  mailPages,
  siteSettings,
  siteInvitations,
  administration,
  boardDeeds,
  eventRuns,
  paymentsAsked,
];
