import { defineJob } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { mailJob } from './mailer.ts';

/** What is mailed in the background. A mail server that hangs must not block other jobs. */
export const mailJobs = [
  defineJob(mailJob, {
    maxAtOnce: 4,
    run: ({ mailer }: Services, { payload }) => mailer.deliver(payload.mailId),
  }),
];
