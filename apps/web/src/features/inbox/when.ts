import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { isSameDay } from './thread-view.ts';

const DAY_MS = 86_400_000;

/** When the latest message came: the time today, "Yesterday", the weekday of this week, else the date. In milliseconds. */
export function listTime(at: number, now: number): string {
  if (isSameDay(at, now)) return formatDate(at, { hour: 'numeric', minute: '2-digit' });
  if (isSameDay(at, now - DAY_MS)) return t('inbox.yesterday');
  if (now - at < 6 * DAY_MS) return formatDate(at, { weekday: 'short' });
  return dayAndMonth(at, now, 'short');
}

/** The head of a day in a conversation. */
export function dayTitle(at: number, now: number): string {
  if (isSameDay(at, now)) return t('inbox.today');
  if (isSameDay(at, now - DAY_MS)) return t('inbox.yesterday');
  if (now - at < 6 * DAY_MS) return formatDate(at, { weekday: 'long' });
  return dayAndMonth(at, now, 'long');
}

function dayAndMonth(at: number, now: number, month: 'short' | 'long'): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, { day: 'numeric', month, ...(!isThisYear && { year: 'numeric' }) });
}

/** The time of a message. */
export const timeOf = (at: number): string => formatDate(at, { hour: 'numeric', minute: '2-digit' });
