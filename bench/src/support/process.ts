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

/** Ticks of the kernel's clock in which CPU time is told (Linux, everywhere). */
const tickMs = 10;

/** CPU time that a process has used, in milliseconds; NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * tickMs;
  } catch {
    return Number.NaN;
  }
}
