import { hallCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { listHeroes, listPatrons } from '../storage/hall/list-hall.ts';

/** The two lists of the hall (wire-groups-and-admin 6.1). */
export const listRoutes = [
  route(hallCalls.getHeroes, (work) => listHeroes(work.read.db)),
  route(hallCalls.getPatrons, (work, { query }) => listPatrons(work.read.db, query.page ?? 0)),
];
