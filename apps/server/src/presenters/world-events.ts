import {
  allEggs,
  aprilFools,
  aprilFoolsVariant,
  eventWindow,
  galas,
  gemsPromo,
  isDropEgg,
  petsOfType,
  type RepeatingEvent,
  runningEventsAt,
  switchoverHourUtc,
} from '@everdeed/content';

/** An event in the wire's form; its other facts depend on its kind. */
interface WorldEvent {
  readonly [fact: string]: unknown;
  readonly start: string;
  readonly end: string;
}

const HOUR_MS = 3_600_000;

/** Pictures shown instead of pets on April Fools' Day; a key that ends in a hyphen is a prefix. */
function substitutions(year: number): Record<string, string> {
  const variant = aprilFoolsVariant(year);
  const images = new Map(
    aprilFools.substitutions.map(({ when, image }) => [when, image.replace('{variant}', variant)]),
  );
  const imageOf = (when: string, egg = ''): string => (images.get(when) ?? '').replace('{egg}', egg);
  return {
    default: imageOf('other'),
    noPet: imageOf('noPet'),
    noPetIOS: imageOf('noPetIOS'),
    noPetAndroid: imageOf('noPetAndroid'),
    ...Object.fromEntries(petsOfType('special').map(({ key }) => [`Pet-${key}`, imageOf('specialPet')])),
    ...Object.fromEntries(
      allEggs().map(({ key }) => [`Pet-${key}-`, imageOf(isDropEgg(key) ? 'dropEgg' : 'questEgg', key)]),
    ),
  };
}

/** A repeating event with its bounds in one year, in the wire's form (wire-groups-and-admin 7.1). */
function presentEvent(event: RepeatingEvent, start: number, end: number): WorldEvent {
  const { gemsPromo: isSale, aprilFools: isFools, start: _start, end: _end, ...facts } = event;
  return {
    ...facts,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    ...(isSale ? { gemsPromo } : {}),
    ...(isFools ? { spriteSubstitutions: { pets: substitutions(new Date(start).getUTCFullYear()) } } : {}),
  };
}

/** All repeating events by key, with their bounds in the year of `now`. */
export function repeatingEventsOf(events: readonly RepeatingEvent[], now: number): Record<string, unknown> {
  const year = new Date(now).getUTCFullYear();
  return Object.fromEntries(
    events.map((event) => {
      const { start, end } = eventWindow(event, year);
      return [event.key, presentEvent(event, start, end)];
    }),
  );
}

/** The current season, which changes on the first of a month when the shops' day begins. */
function galaEvent(now: number): WorldEvent {
  const day = new Date(now - switchoverHourUtc * HOUR_MS);
  const month = day.getUTCMonth() + 1;
  const gala = galas[Math.floor((month % 12) / 3)];
  if (!gala) throw new RangeError(`no season for month ${month}`);
  const { key, startMonth, endMonth } = gala;
  const year = day.getUTCFullYear();
  const dates = { start: `${year}.${startMonth}.1`, end: `${year}.${endMonth}.1` };
  return { event: key, npcImageSuffix: `_${key}`, season: key, gear: true, ...dates };
}

/** Current events in the order of the table, then the season. */
export const currentEvents = (now: number): WorldEvent[] => [
  ...runningEventsAt(now).map(({ event, start, end }) => presentEvent(event, start, end)),
  galaEvent(now),
];
