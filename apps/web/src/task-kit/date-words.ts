import { dateLocale } from '../i18n/format.ts';
import { i18n, t } from '../i18n/i18n.ts';
import { addDays, dayOf, daysBetween, type LocalDate, yearOf } from './calendar.ts';

type Style = 'weekday' | 'weekdayShort' | 'day' | 'dayYear' | 'time';

const STYLES: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: 'long', timeZone: 'UTC' },
  weekdayShort: { weekday: 'short', timeZone: 'UTC' },
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  dayYear: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  time: { hour: 'numeric', minute: '2-digit' },
};

/** Cached, since creating a formatter costs far more than using one, and a board uses hundreds. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: Style): Intl.DateTimeFormat {
  const key = `${i18n.locale} ${style}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(dateLocale(), STYLES[style]);
    formatters.set(key, made);
  }
  return made;
}

const inStyle = (date: LocalDate, style: Style): string =>
  formatter(style).format(new Date(`${date}T00:00:00Z`));

/** The local time of an instant. */
export const formatTime = (instant: string | number): string => formatter('time').format(new Date(instant));

/** "28 Nov", with the year if it is not the current one. */
export function formatDay(date: LocalDate, today: LocalDate): string {
  return inStyle(date, yearOf(date) === yearOf(today) ? 'day' : 'dayYear');
}

/** A date as people say it: today, tomorrow, Friday, 28 Nov. */
export function sayDate(date: LocalDate, today: LocalDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return t('tasks.today');
  if (ahead === 1) return t('tasks.tomorrow');
  return ahead > 1 && ahead < 7 ? inStyle(date, 'weekday') : formatDay(date, today);
}

/** One of a list of dates: "today", "Tue 24" within four weeks, else "24 Nov". Lines break only between dates. */
export function sayNext(date: LocalDate, today: LocalDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return t('tasks.todayInRow');
  if (ahead < 0 || ahead >= 28) return formatDay(date, today).replaceAll(' ', '\u00A0');
  return `${inStyle(date, 'weekdayShort').replace('.', '')}\u00A0${dayOf(date)}`;
}

/** Weekday names in the user's language, by number from Sunday. 22 November 2026 is a Sunday. */
export function weekdayName(number: number, length: 'long' | 'short' | 'narrow' = 'long'): string {
  const date = addDays('2026-11-22', number);
  if (length === 'short') return inStyle(date, 'weekdayShort').replace('.', '');
  const name = inStyle(date, 'weekday');
  return length === 'long' ? name : name.slice(0, 1).toUpperCase();
}
