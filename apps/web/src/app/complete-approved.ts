import { valueIn } from '@everdeed/content/values';
import type { Notification } from '@everdeed/rules';
import { dispatch } from '../data/dispatch.ts';
import { refreshGame } from '../data/load.ts';
import { currentSession } from '../data/session.ts';
import { untilLoaded } from '../lib/until-loaded.ts';
import { readNotifications } from '../features/notifications/notification-actions.ts';

/**
 * Completes a task that was approved, under the id of the notification, so that several devices complete it once. What
 * the server refuses is done or gone meanwhile. Leaves it to the next visit of the player `ownerId` if they are gone
 * before the code is there: nobody else acts for them.
 */
export async function completeApproved({ id, data }: Notification, ownerId?: string): Promise<void> {
  const isOwner = () => currentSession()?.userId === ownerId;
  const { scoreShared } = await untilLoaded(() => import('../task-kit/score-shared.ts'));
  if (!isOwner()) return;
  const taskId = valueIn(data, 'scoreTask', '_id');
  const failure = await scoreShared(String(taskId), data['direction'] === 'down' ? 'down' : 'up', id);
  if (!isOwner() || (failure && failure.kind !== 'refused')) return;
  dispatch(readNotifications({ ids: [id] }));
  await refreshGame();
}
