import { useEffect } from 'react';
import { followLive } from '../data/live.ts';
import { closeGame, openGame, refreshGame } from '../data/load.ts';
import { sendWaiting } from '../data/outbox.ts';
import { warmUp } from '../data/warm-up.ts';
import { useSession } from '../data/session.ts';

/** Away for longer than this, in milliseconds, and everything is fetched anew on return. */
const AWAY_MS = 20_000;

function watchReturn(run: () => void, signal: AbortSignal): void {
  let leftAt = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt > AWAY_MS) run();
  };
  document.addEventListener('visibilitychange', look, { signal });
}

/** Opens the game of whoever signs in, closes it when they leave, and listens for news in between. */
export function useGameSession(): void {
  const userId = useSession(({ session }) => session?.userId);
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    // What waits is sent before the state is fetched, so that no act is in both.
    void openGame(userId)
      .then(() => sendWaiting())
      .then(() => refreshGame())
      .then(warmUp);
    void followLive(leaving.signal);
    const onOnline = () => void sendWaiting().then(() => refreshGame());
    addEventListener('online', onOnline, { signal: leaving.signal });
    watchReturn(onOnline, leaving.signal);
    return () => {
      leaving.abort();
      closeGame();
    };
  }, [userId]);
}
