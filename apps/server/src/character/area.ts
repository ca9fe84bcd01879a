import { defineArea } from '../area.ts';
import { attributeRoutes } from './attribute-routes.ts';
import { renewalRoutes } from './renewal-routes.ts';

/** The character: rest, revival, attribute points and starting over. */
export const characterArea = defineArea({
  name: 'character',
  routes: (parts) => [...attributeRoutes, ...renewalRoutes(parts)],
});
