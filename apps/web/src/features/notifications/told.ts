import type { Notification } from '@everdeed/rules';

/** Types with their own dialogs or toasts. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['LOGIN_INCENTIVE', 'CRON', 'LEVELED_UP']);

/** The notifications that the list shows. */
export const listed = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.filter(({ type }) => !TOLD_ELSEWHERE.has(type));
