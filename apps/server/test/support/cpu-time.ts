/** Milliseconds of processor time that `run` takes: unlike time on the clock, little changed by what else is running. */
function once(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of three measures: the others may hold a collection of what earlier tests left behind. */
export const cpuMs = (run: () => unknown): number => Math.min(once(run), once(run), once(run));
