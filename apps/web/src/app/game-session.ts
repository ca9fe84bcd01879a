import { useEffect } from 'react';
import { followLive } from '../data/live.ts';
import { closeGame, openGame, refreshGame } from '../data/load.ts';
import { sendWaiting } from '../data/outbox.ts';
import { warmUp } from './warm-up.ts';
import { activateLocale, currentLocale } from '../i18n/i18n.ts';
import { formatNumber } from '../i18n/format.ts';
import { isLocale } from '../i18n/locale.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useGame } from '../data/store.ts';
import { useSession } from '../data/session.ts';
import { isSkeletonShown } from '../ui/feedback.tsx';
import { forgetUndos } from '../ui/toast-store.ts';
import { watchReminders } from './reminder-watch.ts';
import { keepForOffline, keepLaterFiles } from './offline-pages.ts';

/** Everything is refetched on return after being away for longer than this, in milliseconds. */
const AWAY_MS = 20_000;

function watchReturn(run: () => void, signal: AbortSignal): void {
  let leftAt = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt > AWAY_MS) run();
  };
  document.addEventListener('visibilitychange', look, { signal });
}

/** How long the list is given to be drawn before it is looked at, in milliseconds. */
const DRAWING_MS = 1000;

/**
 * Keeps what the page needed as soon as it stands, since the visit may be short; then what it may need later. Until
 * then the line belongs to what is still to be shown.
 */
function keepFiles(): void {
  const keep = () => (isSkeletonShown() ? keepFiles() : void keepForOffline().then(keepLaterFiles));
  setTimeout(() => whenIdle(keep), DRAWING_MS);
}

/** Applies the player's chosen language on every device they sign in on. */
function useOwnLanguage(): void {
  const language = useGame(({ view }) => view?.player.preferences.language);
  useEffect(() => {
    if (isLocale(language) && language !== currentLocale()) void activateLocale(language);
  }, [language]);
}

/** Follows what is started and ended by hand, when all else stands. What cannot be loaded leaves the calendar. */
async function watchEvents(signal: AbortSignal): Promise<void> {
  const parts = await import('../data/follow-events.ts').catch(() => undefined);
  parts?.followEvents(signal);
}

/** Opens the game when somebody signs in, closes it when they sign out, and listens for live events in between. */
export function useGameSession(): void {
  const userId = useSession(({ session }) => session?.userId);
  useOwnLanguage();
  useEffect(() => {
    if (!userId) return undefined;
    const leaving = new AbortController();
    // What waits is sent before the state is fetched, so that no action is in both.
    void openGame(userId)
      .then(() => sendWaiting())
      .then(() => {
        // The first number takes long to write: while the answer is on its way, nobody waits for it.
        setTimeout(formatNumber, 0, 0);
        return refreshGame();
      })
      .then(warmUp)
      .then(keepFiles)
      .then(() => watchReminders(leaving.signal))
      .then(() => watchEvents(leaving.signal));
    void followLive(leaving.signal);
    const onOnline = () => void sendWaiting().then(() => refreshGame());
    addEventListener('online', onOnline, { signal: leaving.signal });
    watchReturn(onOnline, leaving.signal);
    return () => {
      leaving.abort();
      closeGame();
      forgetUndos();
    };
  }, [userId]);
}
