import { defineArea } from '../area.ts';
import { pinRoutes } from './routes.ts';

/** The rewards column. */
export const pinsArea = defineArea({ name: 'pins', routes: () => pinRoutes });
