import { MINUTE_MS } from '@everdeed/rules';
import { useSyncExternalStore } from 'react';
import { usePlayerPart } from '../data/hooks.ts';
import { type LocalDate, userToday } from './calendar.ts';

/** Calls back about once a minute, and when the page comes into sight again. */
export function onMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The player's current date, updated automatically. */
export function useToday(): LocalDate {
  const dayStart = usePlayerPart(({ preferences }) => preferences.dayStart);
  return useSyncExternalStore(onMinute, () => userToday(Date.now(), dayStart));
}
