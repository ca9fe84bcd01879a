/**
 * Runs something once the browser has painted the current changes, so that it does not delay the answer to a tap.
 * Hidden pages are not painted: there it runs soon.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
