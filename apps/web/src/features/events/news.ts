import { type RunningEvent, runningEventsAt } from '@everdeed/content';
import { galaAt, galaBounds } from '@everdeed/rules';

/** Events of the calendar that are told. What is sold for real money is left out as long as nothing is. */
const EVENTS = [
  'nye',
  'birthday',
  'valentines',
  'piDay',
  'aprilFools',
  'aprilFoolsResale',
  'namingDay',
  'habitoween',
  'harvestFeast',
] as const;
type EventName = (typeof EVENTS)[number];
type Season = ReturnType<typeof galaAt>['key'];
export type NewsKey = EventName | `opens.${Season}` | `closes.${Season}`;

/** What is on in the world of the game. */
export interface News {
  readonly key: NewsKey;
  /** Tells this year's from others. */
  readonly id: string;
  /** Name of its picture. */
  readonly picture: EventName | Season;
  /** When it is over, in milliseconds since the epoch. */
  readonly until: number;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const isTold = (key: string): key is EventName => EVENTS.some((name) => name === key);

function eventNews({ event: { key }, start, end }: RunningEvent): readonly News[] {
  return isTold(key) ? [{ key, id: `${key} ${start}`, picture: key, until: end }] : [];
}

/** A season is told in its first and in its last week: our own bounds. */
function seasonNews(now: number): readonly News[] {
  const season = galaAt(now).key;
  const { start, end } = galaBounds(now);
  const isLate = end - now <= WEEK_MS;
  if (!isLate && now - start > WEEK_MS) return [];
  const key = `${isLate ? 'closes' : 'opens'}.${season}` as const;
  return [{ key, id: `${key} ${start}`, picture: season, until: end }];
}

/** What is on at `now`, in the order of the calendar; the season comes last. */
export const newsAt = (now: number): readonly News[] => [
  ...runningEventsAt(now).flatMap(eventNews),
  ...seasonNews(now),
];
