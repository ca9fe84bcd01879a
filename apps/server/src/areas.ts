import { accountsArea } from './accounts/area.ts';
import { adminArea } from './admin/area.ts';
import { artArea } from './art/area.ts';
import { cardsArea } from './cards/area.ts';
import { challengesArea } from './challenges/area.ts';
import { characterArea } from './character/area.ts';
import { chatArea } from './chat/area.ts';
import { classesArea } from './classes/area.ts';
import { contentArea } from './content/area.ts';
import { couponsArea } from './coupons/area.ts';
import { dayArea } from './day/area.ts';
import { equipmentArea } from './equipment/area.ts';
import { exportsArea } from './exports/area.ts';
import { coverContract } from './http/coverage.ts';
import { groupPlansArea } from './group-plans/area.ts';
import { groupsArea } from './groups/area.ts';
import { hallArea } from './hall/area.ts';
import { importsArea } from './imports/area.ts';
import { inboxArea } from './inbox/area.ts';
import { mailArea } from './mail/area.ts';
import { membersArea } from './members/area.ts';
import { newsArea } from './news/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { paymentsArea } from './payments/area.ts';
import { petsArea } from './pets/area.ts';
import { pinsArea } from './pins/area.ts';
import { playersArea } from './players/area.ts';
import { questsArea } from './quests/area.ts';
import { serverArea } from './server/area.ts';
import { shopsArea } from './shops/area.ts';
import { siteArea } from './site/area.ts';
import { subscriptionsArea } from './subscriptions/area.ts';
import { tagsArea } from './tags/area.ts';
import { tasksArea } from './tasks/area.ts';
import { webhooksArea } from './webhooks/area.ts';
import { worldArea } from './world/area.ts';

/**
 * Every area of the server. A new area adds its module here, and nowhere else. Does not compile unless the areas
 * answer exactly the calls of the contract.
 */
export const areas = coverContract([
  serverArea,
  accountsArea,
  mailArea,
  siteArea,
  playersArea,
  characterArea,
  classesArea,
  equipmentArea,
  petsArea,
  cardsArea,
  subscriptionsArea,
  paymentsArea,
  couponsArea,
  inboxArea,
  membersArea,
  hallArea,
  adminArea,
  groupsArea,
  groupPlansArea,
  questsArea,
  chatArea,
  challengesArea,
  shopsArea,
  pinsArea,
  dayArea,
  tasksArea,
  tagsArea,
  notificationsArea,
  webhooksArea,
  contentArea,
  newsArea,
  worldArea,
  exportsArea,
  importsArea,
  artArea,
]);
