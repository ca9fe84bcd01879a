/** Milliseconds of processor time that `run` takes: unlike time on the clock, little changed by what else is running. */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
