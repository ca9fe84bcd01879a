import { worldCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { currentEvents } from '../presenters/world-events.ts';

/** The state of the world (wire-groups-and-admin 7.1). There is no world boss yet. */
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
