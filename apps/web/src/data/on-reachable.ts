import { useGame } from './store.ts';

const isReachable = (): boolean => navigator.onLine && !useGame.getState().unreachable;

/** Calls `listener` each time the server can be reached again. Returns what ends that. */
export function onReachable(listener: () => void): () => void {
  let was = isReachable();
  const look = (): void => {
    const is = isReachable();
    if (is && !was) listener();
    was = is;
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  const leave = useGame.subscribe(look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
    leave();
  };
}
