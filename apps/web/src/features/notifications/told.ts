import type { Notification, Player } from '@everdeed/rules';

/** Types with their own dialogs or toasts, and what is approved, which is then done. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['LOGIN_INCENTIVE', 'CRON', 'LEVELED_UP', 'SCORED_TASK']);

/** The notifications that the list shows. */
export const listed = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.filter(({ type }) => !TOLD_ELSEWHERE.has(type));

/** How many rows wait besides the notifications: invitations, a quest, and unread private messages. */
export const countWaiting = ({ invitations, party, inbox }: Player): number =>
  invitations.parties.length +
  invitations.guilds.length +
  Number(party.quest.RSVPNeeded) +
  Number(inbox.newMessages > 0);
