import { worldCalls } from '@everdeed/contract';
import { type Group, TAVERN_ID } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { currentEvents } from '../presenters/world-events.ts';

/** The world boss as everybody sees it; nothing while there is none. */
const presentBoss = (tavern: Group | undefined) => {
  const { key, active, progress, extra = {} } = tavern?.quest ?? {};
  return active && key ? { key, active, progress, extra } : {};
};

/** The state of the world (wire-groups-and-admin 7.1). */
export const worldRoutes = [
  route(worldCalls.getWorldState, async (work, { info }) => {
    const currentEventList = currentEvents(info.now);
    const suffix = currentEventList.map((event) => event['npcImageSuffix']).find(Boolean) ?? '';
    return {
      worldBoss: presentBoss(await work.read.groups.get(TAVERN_ID)),
      currentEvent: currentEventList[0] ?? null,
      currentEventList,
      npcImageSuffix: String(suffix),
    };
  }),
];
