import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes (VmRSS); NaN if the system does not report it. */
export function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** Length of the kernel clock tick in which Linux reports CPU time. */
const tickMs = 10;

/** CPU time used by a process in milliseconds; NaN if the system does not report it. */
export function cpuMs(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * tickMs;
  } catch {
    return Number.NaN;
  }
}
