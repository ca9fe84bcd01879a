/** Milliseconds after which nobody waits any longer for a way back, our own: the browser may have called it off. */
const PATIENCE_MS = 1000;

let isUnderWay = false;
let waiting: (() => void)[] = [];

/** Whether `goBack` was called and has not arrived. */
export const isGoingBack = (): boolean => isUnderWay;

/** Goes back in the history, which takes a moment. */
export function goBack(): void {
  isUnderWay = true;
  history.back();
}

/** Ends the way back, for whoever hears of every arrival (`popstate`). */
export function arriveBack(): void {
  isUnderWay = false;
  const gone = waiting;
  waiting = [];
  // Once everybody has heard of the arrival.
  for (const go of gone) setTimeout(go);
}

/** Goes elsewhere: at once, or after a way back that is still under way, which would lead away from there again. */
export function goElsewhere(go: () => void): void {
  if (!isUnderWay) return go();
  waiting.push(go);
  setTimeout(arriveBack, PATIENCE_MS);
}
