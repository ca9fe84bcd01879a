import { useMemo, useState, useSyncExternalStore } from 'react';
import { usePlayerPart } from '../../data/hooks.ts';
import { useEventRuns } from '../../data/event-runs.ts';
import { serverNow } from '../../data/server-clock.ts';
import { onMinute } from '../../task-kit/use-today.ts';
import { hide, isHidden } from '../../data/news-device.ts';
import { type News, newsAt } from './news.ts';

const HOUR_MS = 3_600_000;
const currentHour = (): number => Math.floor(serverNow() / HOUR_MS);

/**
 * The first thing that is on and that the player has not hidden. Once it is hidden, the next one waits for the next
 * visit. What is said changes within an hour.
 */
export function useNews(): { readonly news: News | undefined; readonly onHide: () => void } {
  const userId = usePlayerPart(({ _id }) => _id);
  const hour = useSyncExternalStore(onMinute, currentHour);
  const runs = useEventRuns();
  const [isQuiet, setQuiet] = useState(false);
  const news = useMemo(
    // The hour says when to look again, and so do the runs.
    () => (hour >= 0 && runs ? newsAt(serverNow()).find(({ id }) => !isHidden(userId, id)) : undefined),
    [hour, runs, userId],
  );
  const onHide = () => {
    if (news) hide(userId, news.id);
    setQuiet(true);
  };
  return { news: isQuiet ? undefined : news, onHide };
}
