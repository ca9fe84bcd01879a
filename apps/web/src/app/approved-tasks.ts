import { valueIn } from '@everdeed/content/values';
import type { Notification } from '@everdeed/rules';
import { useEffect } from 'react';
import { dispatch } from '../data/dispatch.ts';
import { usePlayerPart } from '../data/hooks.ts';
import { refreshGame } from '../data/load.ts';
import { readNotifications } from '../features/notifications/notification-actions.ts';

/**
 * Completes a task that was approved, under the id of the notification, so that several devices complete it once. What
 * the server refuses is done or gone meanwhile.
 */
async function complete({ id, data }: Notification): Promise<void> {
  const { scoreShared } = await import('../task-kit/score-shared.ts');
  const taskId = valueIn(data, 'scoreTask', '_id');
  const failure = await scoreShared(String(taskId), data['direction'] === 'down' ? 'down' : 'up', id);
  if (failure && failure.kind !== 'refused') return;
  dispatch(readNotifications({ ids: [id] }));
  await refreshGame();
}

/** Has what leader or managers approved count: their approval asks the player's client to (wire-user-and-tasks 4.7). */
export function useApprovedTasks(): void {
  const approved = usePlayerPart(({ notifications }) =>
    notifications.find(({ type }) => type === 'SCORED_TASK'),
  );
  useEffect(() => {
    if (approved) void complete(approved);
    // Once for each.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [approved?.id]);
}
