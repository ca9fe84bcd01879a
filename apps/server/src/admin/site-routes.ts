import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteCalls } from '@everdeed/contract';
import { appVersion } from '../http/envelope.ts';
import { route } from '../http/route.ts';
import { countJobs } from '../jobs/list.ts';
import type { Services } from '../services.ts';
import { countOpen } from '../storage/admin/report-cases.ts';
import { databaseBytes, siteFigures } from '../storage/admin/site-figures.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

interface Backup {
  readonly name: string;
  readonly bytes: number;
  readonly at: string;
}

/** The backups in the data folder, newest first; none without a folder of them. */
function backupsIn(dataDir: string): Backup[] {
  const folder = join(dataDir, 'backups');
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
];
