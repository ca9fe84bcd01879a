import { defineArea } from '../area.ts';
import { inboxRoutes } from './routes.ts';

/** Private messages: who may write, and what is read. */
export const inboxArea = defineArea({ name: 'inbox', routes: () => inboxRoutes });
