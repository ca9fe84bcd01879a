import { assertNever } from '@everdeed/content/values';
import {
  alwaysAvailableCustomizations,
  backgroundSets,
  type EventRuns,
  eventRuns,
  monthlySchedule,
  mysterySets,
  releaseDays,
  runningEventsAt,
} from '@everdeed/content';
import { shopDay, startOfShopDay, toIso } from './clock.ts';
import { endOfEventOffer } from './events.ts';
import { galaAt, galaBounds, seasonalSetsAt } from './galas.ts';
import { isBackgroundSetOffered, isMysterySetOffered } from './matchers.ts';

/** Types of items that the shops' calendar controls. */
export const offerTypes = [
  'timeTravelers',
  'backgrounds',
  'petQuests',
  'hatchingPotionQuests',
  'bundles',
  'premiumHatchingPotions',
  'seasonalGear',
  'seasonalSpells',
  'seasonalQuests',
  'customizations',
  'cards',
] as const;
/** A type of item that the calendar controls. */
export type OfferType = (typeof offerTypes)[number];

/** The shops' offer of one type. Instants are ISO strings. */
export interface Offer {
  /** Keys in calendar order, those of events last. */
  readonly keys: readonly string[];
  /** When the list changes; absent for types that only events bring. */
  readonly end?: string;
  /** Keys added by events, with the moment when they leave. */
  readonly specialEnds: Readonly<Record<string, string>>;
}

const GALA_TYPES = ['seasonalGear', 'seasonalSpells', 'seasonalQuests', 'customizations'] as const;
type GalaType = (typeof GALA_TYPES)[number];
type MonthlyType = Exclude<OfferType, GalaType | 'cards'>;

const isGalaType = (type: OfferType): type is GalaType => (GALA_TYPES as readonly string[]).includes(type);

/** The month whose list of `type` applies at `now`: the current one, or until its change day the previous one. */
function monthInForce(type: MonthlyType, now: number) {
  const { month, day } = shopDay(now);
  const number = day >= releaseDays[type] ? month : ((month + 10) % 12) + 1;
  const entry = monthlySchedule[number - 1];
  if (!entry) throw new RangeError(`no calendar for month ${number}`);
  return entry;
}

function monthlyKeys(type: MonthlyType, now: number): readonly string[] {
  const month = monthInForce(type, now);
  switch (type) {
    case 'timeTravelers':
      return mysterySets()
        .map(({ key }) => key)
        .filter((key) => isMysterySetOffered(key, month.day1.timeTravelers, now));
    case 'backgrounds':
      return backgroundSets
        .map(({ set }) => set)
        .filter((set) => isBackgroundSetOffered(set, month.day7.backgrounds, now));
    case 'premiumHatchingPotions':
      return month.day21.premiumHatchingPotions;
    case 'petQuests':
    case 'hatchingPotionQuests':
    case 'bundles':
      return month.day14[type];
    default:
      return assertNever(type);
  }
}

function galaKeys(type: GalaType, now: number): readonly string[] {
  if (type === 'seasonalGear') return seasonalSetsAt(now);
  const own = galaAt(now)[type];
  return type === 'customizations' ? [...alwaysAvailableCustomizations, ...own] : own;
}

/** The next change of a list that changes on one day of every month (rules-play-and-shops 6.1). */
function endOfMonthly(type: MonthlyType, now: number): string {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const here = startOfShopDay(year, month, releaseDays[type]);
  return toIso(here > now ? here : startOfShopDay(year, month + 1, releaseDays[type]));
}

/** Keys that running events add to a type, with the moment when each leaves. */
function eventKeys(type: OfferType, now: number): Record<string, string> {
  const ends: Record<string, string> = {};
  for (const running of runningEventsAt(now)) {
    const added = running.event.content?.filter((content) => content.type === type) ?? [];
    for (const key of added.flatMap(({ items }) => items)) ends[key] = toIso(endOfEventOffer(running, now));
  }
  return ends;
}

function workOut(type: OfferType, now: number): Offer | undefined {
  const specialEnds = eventKeys(type, now);
  const special = Object.keys(specialEnds);
  if (type === 'cards') return special.length > 0 ? { keys: special, specialEnds } : undefined;
  if (isGalaType(type)) {
    return { keys: [...galaKeys(type, now), ...special], end: toIso(galaBounds(now).end), specialEnds };
  }
  return { keys: [...monthlyKeys(type, now), ...special], end: endOfMonthly(type, now), specialEnds };
}

const MINUTE_MS = 60_000;

/**
 * Everything in the calendar, and what is started by hand, begins and ends on whole minutes, so each of these and each
 * time between two of them is one moment.
 */
const momentOf = (now: number): number =>
  now % MINUTE_MS === 0 ? now : Math.floor(now / MINUTE_MS) * MINUTE_MS + 1;

interface Remembered {
  readonly moment: number;
  readonly runs: EventRuns;
  readonly offer: Offer | undefined;
  readonly keys: ReadonlySet<string>;
}
const remembered = new Map<OfferType, Remembered>();

/** The offer at `now`, computed once per moment and set of runs by hand, since a shop page asks for it hundreds of times. */
function recall(type: OfferType, now: number): Remembered {
  const moment = momentOf(now);
  const runs = eventRuns();
  const last = remembered.get(type);
  if (last?.moment === moment && last.runs === runs) return last;
  const offer = workOut(type, now);
  const fresh = { moment, runs, offer, keys: new Set(offer?.keys) };
  remembered.set(type, fresh);
  return fresh;
}

/**
 * What the shops offer of `type` at `now` (rules-play-and-shops 6). `undefined` for cards outside a running
 * event.
 */
export const offerAt = (type: OfferType, now: number): Offer | undefined => recall(type, now).offer;

/** Whether `key` of `type` is on offer; a type without a list matches everything (6.1). */
export function isOffered(type: OfferType, key: string, now: number): boolean {
  const { offer, keys } = recall(type, now);
  return offer === undefined || keys.has(key);
}

/** When `key` of `type` leaves the shops, as an ISO string; `undefined` if it is not there, or the calendar does not say. */
export function offerEnd(type: OfferType, key: string, now: number): string | undefined {
  const { offer, keys } = recall(type, now);
  return keys.has(key) ? (offer?.specialEnds[key] ?? offer?.end) : undefined;
}
