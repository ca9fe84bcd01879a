import { valueIn } from '@everdeed/content/values';
import type { Notification } from '@everdeed/rules';
import { dispatch } from '../data/dispatch.ts';
import { refreshGame } from '../data/load.ts';
import { untilLoaded } from '../lib/until-loaded.ts';
import { readNotifications } from '../features/notifications/notification-actions.ts';

/**
 * Completes a task that was approved, under the id of the notification, so that several devices complete it once. What
 * the server refuses is done or gone meanwhile.
 */
export async function completeApproved({ id, data }: Notification): Promise<void> {
  const { scoreShared } = await untilLoaded(() => import('../task-kit/score-shared.ts'));
  const taskId = valueIn(data, 'scoreTask', '_id');
  const failure = await scoreShared(String(taskId), data['direction'] === 'down' ? 'down' : 'up', id);
  if (failure && failure.kind !== 'refused') return;
  dispatch(readNotifications({ ids: [id] }));
  await refreshGame();
}
