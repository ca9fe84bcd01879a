/** When backups are made, and how many stay. */
export interface BackupPlan {
  /** The hour of the day, 0 to 23, in the time zone of the server's machine. */
  readonly hour: number;
  /** How many scheduled backups are kept; 0 makes none. */
  readonly kept: number;
}

/** What the environment sets, or an administrator has chosen; without an hour there are no backups. */
interface BackupChoice {
  readonly backupHour: number | null;
  readonly backupsKept: number;
}

/** The one place that reads the plan. */
export const backupPlan = ({ backupHour, backupsKept }: BackupChoice): BackupPlan => ({
  hour: backupHour ?? 0,
  kept: backupHour === null ? 0 : backupsKept,
});

/** The latest instant (ms), up to `now`, at which a backup was to be made. */
export function latestSlot(now: number, { hour }: BackupPlan): number {
  const slot = new Date(now);
  slot.setHours(hour, 0, 0, 0);
  if (slot.getTime() > now) slot.setDate(slot.getDate() - 1);
  return slot.getTime();
}
