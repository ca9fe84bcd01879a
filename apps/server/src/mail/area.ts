import { defineArea } from '../area.ts';
import { mailJobs } from './jobs.ts';
import { mailRoutes } from './routes.ts';

/** Email: unsubscribing, and the administrator's look at what was sent. */
export const mailArea = defineArea({
  name: 'mail',
  routes: mailRoutes,
  jobs: mailJobs,
  cleanUp: ({ mailer }) => mailer.forgetOld(),
});
