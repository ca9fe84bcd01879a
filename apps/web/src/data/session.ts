import { create } from 'zustand';

/** Who is signed in on this device. */
export interface Session {
  readonly userId: string;
  readonly apiToken: string;
}

interface SessionState {
  readonly session: Session | undefined;
  /** Id of the player whose session the server has ended, until somebody signs in or out. */
  readonly ended: string | undefined;
}

const KEY = 'everdeed-session';
const ENDED_KEY = 'everdeed-session-ended';

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

function readEnded(): string | undefined {
  try {
    return localStorage.getItem(ENDED_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

const readState = (): SessionState => ({ session: readSession(), ended: readEnded() });

export const useSession = create(readState);
export const currentSession = (): Session | undefined => useSession.getState().session;
export const useIsSignedIn = (): boolean => useSession(({ session }) => session !== undefined);

function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // If storage is unavailable, the session lasts as long as the page.
  }
}

function change({ session, ended }: SessionState): void {
  store(ENDED_KEY, ended);
  // The last one, since other tabs follow it.
  store(KEY, session && JSON.stringify(session));
  useSession.setState({ session, ended });
}

/** Starts or ends the session on this device; other tabs follow. */
export const setSession = (session: Session | undefined): void => change({ session, ended: undefined });

let keyChange: Promise<unknown> = Promise.resolve();

/** Notes a request under way whose answer may bring the player a new API key. */
export function noteKeyChange(request: Promise<unknown>): void {
  keyChange = request;
}

/**
 * Whether the player of `used` has another API key by now, here or in another tab; waits for a change that is
 * under way. Keys end when a password is changed, so whoever was refused with the old one can ask again.
 */
export async function hasNewerKey(used: Session): Promise<boolean> {
  await keyChange;
  const isNewer = (now: Session | undefined) => now?.userId === used.userId && now.apiToken !== used.apiToken;
  if (!isNewer(currentSession()) && isNewer(readSession())) useSession.setState(readState());
  return isNewer(currentSession());
}

/** Notes that the server no longer accepts the session, so that the sign-in page can say why it is shown. */
export function noteEnded(): void {
  const session = currentSession();
  if (session) change({ session: undefined, ended: session.userId });
}

/** Signs in and out together with other tabs. */
export function followSession(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) useSession.setState(readState());
  });
}
