import { valueIn } from '@everdeed/content/values';
import { produce } from '../state/draft.ts';
import type { Notification, Player } from '../state/player.ts';

/** What members are told about tasks of a board (wire-groups-and-admin 5.1). */
export type BoardNotice =
  | 'GROUP_TASK_ASSIGNED'
  | 'GROUP_TASK_NEEDS_WORK'
  | 'GROUP_TASK_APPROVAL'
  | 'GROUP_TASK_APPROVED';

const everyNotice: readonly BoardNotice[] = [
  'GROUP_TASK_ASSIGNED',
  'GROUP_TASK_NEEDS_WORK',
  'GROUP_TASK_APPROVAL',
  'GROUP_TASK_APPROVED',
];

/** The task that a notification is about. */
const taskOf = ({ data }: Notification): unknown => valueIn(data, 'taskId') ?? valueIn(data, 'task', 'id');

/** The player without notifications of a task; nobody, if there are none. */
export function withoutNotices(
  player: Player,
  taskId: string,
  types: readonly BoardNotice[] = everyNotice,
): Player[] {
  const isMeant = (one: Notification) => types.some((type) => type === one.type) && taskOf(one) === taskId;
  if (!player.notifications.some(isMeant)) return [];
  return [
    produce(player, (draft) => {
      draft.notifications = draft.notifications.filter((one) => !isMeant(one));
    }),
  ];
}
