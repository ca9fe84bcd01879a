import { useEffect } from 'react';
import { usePlayerPart } from '../data/hooks.ts';
import { useGame } from '../data/store.ts';
import { untilLoaded } from '../lib/until-loaded.ts';

/** Has what leader or managers approved count: their approval asks the player's client to (wire-user-and-tasks 4.7). */
export function useApprovedTasks(): void {
  const approved = usePlayerPart(({ notifications }) =>
    notifications.find(({ type }) => type === 'SCORED_TASK'),
  );
  useEffect(() => {
    if (!approved) return;
    const { userId } = useGame.getState();
    void untilLoaded(() => import('./later-parts.ts')).then((parts) =>
      parts.completeApproved(approved, userId),
    );
    // Once for each.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [approved?.id]);
}
