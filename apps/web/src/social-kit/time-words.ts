import { formatDate } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When something was said: minutes within the hour, the time today, else the day as well. Both in milliseconds. */
export function saidAt(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return t('social.now');
  if (minutes < 60) return t('social.minutes', { count: minutes });
  return clockTime(at, now);
}

/** A time of the clock: today's alone, else with its day. Both in milliseconds. */
export function clockTime(at: number, now: number): string {
  if (isSameDay(at, now)) return timeOf(at);
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** The time of a message below the head of its day: minutes within the hour, else the clock. Both in milliseconds. */
export const saidOnDay = (at: number, now: number): string =>
  now - at < 60 * MINUTE_MS ? saidAt(at, now) : timeOf(at);

/** The time of the clock. */
export const timeOf = (at: number): string => formatDate(at, { hour: 'numeric', minute: '2-digit' });

/** Whether two instants are on one day of the player's, both in milliseconds. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

export const isYesterday = (at: number, now: number): boolean => isSameDay(at, now - DAY_MS);

/** Whether a weekday alone says which day it was. */
export const isThisWeek = (at: number, now: number): boolean => now - at < 6 * DAY_MS;

/** The head of a day in a chat. Both in milliseconds. */
export function dayTitle(at: number, now: number): string {
  if (isSameDay(at, now)) return t('social.today');
  if (isYesterday(at, now)) return t('social.yesterday');
  return isThisWeek(at, now) ? formatDate(at, { weekday: 'long' }) : dayAndMonth(at, now, 'long');
}

/** A date, with its year unless it is this one. */
export function dayAndMonth(at: number, now: number, month: 'short' | 'long'): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, { day: 'numeric', month, ...(!isThisYear && { year: 'numeric' }) });
}

/** The whole date and time, for tooltips. */
export const wholeTime = (at: number): string => formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
