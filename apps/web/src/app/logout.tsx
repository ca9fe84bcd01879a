import { useEffect } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { forgetGame } from '../data/load.ts';
import { currentSession, setSession } from '../data/session.ts';
import { LoadingScreen } from './loading.tsx';

/** Forgets the player on this device and ends the server's session. What is waiting in the outbox is kept. */
export function Logout() {
  useEffect(() => {
    const leave = async () => {
      const session = currentSession();
      if (session) await forgetGame(session.userId);
      setSession(undefined);
      location.assign(accountCalls.logout.path);
    };
    void leave();
  }, []);
  return <LoadingScreen />;
}
