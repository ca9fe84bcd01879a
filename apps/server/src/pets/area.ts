import { defineArea } from '../area.ts';
import { petRoutes } from './routes.ts';

/** Pets and mounts: hatching, feeding and letting go. */
export const petsArea = defineArea({ name: 'pets', routes: () => petRoutes });
