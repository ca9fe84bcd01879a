import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@everdeed/rules';

const scheduled = /^daily-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/;
const asked = /^asked-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite$/;
const unfinished = /^(?:daily|asked)-.*\.sqlite\.part(?:-wal|-shm|-journal)?$/;

/** How many backups stay that somebody asked for: our own figure. */
const ASKED_KEPT = 5;

/** The name of a scheduled backup made at an instant (ms); names sort by time. */
export const backupName = (at: number): string =>
  `daily-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`;

/** The name of one that somebody asked for at an instant (ms). */
export const askedBackupName = (at: number): string =>
  `asked-${new Date(at).toISOString().replace(/[:.]/g, '-')}.sqlite`;

function filesLike(folder: string, shape: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && shape.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/** The scheduled backups in a folder, oldest first. Each was verified before it got its name. */
export const scheduledBackups = (folder: string): string[] => filesLike(folder, scheduled);

function keepNewest(folder: string, names: readonly string[], kept: number): string[] {
  const surplus = names.slice(0, -Math.max(1, kept));
  for (const name of surplus) rmSync(join(folder, name), { force: true });
  return surplus;
}

/** Keeps the newest `kept` scheduled backups, and at least one. Those made by hand or before an upgrade stay. */
export const rotate = (folder: string, kept: number): string[] =>
  keepNewest(folder, scheduledBackups(folder), kept);

/** Keeps the newest of those that somebody asked for, so that asking cannot fill the disk. */
export const rotateAsked = (folder: string): string[] =>
  keepNewest(folder, filesLike(folder, asked), ASKED_KEPT);

/** Whether it may still be written: only scheduled ones are made by whoever sweeps. */
const isInHand = (folder: string, name: string): boolean =>
  name.startsWith('asked-') && Date.now() - statSync(join(folder, name)).mtimeMs < DAY_MS;

/** Removes what attempts that were cut short have left. */
export function sweepUnfinished(folder: string): void {
  for (const name of filesLike(folder, unfinished))
    if (!isInHand(folder, name)) rmSync(join(folder, name), { force: true });
}
