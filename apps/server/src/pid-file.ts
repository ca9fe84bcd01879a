import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pathOf = (dataDir: string): string => join(dataDir, 'server.pid');

/** Notes that a server works on this folder; gives a function that takes the note away. */
export function notePid(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(pathOf(dataDir), String(process.pid));
  return () => rmSync(pathOf(dataDir), { force: true });
}

/** The process id of a server that works on this folder now. */
export function runningServer(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(pathOf(dataDir), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
