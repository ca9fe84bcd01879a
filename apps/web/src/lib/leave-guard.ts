import type { To } from 'react-router';

/** What holds up a change of page: asks, and calls `go` once the answer is yes. Returns whether it does. */
export type LeaveGuard = (to: To, go: () => void) => boolean;

/** The guard of what is being written on this page, if there is one. */
let guard: LeaveGuard | undefined;

/** Sets the guard; undefined lets everybody go. */
export const guardLeaving = (next: LeaveGuard | undefined): void => {
  guard = next;
};

/** Goes to another page, unless something there would be lost: then once that was agreed to. */
export const goUnlessHeld = (to: To, go: () => void): void => {
  if (!guard?.(to, go)) go();
};
