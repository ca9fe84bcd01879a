import { leaveTo } from '../lib/leave.ts';

/** Where somebody pays. */
export interface PayWindow {
  /** Whether it is the window of the app, which is left. */
  readonly isInPlace: boolean;
  readonly leadTo: (url: string) => void;
  /** There is no page to lead to. */
  readonly giveUp: () => void;
}

/** The window of the app. */
export const thisWindow: PayWindow = { isInPlace: true, leadTo: leaveTo, giveUp: () => undefined };

/** Wide enough for the pages of PayPal without their narrow form. */
const LOOK = 'popup,width=560,height=760';

/**
 * A window beside the app; where the browser blocks those, the window of the app. Must be asked for while a click is
 * handled, since windows that open later are blocked.
 */
export function ownWindow(): PayWindow {
  const opened = window.open('', '', LOOK);
  if (!opened) return thisWindow;
  return {
    isInPlace: false,
    leadTo: (url) => opened.location.replace(url),
    giveUp: () => opened.close(),
  };
}
