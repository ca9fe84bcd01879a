import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@everdeed/contract';
import { DAY_MS } from '@everdeed/rules';
import { defineJob, jobKind } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import { findAdministratorIds } from '../storage/find-players.ts';
import { mailPlayer } from '../work/mails.ts';
import { runWork } from '../work/unit-of-work.ts';
import { backupFolder, type BackupState, readBackupState, writeBackupState } from './backup-state.ts';
import { makeBackup } from './make-backup.ts';
import { backupPlan, latestSlot } from './plan.ts';
import { backupName, rotate, sweepUnfinished } from './rotation.ts';

const hourMs = 3_600_000;
/** How long after the start the first look is: nobody should wait for a backup then. */
const firstLookMs = 60_000;

/** Looks every hour whether a backup is due: one that was missed or has failed is made then. */
const backupJob = jobKind({
  name: 'backup',
  payload: Type.Object({}),
  repeat: (_payload, now) => now - (now % hourMs) + hourMs,
});

/** Whether the server makes backups: of an embedded database, unless none is to be kept or a test owns the clock. */
export const makesBackups = ({
  connection,
  site,
  testMode,
}: Pick<Services, 'connection' | 'site' | 'testMode'>): boolean =>
  connection.file !== undefined && !testMode && backupPlan(site.current).kept > 0;

async function tellAdministrators(services: Services, reason: string): Promise<void> {
  await runWork(services, async (work) => {
    const params = {
      site: services.site.current.siteName,
      reason,
      folder: backupFolder(services.settings.dataDir),
    };
    await work.transaction(async (tx) => {
      for (const id of await findAdministratorIds(tx.db)) {
        const to = await work.read.players.get(id);
        if (to) await mailPlayer(tx, services, { to, template: 'backup-failed', params });
      }
    });
  });
}

async function failed(services: Services, error: unknown, before: BackupState): Promise<void> {
  const { log, settings, system } = services;
  const reason = error instanceof Error ? error.message : String(error);
  const now = system.now();
  log.error({ err: error }, 'a scheduled backup failed');
  const { made, toldAt } = before;
  const isNews = toldAt === undefined || now - toldAt >= DAY_MS;
  const state = { ...(made && { made }), failure: { at: now, reason } };
  if (isNews) await tellAdministrators(services, reason);
  const told = isNews ? now : toldAt;
  writeBackupState(settings.dataDir, { ...state, ...(told !== undefined && { toldAt: told }) });
}

/** Makes a backup if one is due, verifies it, and removes those that are too many. */
export async function backUpIfDue(services: Services): Promise<void> {
  const { connection, settings, system, log } = services;
  if (connection.file === undefined || !makesBackups(services)) return;
  const plan = backupPlan(services.site.current);
  const [now, state] = [system.now(), readBackupState(settings.dataDir)];
  if (state.made && state.made.at >= latestSlot(now, plan)) return;
  const folder = backupFolder(settings.dataDir);
  const from = performance.now();
  try {
    mkdirSync(folder, { recursive: true });
    sweepUnfinished(folder);
    const file = backupName(now);
    const { bytes, accounts } = await makeBackup({ source: connection.file, target: join(folder, file) });
    const ms = Math.round(performance.now() - from);
    writeBackupState(settings.dataDir, { made: { at: now, file, bytes, ms } });
    const removed = rotate(folder, plan.kept);
    log.info({ file, bytes, accounts, ms, removed: removed.length }, 'a backup was made and verified');
  } catch (error) {
    await failed(services, error, state);
  }
}

/** Backups of the embedded database on a schedule. */
export const backupJobs = [
  defineJob(backupJob, { maxAtOnce: 1, run: (services: Services) => backUpIfDue(services) }),
];

/** Has the server look for due backups from now on. */
export async function startBackups(services: Services): Promise<void> {
  const { connection, storage, system, testMode } = services;
  // Also where none are wanted now: an administrator may want them later.
  if (testMode || connection.file === undefined) return;
  await storage.run((tx) => tx.enqueue(backupJob, {}, { runAt: system.now() + firstLookMs }));
}
