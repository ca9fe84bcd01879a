import { defineArea } from '../area.ts';
import { castRoutes } from './cast-routes.ts';
import { choiceRoutes } from './choice-routes.ts';

/** Classes and their skills. */
export const classesArea = defineArea({ name: 'classes', routes: () => [...choiceRoutes, ...castRoutes] });
