import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@everdeed/content/values';

/** How the latest scheduled backups went. */
export interface BackupState {
  /** When the latest good one was made (ms), its file name, its size in bytes, and how long it took (ms). */
  readonly made?: { readonly at: number; readonly file: string; readonly bytes: number; readonly ms: number };
  /** Why the latest attempt failed; absent once one has succeeded. */
  readonly failure?: { readonly at: number; readonly reason: string };
  /** When the administrators were last told of a failure (ms). */
  readonly toldAt?: number;
}

/** The folder of backups. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

const stateFile = (dataDir: string): string => join(backupFolder(dataDir), 'state.json');

/** The state, which stands beside the backups and not in the database: a restored one must not bring an old state along. */
export function readBackupState(dataDir: string): BackupState {
  try {
    const state: unknown = JSON.parse(readFileSync(stateFile(dataDir), 'utf8'));
    return isFields(state) ? state : {};
  } catch {
    return {};
  }
}

export function writeBackupState(dataDir: string, state: BackupState): void {
  mkdirSync(backupFolder(dataDir), { recursive: true });
  const file = stateFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** In a word: `failed` until the next good one, `none` before the first. */
export type BackupHealth = 'made' | 'failed' | 'none';

export const backupHealth = ({ made, failure }: BackupState): BackupHealth =>
  failure ? 'failed' : made ? 'made' : 'none';
