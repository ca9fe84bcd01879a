import { accountCalls } from './accounts/account-calls.ts';
import { letterCalls } from './accounts/letter-calls.ts';
import { signInCalls } from './accounts/sign-in-calls.ts';
import { tokenCalls } from './accounts/token-calls.ts';
import { artCalls } from './art/calls.ts';
import { contentCalls } from './content/calls.ts';
import { i18nCalls } from './content/i18n-calls.ts';
import type { Call } from './core/call.ts';
import { dayCalls } from './day/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { notificationCalls } from './notifications/calls.ts';
import { eventStream, serverCalls } from './server/calls.ts';
import { tagCalls } from './tags/calls.ts';
import { taskCalls } from './tasks/calls.ts';
import { userCalls } from './user/calls.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { worldCalls } from './world/calls.ts';
import { reportCalls } from './world/report-calls.ts';

/** Calls by area. An area adds its record of calls here, and nowhere else. */
const areas: readonly Record<string, Call>[] = [
  serverCalls,
  { eventStream },
  signInCalls,
  accountCalls,
  tokenCalls,
  letterCalls,
  userCalls,
  webhookCalls,
  taskCalls,
  tagCalls,
  notificationCalls,
  dayCalls,
  contentCalls,
  worldCalls,
  reportCalls,
  i18nCalls,
  exportCalls,
  artCalls,
];

/** Every call there is. */
export const allCalls = (): Call[] => areas.flatMap((area) => Object.values(area));
