import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process in bytes (VmRSS); NaN if the system does not report it. */
export function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** The parent of a process; undefined if the system does not report it. */
function parentOf(pid: number): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Resident memory of a process and of all that it started, in bytes; NaN if the system does not report it. */
export function residentBytesOfAll(pid: number): number {
  let own = residentBytes(pid);
  if (Number.isNaN(own)) return own;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  for (const child of children) own += residentBytesOfAll(child) || 0;
  return own;
}

/**
 * How long the threads of a process have been ready to run and were not let, in milliseconds: time that the machine
 * gave to others. 0 if the system does not report it.
 */
export function starvedMs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map(
        (thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6,
      )
      .reduce((sum, ms) => sum + ms, 0);
  } catch {
    return 0;
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
