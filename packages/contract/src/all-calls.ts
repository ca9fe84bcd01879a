import { accountCalls } from './accounts/calls.ts';
import { artCalls } from './art/calls.ts';
import { characterCalls } from './character/calls.ts';
import { contentCalls } from './content/calls.ts';
import type { Call } from './core/call.ts';
import { dayCalls } from './day/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { mailCalls } from './mail/calls.ts';
import { notificationCalls } from './notifications/calls.ts';
import { playerCalls } from './players/calls.ts';
import { serverCalls } from './server/calls.ts';
import { eventStream } from './server/event-stream.ts';
import { tagCalls } from './tags/calls.ts';
import { taskCalls } from './tasks/calls.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { worldCalls } from './world/calls.ts';

/** Calls by area. An area adds its record of calls here, and nowhere else. */
const areas: readonly Record<string, Call>[] = [
  serverCalls,
  { eventStream },
  accountCalls,
  mailCalls,
  playerCalls,
  characterCalls,
  dayCalls,
  taskCalls,
  tagCalls,
  notificationCalls,
  webhookCalls,
  contentCalls,
  worldCalls,
  exportCalls,
  artCalls,
];

/** Every call there is. */
export const allCalls = (): Call[] => areas.flatMap((area) => Object.values(area));
