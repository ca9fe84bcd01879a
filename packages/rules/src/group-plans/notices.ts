import type { MessageKey } from '@everdeed/content';
import { valueIn } from '@everdeed/content/values';
import type { RuleEvent } from '../events.ts';
import { produce } from '../state/draft.ts';
import type { Notification, Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';

type BoardAnswered = Extract<RuleEvent, { readonly kind: 'boardAnswered' }>;

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

/** What a notification says when it is told to somebody, in their language: the server puts it into words. */
export const inWords = (key: MessageKey, params: Readonly<Record<string, string>>) => ({ key, params });

/** That somebody asked for approval, granted it or sent work back. */
export const answered = (
  deed: BoardAnswered['deed'],
  { _id: userId }: Player,
  memberId: string,
  task: Task,
): BoardAnswered => ({ kind: 'boardAnswered', deed, userId, memberId, task });

/** The task that a notification is about. */
const taskOf = ({ data }: Notification): unknown =>
  valueIn(data, 'taskId') ?? valueIn(data, 'task', 'id') ?? valueIn(data, 'scoreTask', 'id');

/** Whether a notification tells leader or managers of a group that somebody asks for approval. */
export const tellsOfRequest = ({ type, data }: Notification, groupId: string, userId: string): boolean =>
  type === 'GROUP_TASK_APPROVAL' &&
  valueIn(data, 'groupId') === groupId &&
  valueIn(data, 'userId') === userId;

/** Whether a notification tells somebody of what they have to do, or to answer, in a group that they have left. */
export const tellsOfDuty = ({ type, data }: Notification, groupId: string): boolean =>
  (type === 'GROUP_TASK_APPROVAL' || type === 'GROUP_TASK_ASSIGNED') && valueIn(data, 'groupId') === groupId;

/** The player without notifications of a task, or of a member's request; nobody, if there are none. */
export function withoutNotices(
  player: Player,
  taskId: string,
  types: readonly (BoardNotice | 'SCORED_TASK')[] = everyNotice,
  askedBy?: string,
): Player[] {
  const isMeant = (one: Notification) =>
    types.some((type) => type === one.type) &&
    taskOf(one) === taskId &&
    (askedBy === undefined || valueIn(one.data, 'userId') === askedBy);
  if (!player.notifications.some(isMeant)) return [];
  return [
    produce(player, (draft) => {
      draft.notifications = draft.notifications.filter((one) => !isMeant(one));
    }),
  ];
}
