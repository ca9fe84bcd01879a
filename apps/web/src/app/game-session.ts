import { useEffect } from 'react';
import { followLive } from '../data/live.ts';
import { closeGame, openGame, refreshGame } from '../data/load.ts';
import { sendWaiting } from '../data/outbox.ts';
import { useSession } from '../data/session.ts';

/** Opens the game of whoever signs in, closes it when they leave, and listens for news in between. */
export function useGameSession(): void {
  const userId = useSession(({ session }) => session?.userId);
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    void openGame(userId).then(() => sendWaiting());
    void followLive(leaving.signal);
    const onOnline = () => void sendWaiting().then(() => refreshGame());
    addEventListener('online', onOnline, { signal: leaving.signal });
    return () => {
      leaving.abort();
      closeGame();
    };
  }, [userId]);
}
