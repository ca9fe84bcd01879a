/** Runs something when the browser has nothing better to do, at the latest after three seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1500);
}
