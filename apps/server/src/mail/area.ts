import { defineArea } from '../area.ts';
import { mailRoutes } from './routes.ts';

/** Email: unsubscribing, and the administrator's look at what was sent. */
export const mailArea = defineArea({
  name: 'mail',
  routes: mailRoutes,
  cleanUp: ({ mailer }) => mailer.forgetOld(),
});
