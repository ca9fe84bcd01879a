import { worldCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { currentEvents } from '../presenters/world-events.ts';

/** What goes on in the world (wire-groups-and-admin 7.1). No world boss stirs yet. */
export const worldRoutes = [
  route(worldCalls.getWorldState, (_work, { info }) => {
    const currentEventList = currentEvents(info.now);
    const suffix = currentEventList.map((event) => event['npcImageSuffix']).find(Boolean) ?? '';
    return {
      worldBoss: {},
      currentEvent: currentEventList[0] ?? null,
      currentEventList,
      npcImageSuffix: String(suffix),
    };
  }),
];
