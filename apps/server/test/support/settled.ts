import type { TestServer } from './server.ts';

/** Waits until the jobs that are due are done. */
export const settled = ({ app }: TestServer): Promise<void> => app.services.jobs.settle();
