import type { Player } from '../state/player.ts';
import type { ZoneOptions } from './zone.ts';

/** The zone options of a player. */
export const zoneOf = ({ preferences }: Pick<Player, 'preferences'>): ZoneOptions => ({
  dayStart: preferences.dayStart,
  timezoneOffset: preferences.timezoneOffset,
  timezone: preferences.timezone,
});
