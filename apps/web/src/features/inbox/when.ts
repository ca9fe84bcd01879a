import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { dayAndMonth, isSameDay, isThisWeek, isYesterday, timeOf } from '../../social-kit/time-words.ts';

/** When the latest message came: the time today, "Yesterday", the weekday of this week, else the date. In milliseconds. */
export function listTime(at: number, now: number): string {
  if (isSameDay(at, now)) return timeOf(at);
  if (isYesterday(at, now)) return t('social.yesterday');
  return isThisWeek(at, now) ? formatDate(at, { weekday: 'short' }) : dayAndMonth(at, now, 'short');
}
