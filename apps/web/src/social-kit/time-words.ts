import { formatDate } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';

const MINUTE_MS = 60_000;

/** When something was said: minutes within the hour, the time today, else the day as well. Both in milliseconds. */
export function saidAt(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return t('social.now');
  if (minutes < 60) return t('social.minutes', { count: minutes });
  return clockTime(at, now);
}

/** A time of the clock: today's alone, else with its day. Both in milliseconds. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  if (isToday) return formatDate(at, { hour: 'numeric', minute: '2-digit' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** The whole date and time, for tooltips. */
export const wholeTime = (at: number): string => formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
