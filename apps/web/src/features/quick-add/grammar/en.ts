import { addDays, addMonths } from '../../../task-kit/calendar.ts';
import * as mean from './meanings.ts';
import { rulesFor } from './pattern.ts';
import { spellings } from './spellings.ts';
import type { Grammar, Lexicon, Read, Rule } from './types.ts';

const lexicon: Lexicon = {
  weekdays: spellings([
    ['m', 'monday mondays mon'],
    ['t', 'tuesday tuesdays tues tue'],
    ['w', 'wednesday wednesdays wed'],
    ['th', 'thursday thursdays thurs thur thu'],
    ['f', 'friday fridays fri'],
    ['s', 'saturday saturdays sat'],
    ['su', 'sunday sundays sun'],
  ]),
  months: spellings([
    [1, 'january jan'],
    [2, 'february feb'],
    [3, 'march mar'],
    [4, 'april apr'],
    [5, 'may'],
    [6, 'june jun'],
    [7, 'july jul'],
    [8, 'august aug'],
    [9, 'september sept sep'],
    [10, 'october oct'],
    [11, 'november nov'],
    [12, 'december dec'],
  ]),
  numbers: spellings([
    [1, 'a an one'],
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
    [6, 'six'],
    [7, 'seven'],
    [8, 'eight'],
    [9, 'nine'],
    [10, 'ten'],
    [12, 'twelve'],
  ]),
  ordinals: { first: 1, second: 2, third: 3, fourth: 4, fifth: 5 },
  ordinalEnding: '(?:st|nd|rd|th)',
  and: 'and',
  to: '(?:to|through)',
  difficulties: { trivial: 0.1, easy: 1, medium: 1.5, hard: 2 },
  attributes: spellings([
    ['str', 'str strength'],
    ['int', 'int intelligence'],
    ['con', 'con constitution'],
    ['per', 'per perception'],
  ]),
};

const rule = rulesFor(lexicon);
const EVERY = '(?:every|each)';
const DAY = '(?:the )?{day}(?:st|nd|rd|th)?';

const yearly: Read = (c, today) => mean.onDateOfYear(mean.comingDate(today, c.month(), c.day()));

