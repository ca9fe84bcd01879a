import type { BackgroundSet } from './types.ts';

/** Background sets that are of no month (catalogue backgrounds.json). */
// biome-ignore format: one row a line
export const otherBackgroundSets: readonly BackgroundSet[] = [
  { set: 'eventBackgrounds', keys: ['birthday_bash', 'on_a_strange_planet'], kind: 'event', price: 0, currency: null },
  { set: 'timeTravelBackgrounds', keys: ['airship', 'clocktower', 'steamworks'], kind: 'timeTravel', price: 1, currency: 'hourglasses' },
  { set: 'incentiveBackgrounds', keys: ['violet', 'blue', 'green', 'purple', 'red', 'yellow'], kind: 'incentive', price: null, currency: 'loginIncentive' },
];
