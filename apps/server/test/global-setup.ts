import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/support/postgres.ts';

/** One PostgreSQL for the whole run; every file makes databases of its own on it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
