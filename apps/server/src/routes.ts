import type { Route } from './http/route.ts';

/** Routes by area. An area adds its list here, and nowhere else. */
const areas: readonly (readonly Route[])[] = [];

/** Every route there is. */
export const allRoutes = (): Route[] => areas.flat();
