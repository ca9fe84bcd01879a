import { useSyncExternalStore } from 'react';
import { useGame } from './store.ts';

function subscribe(update: () => void): () => void {
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
}

/** Whether this browser has a network. */
export const useNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Whether the server cannot be reached now, as far as this browser knows. */
export function useOffline(): boolean {
  const hasNetwork = useNetwork();
  const unreachable = useGame((state) => state.unreachable);
  return !hasNetwork || unreachable;
}
