import { accountCalls } from './accounts/calls.ts';
import { adminCalls } from './admin/calls.ts';
import { artCalls } from './art/calls.ts';
import { cardCalls } from './cards/calls.ts';
import { challengeCalls } from './challenges/calls.ts';
import { characterCalls } from './character/calls.ts';
import { chatCalls } from './chat/calls.ts';
import { classCalls } from './classes/calls.ts';
import { contentCalls } from './content/calls.ts';
import { couponCalls } from './coupons/calls.ts';
import type { Call } from './core/call.ts';
import { dayCalls } from './day/calls.ts';
import { equipmentCalls } from './equipment/calls.ts';
import { exportCalls } from './exports/calls.ts';
import { groupTaskCalls } from './group-plans/calls.ts';
import { groupCalls } from './groups/calls.ts';
import { hallCalls } from './hall/calls.ts';
import { importCalls } from './imports/calls.ts';
import { inboxCalls } from './inbox/calls.ts';
import { mailCalls } from './mail/calls.ts';
import { memberCalls } from './members/calls.ts';
import { newsCalls } from './news/calls.ts';
import { notificationCalls } from './notifications/calls.ts';
import { paymentCalls } from './payments/calls.ts';
import { petCalls } from './pets/calls.ts';
import { pinCalls } from './pins/calls.ts';
import { playerCalls } from './players/calls.ts';
import { questCalls } from './quests/calls.ts';
import { serverCalls } from './server/calls.ts';
import { eventStream } from './server/event-stream.ts';
import { siteSettingCalls } from './site/calls.ts';
import { shopCalls } from './shops/calls.ts';
import { groupPlanCalls } from './subscriptions/group-plan-calls.ts';
import { subscriptionCalls } from './subscriptions/calls.ts';
import { tagCalls } from './tags/calls.ts';
import { taskCalls } from './tasks/calls.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { worldCalls } from './world/calls.ts';

/** Every call by its id. An area adds its calls here, and nowhere else. */
export const calls = {
  ...serverCalls,
  [eventStream.id]: eventStream,
  ...accountCalls,
  ...mailCalls,
  ...playerCalls,
  ...characterCalls,
  ...classCalls,
  ...equipmentCalls,
  ...petCalls,
  ...cardCalls,
  ...subscriptionCalls,
  ...paymentCalls,
  ...couponCalls,
  ...groupPlanCalls,
  ...inboxCalls,
  ...memberCalls,
  ...hallCalls,
  ...adminCalls,
  ...groupCalls,
  ...groupTaskCalls,
  ...chatCalls,
  ...questCalls,
  ...challengeCalls,
  ...siteSettingCalls,
  ...shopCalls,
  ...pinCalls,
  ...dayCalls,
  ...taskCalls,
  ...tagCalls,
  ...notificationCalls,
  ...webhookCalls,
  ...contentCalls,
  ...newsCalls,
  ...worldCalls,
  ...exportCalls,
  ...importCalls,
  ...artCalls,
} as const;

/** The id of a call. */
export type CallId = keyof typeof calls;

/** All calls. */
export const allCalls = (): Call[] => Object.values(calls);
