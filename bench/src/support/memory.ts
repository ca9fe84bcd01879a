import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes (VmRSS); NaN where the system does not tell. */
export function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
