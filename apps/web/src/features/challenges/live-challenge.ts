import { useEffect } from 'react';
import { followTopic } from '../../data/live-topics.ts';
import { refreshChallenge, refreshChallenges } from './queries.ts';

/** How often those whom nobody tells look how everybody is doing, in milliseconds: our own. */
const LOOK_MS = 60_000;

/**
 * Does something whenever it is asked for: one after the other, once for all that was asked meanwhile, and only while the
 * page is seen. Returns how to ask for it; what is asked after `signal` aborts is dropped.
 */
export function whenSeen(act: () => Promise<unknown>, signal: AbortSignal): () => void {
  let isWanted = false;
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (isWanted && !signal.aborted && document.visibilityState === 'visible') {
      isWanted = false;
      await act().catch(() => undefined);
    }
    isBusy = false;
  };
  document.addEventListener('visibilitychange', () => void look(), { signal });
  return () => {
    isWanted = true;
    void look();
  };
}

/**
 * Keeps a challenge up to date as long as it is on the screen. Those who take part, and who leads it, are told of what
 * changes in it, and every few seconds of scores; others (`isTold` false) look from time to time.
 */
export function useLiveChallenge(userId: string, challengeId: string, isTold: boolean): void {
  useEffect(() => {
    const leaving = new AbortController();
    const refresh = whenSeen(() => refreshChallenge(userId, challengeId), leaving.signal);
    const timer = isTold ? undefined : setInterval(refresh, LOOK_MS);
    const stop = followTopic(`challenge:${challengeId}`, refresh);
    return () => {
      leaving.abort();
      clearInterval(timer);
      stop();
    };
  }, [userId, challengeId, isTold]);
}

/**
 * Asks anew for lists of challenges when somebody comes back to the page: nobody tells them what happened meanwhile, such
 * as that a leader is gone. Nothing moves while they are read.
 */
export function useListsSeenAgain(userId: string): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshChallenges(userId);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId]);
}
