import { defineArea } from '../area.ts';
import { cardRoutes } from './routes.ts';

/** Greeting cards. They are sent by casting them. */
export const cardsArea = defineArea({ name: 'cards', routes: () => cardRoutes });
