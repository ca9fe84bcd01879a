import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Puts an embedded database with today's tables, all empty, into a folder of data; returns its file. */
export function prepareSqlite(folder: string): string {
  const file = join(folder, 'everdeed.sqlite');
  copyFileSync(inject('preparedSqlite'), file);
  return file;
}
