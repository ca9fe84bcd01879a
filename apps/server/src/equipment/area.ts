import { defineArea } from '../area.ts';
import { equipmentRoutes } from './routes.ts';

/** What the avatar wears, and which pet and mount go with it. */
export const equipmentArea = defineArea({ name: 'equipment', routes: () => equipmentRoutes });
