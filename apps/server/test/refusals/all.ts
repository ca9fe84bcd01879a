import type { calls, debugCalls } from '@everdeed/contract';
import type { RefusalCases } from '../support/refusal-cases.ts';
import { adminGroupRefusals } from './admin-groups.ts';
import { adminRefusals } from './admin.ts';
import { artRefusals } from './art.ts';
import { challengeRefusals } from './challenges.ts';
import { characterRefusals } from './character.ts';
import { chatRefusals } from './chat.ts';
import { classRefusals } from './classes.ts';
import { couponRefusals } from './coupons.ts';
import { credentialRefusals } from './credentials.ts';
import { debugRefusals } from './debug.ts';
import { equipmentRefusals } from './equipment.ts';
import { groupTaskRefusals } from './group-tasks.ts';
import { groupPlanRefusals } from './group-plans.ts';
import { groupRefusals } from './groups.ts';
import { hallRefusals } from './hall.ts';
import { importRefusals } from './imports.ts';
import { inboxRefusals } from './inbox.ts';
import { memberRefusals } from './members.ts';
import { newsRefusals } from './news.ts';
import { notificationRefusals } from './notifications.ts';
import { paymentRefusals } from './payments.ts';
import { petRefusals } from './pets.ts';
import { pinRefusals } from './pins.ts';
import { playerRefusals } from './players.ts';
import { questRefusals } from './quests.ts';
import { reportRefusals } from './reports.ts';
import { serverRefusals } from './server.ts';
import { signInRefusals } from './sign-in.ts';
import { siteRefusals } from './site.ts';
import { shopRefusals } from './shops.ts';
import { tagRefusals } from './tags.ts';
import { taskPartRefusals } from './task-parts.ts';
import { taskRefusals } from './tasks.ts';
import { webhookRefusals } from './webhooks.ts';

/** A case for every refusal of every call. */
export const refusalsByCall: RefusalCases<typeof calls & typeof debugCalls> = {
  ...adminGroupRefusals,
  ...adminRefusals,
  ...artRefusals,
  ...challengeRefusals,
  ...characterRefusals,
  ...chatRefusals,
  ...classRefusals,
  ...couponRefusals,
  ...credentialRefusals,
  ...debugRefusals,
  ...equipmentRefusals,
  ...groupTaskRefusals,
  ...groupPlanRefusals,
  ...groupRefusals,
  ...hallRefusals,
  ...importRefusals,
  ...inboxRefusals,
  ...memberRefusals,
  ...newsRefusals,
  ...notificationRefusals,
  ...paymentRefusals,
  ...petRefusals,
  ...pinRefusals,
  ...playerRefusals,
  ...questRefusals,
  ...reportRefusals,
  ...serverRefusals,
  ...signInRefusals,
  ...siteRefusals,
  ...shopRefusals,
  ...tagRefusals,
  ...taskPartRefusals,
  ...taskRefusals,
  ...webhookRefusals,
};
