import { assertNever } from '@everdeed/content/values';
import type { Weekday } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { type LocalDate, WEEKDAY_KEYS } from '../../task-kit/calendar.ts';
import { sayDate, sayNext, weekdayName } from '../../task-kit/date-words.ts';
import { DIFFICULTIES } from '../../task-kit/levels.ts';
import { WEEKEND, WORKDAYS } from './grammar/days.ts';
import type { Meaning, Rhythm } from './grammar/types.ts';

const sameDays = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((day) => b.includes(day));

/** Numbers of weekdays, Monday first, as a week is read. */
const inOrder = (weekdays: readonly Weekday[]): number[] =>
  weekdays.map((key) => WEEKDAY_KEYS.indexOf(key)).toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));

function sayWeekly({ everyX, weekdays }: Rhythm): string {
  if (!weekdays) return everyX === 1 ? t('quickAdd.everyWeek') : t('quickAdd.everyWeeks', { count: everyX });
  if (everyX === 1 && sameDays(weekdays, WORKDAYS)) return t('quickAdd.workdays');
  if (everyX === 1 && sameDays(weekdays, WEEKEND)) return t('quickAdd.weekend');
  const length = weekdays.length > 1 ? 'short' : 'long';
  const days = inOrder(weekdays)
    .map((number) => weekdayName(number, length))
    .join(', ');
  return everyX === 1 ? days : t('quickAdd.weekdaysOfWeeks', { days, count: everyX });
}

function sayMonthly(rhythm: Rhythm): string {
  const { everyX: count } = rhythm;
  const every = count > 1 ? t('quickAdd.everyMonths', { count }) : t('quickAdd.everyMonth');
  return [every, sayInMonth(rhythm)].filter(Boolean).join(', ');
}

function sayInMonth({ dayOfMonth, lastDay, weekOfMonth, weekday }: Rhythm): string | undefined {
  if (lastDay) return t('quickAdd.lastDay');
  if (dayOfMonth !== undefined) return t('quickAdd.onDay', { day: dayOfMonth });
  if (weekOfMonth === undefined || weekday === undefined) return undefined;
  return t('quickAdd.onWeekday', { nth: weekOfMonth + 1, day: weekdayName(WEEKDAY_KEYS.indexOf(weekday)) });
}

function sayRhythm(rhythm: Rhythm): string {
  const { frequency, everyX: count } = rhythm;
  switch (frequency) {
    case 'daily':
      return count === 1 ? t('quickAdd.everyDay') : t('quickAdd.everyDays', { count });
    case 'weekly':
      return sayWeekly(rhythm);
    case 'monthly':
      return sayMonthly(rhythm);
    case 'yearly':
      return count === 1 ? t('quickAdd.everyYear') : t('quickAdd.everyYears', { count });
    default:
      return assertNever(frequency);
  }
}

function sayDelay(minutes: number): string {
  const hours = minutes / 60;
  return Number.isInteger(hours)
    ? t('quickAdd.inHours', { count: hours })
    : t('quickAdd.inMinutes', { count: minutes });
}

function saySigns(up: boolean, down: boolean): string {
  return t(up && down ? 'quickAdd.plusMinus' : up ? 'quickAdd.plus' : 'quickAdd.minus');
}

/** Describes what was understood. */
export function sayMeaning(meaning: Meaning, today: LocalDate): string {
  switch (meaning.kind) {
    case 'rhythm':
      return sayRhythm(meaning.rhythm);
    case 'time':
      return `${meaning.hour}:${String(meaning.minute).padStart(2, '0')}`;
    case 'date':
      return sayDate(meaning.date, today);
    case 'delay':
      return sayDelay(meaning.minutes);
    case 'tag':
    case 'member':
      return meaning.name;
    case 'difficulty':
      return t(
        DIFFICULTIES.find(({ priority }) => priority === meaning.priority)?.name ?? 'tasks.difficulty.easy',
      );
    case 'attribute':
      return t(`tasks.attribute.${meaning.attribute}`);
    case 'price':
      return t('quickAdd.gold', { price: meaning.price });
    case 'directions':
      return saySigns(meaning.up, meaning.down);
    default:
      return assertNever(meaning);
  }
}

/** The same for what is offered: a date as "Fri 27", which tells more than the word that it is offered for. */
export const sayOffer = (meaning: Meaning, today: LocalDate): string =>
  meaning.kind === 'date' ? sayNext(meaning.date, today) : sayMeaning(meaning, today);
