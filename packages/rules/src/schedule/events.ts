import { runningEventsAt, type RunningEvent } from '@everdeed/content';
import { shopDay, startOfShopDay, toIso } from './clock.ts';
import { galaAt } from './galas.ts';

/** An event as listed in the world state (rules-play-and-shops 6.8). Instants are ISO strings. */
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
 * The moment when items added by an event leave the shops: 08:00 on the event's last day (UTC, 6.1), in the
 * year of `now`. For the New Year's card in December that is in the past; the vectors say so, and only the
 * countdown depends on it. What was started by hand ends when it was said to.
 */
export function endOfEventOffer({ end, byHand }: RunningEvent, now: number): number {
  if (byHand) return end;
  const last = new Date(end);
  return startOfShopDay(new Date(now).getUTCFullYear(), last.getUTCMonth() + 1, last.getUTCDate());
}

/** Whether there is a gem sale at `now` (rules-play-and-shops 6.8). */
export const isGemSale = (now: number): boolean =>
  runningEventsAt(now).some(({ event }) => event.gemsPromo !== undefined);

/** Whether giving a subscription also gives one to the giver at `now` (rules-play-and-shops 8.7). */
export const isGiftOneGetOne = (now: number): boolean =>
  runningEventsAt(now).some(({ event }) => event.promo === 'g1g1');
