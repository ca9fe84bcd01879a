import { existsSync, statSync } from 'node:fs';
import { backupFolder, readBackupState } from '../../backups/backup-state.ts';
import { backupPlan } from '../../backups/plan.ts';
import { databaseOf } from '../../app.ts';
import type { Settings } from '../../config/settings.ts';
import type { SiteChoices } from '../../storage/site/site-settings.ts';
import { countOf } from '../count-of.ts';
import { Notes } from './finding.ts';

const hourMs = 3_600_000;
/** A day, and the time that a late one may take. */
const tooOldMs = 30 * hourMs;

/** Whether a file was made so lately that the first backup is still to come. */
function isNew(file: string, now: number): boolean {
  const age = now - statSync(file).birthtimeMs;
  return age >= 0 && age < tooOldMs;
}

/** Whether there is a good backup that is young enough. */
export function checkBackups(settings: Settings, site: SiteChoices, now: number): Notes {
  const notes = new Notes('backups');
  const { kept, hour } = backupPlan(site);
  const { made, failure } = readBackupState(settings.dataDir);
  if (settings.databaseUrl !== undefined) {
    notes.advise({
      what: 'Everdeed does not back PostgreSQL up.',
      why: 'This command cannot tell whether there are backups.',
      todo: 'See to it that pg_dump runs every night and that somebody tries its files; see docs/hosting.md.',
    });
    return notes;
  }
  if (!existsSync(databaseOf(settings))) return notes;
  const folder = backupFolder(settings.dataDir);
  if (kept === 0) {
    notes.advise({
      what: 'Scheduled backups are switched off.',
      why: 'A broken disk or a slip of the hand takes everything.',
      todo: 'Choose an hour for them in the administration or by BACKUP_HOUR, or run "everdeed backup" from a timer of your own.',
    });
    return notes;
  }
  if (failure)
    notes.problem({
      what: `The latest backup failed at ${new Date(failure.at).toISOString()}: ${failure.reason}.`,
      why: 'What has changed since the last good one is not backed up.',
      todo: `Put right what it says. The server tries again every hour, or run: everdeed backup`,
    });
  if (made && !existsSync(`${folder}/${made.file}`))
    notes.problem({
      what: `The latest backup, ${made.file}, is gone.`,
      why: 'Somebody or something removes files from the backups folder.',
      todo: 'Make a new one now: everdeed backup',
    });
  else if (!failure && !made && isNew(databaseOf(settings), now))
    notes.ok(`the first one is made at ${hour}:00`);
  else if (!failure && (!made || now - made.at > tooOldMs))
    notes.problem({
      what: made
        ? `The latest backup is ${countOf(Math.floor((now - made.at) / (24 * hourMs)), 'day')} old.`
        : 'There is no scheduled backup yet.',
      why: 'A broken disk takes everything that has changed since.',
      todo: `Keep the server running at ${hour}:00, or look in its log for "backup". By hand: everdeed backup`,
    });
  else if (made && !failure) notes.ok(`the latest one is of ${new Date(made.at).toISOString()}`);
  return notes;
}
