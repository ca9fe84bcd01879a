import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const scheduled = /^daily-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/;
const unfinished = /^daily-.*\.sqlite\.part(?:-wal|-shm|-journal)?$/;

/** The name of a scheduled backup made at an instant (ms); names sort by time. */
export const backupName = (at: number): string =>
  `daily-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`;

/** The scheduled backups in a folder, oldest first. Each was verified before it got its name. */
export function scheduledBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && scheduled.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** Keeps the newest `kept` scheduled backups, and at least one. Those made by hand or before an upgrade stay. */
export function rotate(folder: string, kept: number): string[] {
  const surplus = scheduledBackups(folder).slice(0, -Math.max(1, kept));
  for (const name of surplus) rmSync(join(folder, name), { force: true });
  return surplus;
}

/** Removes what attempts that were cut short have left. */
export function sweepUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (unfinished.test(name)) rmSync(join(folder, name), { force: true });
}
