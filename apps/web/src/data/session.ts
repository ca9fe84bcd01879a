import { create } from 'zustand';

/** Who is signed in on this device. */
export interface Session {
  readonly userId: string;
  readonly apiToken: string;
}

interface SessionState {
  readonly session: Session | undefined;
}

const KEY = 'everdeed-session';

function readSession(): Session | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSession(stored) ? { userId: stored.userId, apiToken: stored.apiToken } : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'userId' in value &&
    typeof value.userId === 'string' &&
    'apiToken' in value &&
    typeof value.apiToken === 'string'
  );
}

export const useSession = create<SessionState>(() => ({ session: readSession() }));
export const currentSession = (): Session | undefined => useSession.getState().session;
export const useIsSignedIn = (): boolean => useSession(({ session }) => session !== undefined);

/** Starts or ends the session on this device; other tabs follow. */
export function setSession(session: Session | undefined): void {
  try {
    if (session) localStorage.setItem(KEY, JSON.stringify(session));
    else localStorage.removeItem(KEY);
  } catch {
    // If storage is unavailable, the session lasts as long as the page.
  }
  useSession.setState({ session });
}

/** Signs in and out together with other tabs. */
export function followSession(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) useSession.setState({ session: readSession() });
  });
}
