import { defineArea } from '../area.ts';
import { mailJobs } from './jobs.ts';
import { mailRoutes } from './routes.ts';

/** Email: unsubscribing, and the administrator's look at what was sent. */
export const mailArea = defineArea({
  name: 'mail',
  routes: mailRoutes,
  tables: [
    {
      name: 'mails',
      key: ['id'],
      since: 1,
      refersTo: { column: 'player_id', table: 'players', key: 'id' },
    },
  ],
  jobs: mailJobs,
  cleanUp: ({ mailer }) => mailer.forgetOld(),
});
