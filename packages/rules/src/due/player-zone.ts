import type { Player } from '../state/player.ts';
import type { ZoneOptions } from './zone.ts';

/** What places instants in this player's days. */
export const zoneOf = ({ preferences }: Pick<Player, 'preferences'>): ZoneOptions => ({
  dayStart: preferences.dayStart,
  timezoneOffset: preferences.timezoneOffset,
  timezone: preferences.timezone,
});
