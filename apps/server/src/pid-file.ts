import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pathOf = (dataDir: string): string => join(dataDir, 'server.pid');

/** Records that a server is using this folder; returns a function that removes the record. */
export function notePid(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(pathOf(dataDir), String(process.pid));
  return () => rmSync(pathOf(dataDir), { force: true });
}

/** The process id of a server that is using this folder, if any. */
export function runningServer(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(pathOf(dataDir), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
