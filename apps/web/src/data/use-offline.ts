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

/** Whether the server cannot be reached now, as far as this browser knows. */
export function useOffline(): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const unreachable = useGame((state) => state.unreachable);
  return !isOnline || unreachable;
}
