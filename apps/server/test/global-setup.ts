import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/support/postgres.ts';

/** Starts one PostgreSQL for the whole run, on which every file creates its own databases. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