const rhythms: readonly Rule[] = [
  rule(`(?:${EVERY}|on) (?:weekdays?|workdays?)|weekdays|workdays`, () => mean.onDays(mean.WORKDAYS)),
  rule(`(?:${EVERY}|on) weekends?|weekends`, () => mean.onDays(mean.WEEKEND)),
  rule(`${EVERY} day|daily`, () => mean.rhythm('daily', 1)),
  rule(`${EVERY} (?:other|second) day`, () => mean.rhythm('daily', 2)),
  rule('every {number} days?', (c) => mean.rhythm('daily', c.number())),
  rule('every {number} weeks? on {weekdays}', (c) => mean.onDays(c.weekdays(), c.number())),
  rule('every (?:other|second) week on {weekdays}', (c) => mean.onDays(c.weekdays(), 2)),
  rule('every other {weekday}', (c) => mean.onDays([c.weekday()], 2)),
  rule('every {number} weeks?', (c) => mean.rhythm('weekly', c.number())),
  rule('every (?:other|second) week|fortnightly', () => mean.rhythm('weekly', 2)),
  rule(`(?:${EVERY} week|weekly) on {weekdays}`, (c) => mean.onDays(c.weekdays())),
  rule(`${EVERY} week|weekly`, () => mean.rhythm('weekly', 1)),
  rule(`(?:${EVERY}|(?:monthly|${EVERY} month) on)(?: the)? {ordinal} {weekday}(?: of the month)?`, (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule('every {number} months? on(?: the)? {ordinal} {weekday}', (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday(), c.number()),
  ),
  rule(`(?:monthly|${EVERY} month) on ${DAY}`, (c) => mean.onDayOfMonth(c.day())),
  rule(`every {number} months? on ${DAY}`, (c) => mean.onDayOfMonth(c.day(), c.number())),
  rule('every {number} months?', (c) => mean.rhythm('monthly', c.number())),
  rule(`(?:(?:yearly|annually|${EVERY} year) on|${EVERY}) ${DAY}(?: of)? {month}`, yearly),
  rule(`(?:(?:yearly|annually|${EVERY} year) on|${EVERY}) {month} ${DAY}`, yearly),
  rule(`${EVERY} {day}(?:st|nd|rd|th)(?: of the month)?`, (c) => mean.onDayOfMonth(c.day())),
  rule(`${EVERY} month|monthly`, () => mean.rhythm('monthly', 1)),
  rule('every {number} years?', (c) => mean.rhythm('yearly', c.number())),
  rule(`${EVERY} year|yearly|annually`, () => mean.rhythm('yearly', 1)),
  rule(`${EVERY} {weekdays}`, (c) => mean.onDays(c.weekdays())),
  rule('(?:on )?(?<weekdays>(?:mon|tues|wednes|thurs|fri|satur|sun)days)', (c) => mean.onDays(c.weekdays())),
];

const LEAD = '(?:(?:on|by|due|from|starting|starting on) )?(?:the )?';
const onDate: Read = (c, today) => mean.on(mean.comingDate(today, c.month(), c.day(), c.year()));

const dates: readonly Rule[] = [
  rule(`${LEAD}day after tomorrow`, (_, today) => mean.on(addDays(today, 2))),
  rule(`${LEAD}tomorrow`, (_, today) => mean.on(addDays(today, 1))),
  rule(`${LEAD}today`, (_, today) => mean.on(today)),
  rule('in {number} days?', (c, today) => mean.on(addDays(today, c.number()))),
  rule('in {number} weeks?', (c, today) => mean.on(addDays(today, 7 * c.number()))),
  rule('in {number} months?', (c, today) => mean.on(addMonths(today, c.number()))),
  rule('in {number} years?', (c, today) => mean.on(addMonths(today, 12 * c.number()))),
  rule(`${LEAD}next week`, (_, today) => mean.on(mean.nextWeek(today))),
  rule(`${LEAD}next month`, (_, today) => mean.on(mean.nextMonth(today))),
  rule(`${LEAD}{day}(?:st|nd|rd|th)?(?: of)? {month}(?:,? {year})?`, onDate),
  rule(`${LEAD}{month} {day}(?:st|nd|rd|th)?(?:,? {year})?`, onDate),
  rule('(?:(?:on|by|due|from|starting) )the {day}(?:st|nd|rd|th)', (c, today) =>
    mean.on(mean.comingDayOfMonth(today, c.day())),
  ),
  rule('(?:(?:on|by|due|from|starting|next|this) )?{weekday}', (c, today) =>
    mean.on(mean.comingWeekday(today, c.weekday())),
  ),
];

const times: readonly Rule[] = [
  rule('(?:at )?{hour}(?:[:.]{minute})?\\s*(?<word>am|pm|a\\.m\\.|p\\.m\\.)', (c) =>
    mean.at(c.hour(), c.minute(), c.word().startsWith('p') ? 'pm' : 'am'),
  ),
  rule('(?:at )?{hour}:{minute}', (c) => mean.at(c.hour(), c.minute())),
  rule('at {hour}', (c) => mean.at(c.hour())),
  rule('(?:at )?noon', () => mean.at(12)),
];

const prices: readonly Rule[] = [
  rule('(?:cost|costs|price|for) (?<number>\\d{1,6}) (?:gold|gp)', (c) => mean.price(c.number())),
  rule('(?:cost|costs|price) (?<number>\\d{1,6})', (c) => mean.price(c.number())),
  rule('(?<number>\\d{1,6}) (?:gold|gp)', (c) => mean.price(c.number())),
];

/** What quick add understands in English. */
export const english: Grammar = { lexicon, rules: [...rhythms, ...dates, ...times, ...prices] };
