import { defineArea } from '../area.ts';
import { keepResponses } from './keep-responses.ts';
import type { QuestParts } from './mails.ts';
import { questRoutes } from './routes.ts';

/** Quests of parties: asking, answering, setting out, giving up. Days of members are the day's. */
export const questsArea = defineArea({
  name: 'quests',
  routes: (parts: QuestParts) => questRoutes(parts),
  reactions: [keepResponses],
});
