import { accountCalls } from 'virtual:calls/account';
import { currentSession } from '../data/session.ts';

const KEY = 'everdeed-cookie-to-end';
const TIMEOUT_MS = 5000;

/**
 * Ends the cookie session, and on the server the token of this sign-in with it. Without a network, it is done when the
 * home page is next opened with one.
 */
export async function endCookie(): Promise<void> {
  try {
    localStorage.setItem(KEY, '');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(accountCalls.logout.path, { redirect: 'manual', signal });
    localStorage.removeItem(KEY);
  } catch {
    // Tried again by `endOldCookie`.
  }
}

/** Ends a cookie session that could not be ended before, unless somebody has signed in since. */
export async function endOldCookie(): Promise<void> {
  const isLeft = localStorage.getItem(KEY) !== null;
  if (isLeft && currentSession()) localStorage.removeItem(KEY);
  else if (isLeft) await endCookie();
}
