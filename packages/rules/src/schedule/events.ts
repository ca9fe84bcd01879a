import { runningEventsAt, type RunningEvent } from '@everdeed/content';
import { shopDay, startOfShopDay, toIso } from './clock.ts';
import { galaAt } from './galas.ts';

/** An event as the world state lists it (rules-play-and-shops 6.8). Instants are ISO strings. */
export interface WorldEvent {
  readonly event: string;
  readonly start: string;
  readonly end: string;
  readonly season?: string;
  readonly npcImageSuffix?: string;
  readonly gear?: boolean;
  readonly promo?: string;
  readonly gemsPromo?: boolean;
}

/** Running events in calendar order, then the season itself; its dates are written `YYYY.M.1` (catalogue, events.json). */
export function worldEvents(now: number): WorldEvent[] {
  const running = runningEventsAt(now).map(
    ({ event, start, end }): WorldEvent => ({
      event: event.event ?? event.key,
      start: toIso(start),
      end: toIso(end),
      ...(event.season ? { season: event.season } : {}),
      ...(event.npcImageSuffix ? { npcImageSuffix: event.npcImageSuffix } : {}),
      ...(event.promo ? { promo: event.promo } : {}),
      ...(event.gemsPromo ? { gemsPromo: true } : {}),
    }),
  );
  const gala = galaAt(now);
  const { year } = shopDay(now);
  return [
    ...running,
    {
      event: gala.key,
      npcImageSuffix: `_${gala.key}`,
      season: gala.key,
      gear: true,
      start: `${year}.${gala.startMonth}.1`,
      end: `${year}.${gala.endMonth}.1`,
    },
  ];
}

/**
 * The moment at which something that an event added leaves the shops: the event's last day (UTC), 08:00 (6.1), in the
 * year of `now`. For the new year's card in December that is a day gone by; the vectors have it so, and only the
 * shown countdown depends on it.
 */
export function endOfEventOffer({ end }: RunningEvent, now: number): number {
  const last = new Date(end);
  return startOfShopDay(new Date(now).getUTCFullYear(), last.getUTCMonth() + 1, last.getUTCDate());
}

/** Whether gem packs hold more at `now` (rules-play-and-shops 6.8). */
export const isGemSale = (now: number): boolean =>
  runningEventsAt(now).some(({ event }) => event.gemsPromo !== undefined);

/** Whether giving a subscription gives one to the giver as well at `now` (rules-play-and-shops 8.7). */
export const isGiftOneGetOne = (now: number): boolean =>
  runningEventsAt(now).some(({ event }) => event.promo === 'g1g1');
