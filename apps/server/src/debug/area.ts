import { type Area, defineArea } from '../area.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { partyRoutes } from './party-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { type TravelClock, timeRoutes } from './time-routes.ts';

/** Calls that exist in test mode only (wire-groups-and-admin 7.8). */
export const debugArea = (clock: TravelClock): Area =>
  defineArea({
    name: 'debug',
    routes: () => [...playerRoutes, ...partyRoutes, ...inboxRoutes, ...timeRoutes(clock)],
  });
