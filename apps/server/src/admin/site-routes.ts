import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteCalls } from '@everdeed/contract';
import { backupFolder } from '../backups/backup-state.ts';
import { makeBackup } from '../backups/make-backup.ts';
import { askedBackupName, rotateAsked } from '../backups/rotation.ts';
import { appVersion } from '../http/envelope.ts';
import { route } from '../http/route.ts';
import { countJobs } from '../jobs/list.ts';
import type { Services } from '../services.ts';
import { countOpen } from '../storage/admin/report-cases.ts';
import { databaseBytes, siteFigures } from '../storage/admin/site-figures.ts';
import { audit } from '../work/audit.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

interface Backup {
  readonly name: string;
  readonly bytes: number;
  readonly at: string;
}

/** The backups in the data folder, newest first; none without a folder of them. */
function backupsIn(dataDir: string): Backup[] {
  const folder = backupFolder(dataDir);
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sqlite'))
      .map((name) => {
        const { size, mtime } = statSync(join(folder, name));
        return { name, bytes: size, at: mtime.toISOString() };
      })
      .toSorted((one, other) => other.at.localeCompare(one.at));
  } catch {
    return [];
  }
}

/** Makes a backup of an embedded database, in a thread of its own; the oldest that were asked for make place. */
async function backUp(file: string, dataDir: string, name: string): Promise<Backup> {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const { bytes } = await makeBackup({ source: file, target: join(folder, name) });
  rotateAsked(folder);
  return { name, bytes, at: statSync(join(folder, name)).mtime.toISOString() };
}

/** The site at a glance. */
export const siteRoutes = ({ connection, settings }: Pick<Services, 'connection' | 'settings'>) => [
  route(siteCalls.getSiteState, async (work) => {
    const { db } = work.read;
    const { waitingMails, ...figures } = await siteFigures(db, work.now);
    const open = Object.values(await countOpen(db));
    return {
      version: appVersion,
      engine: connection.engine,
      startedAt,
      ...figures,
      jobs: { waiting: await countJobs(db, 'jobs'), dead: await countJobs(db, 'dead_letters') },
      openReports: open.reduce((sum, count) => sum + count, 0),
      databaseBytes: await databaseBytes(connection),
      memoryBytes: process.memoryUsage.rss(),
      lastBackup: backupsIn(settings.dataDir)[0] ?? null,
      mail: { configured: settings.smtpUrl !== undefined, waiting: waitingMails },
    };
  }),
  route(siteCalls.getBackups, () => ({
    canMake: connection.file !== undefined,
    items: backupsIn(settings.dataDir),
  })),
  route(siteCalls.makeBackup, async (work, { actor, body }) => {
    if (connection.file === undefined) throw work.refuse('BadRequest', 'backupNotHere');
    const made = await backUp(connection.file, settings.dataDir, askedBackupName(work.now));
    await work.transaction((tx) =>
      audit(work, tx, actor, {
        act: 'makeBackup',
        target: { kind: 'backup', id: made.name, name: made.name },
        reason: body.reason,
      }),
    );
    return made;
  }),
];
