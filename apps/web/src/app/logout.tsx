import { useEffect } from 'react';
import { forgetSnapshot } from '../data/local-db.ts';
import { currentSession, setSession } from '../data/session.ts';
import { LoadingScreen } from './loading.tsx';

/** Forgets the player on this device and ends the server's session. What still waits in the outbox is kept. */
export function Logout() {
  useEffect(() => {
    const session = currentSession();
    const forget = session ? forgetSnapshot(session.userId).catch(() => undefined) : Promise.resolve();
    void forget.then(() => {
      setSession(undefined);
      location.assign('/logout-server');
    });
  }, []);
  return <LoadingScreen />;
}
