import { addDays, addMonths } from '../../../task-kit/calendar.ts';
import { WEEKEND, WORKDAYS } from './days.ts';
import { lexicon } from './en-words.ts';
import * as mean from './meanings.ts';
import { datesBy, type RuleOptions, rulesFor } from './pattern.ts';
import type { Grammar, Read, Rule } from './types.ts';
import { understand } from './understand.ts';

const rule = rulesFor(lexicon);
const EVERY = '(?:every|each)';
const OTHER = '(?:other|second|2nd)';
const DAY = '(?:the )?{day}(?:st|nd|rd|th)?';
const PART = '(?: (?:in the )?(?:morning|afternoon|evening)| (?:at )?night)?';
const OF_MONTH = '(?:of|in) (?:the|each|every|a) month';

const yearly: Read = (c, today) => mean.onDateOfYear(mean.comingDate(today, c.month(), c.day()));
const refuse = (obstacle: 'end' | 'lastWeekday' | 'tooOften') => () => obstacle;

const rhythms: readonly Rule[] = [
  rule(`${EVERY} (?:weekday|workday|working day)s?${PART}|on (?:weekdays|workdays)`, () =>
    mean.onDays(WORKDAYS),
  ),
  rule('weekdays|workdays', () => mean.onDays(WORKDAYS), { sure: 'atEnd' }),
  rule(`${EVERY} weekend|(?:on|at) (?:the )?weekends`, () => mean.onDays(WEEKEND)),
  rule('weekends', () => mean.onDays(WEEKEND), { sure: 'atEnd' }),
  rule(`${EVERY} (?:single )?day${PART}|once (?:a|per|every) day`, () => mean.rhythm('daily', 1)),
  rule(`${EVERY} (?:morning|afternoon|evening|night|noon|lunchtime)`, () => mean.rhythm('daily', 1)),
  rule('daily', () => mean.rhythm('daily', 1), { sure: 'atEnd' }),
  rule(`${EVERY} ${OTHER} day`, () => mean.rhythm('daily', 2)),
  rule(`${EVERY} {ordinal} day`, (c) => mean.rhythm('daily', c.ordinal())),
  rule(`${EVERY} {number} days?`, (c) => mean.rhythm('daily', c.number())),
  rule(`${EVERY} {number} weeks?,?(?: on)? {weekdays}${PART}`, (c) => mean.onDays(c.weekdays(), c.number())),
  rule(`(?:on )?{weekdays},? ${EVERY} {number} weeks`, (c) => mean.onDays(c.weekdays(), c.number())),
  rule(
    `(?:${EVERY} ${OTHER} week|fortnightly|biweekly|${EVERY} fortnight),?(?: on)? {weekdays}${PART}`,
    (c) => mean.onDays(c.weekdays(), 2),
  ),
  rule(`(?:on )?{weekdays},? ${EVERY} ${OTHER} week`, (c) => mean.onDays(c.weekdays(), 2)),
  rule(`${EVERY} ${OTHER} {weekdays}${PART}`, (c) => mean.onDays(c.weekdays(), 2)),
  rule(`${EVERY} {number} weeks?`, (c) => mean.rhythm('weekly', c.number())),
  rule(`${EVERY} ${OTHER} week|${EVERY} fortnight`, () => mean.rhythm('weekly', 2)),
  rule('fortnightly', () => mean.rhythm('weekly', 2), { sure: 'atEnd' }),
  rule(`(?:${EVERY} week|weekly|once a week),?(?: on)? {weekdays}${PART}`, (c) => mean.onDays(c.weekdays())),
  rule(`${EVERY} week|once (?:a|per|every) week`, () => mean.rhythm('weekly', 1)),
  rule('weekly', () => mean.rhythm('weekly', 1), { sure: 'atEnd' }),
  rule(`(?:(?:${EVERY}|on ${EVERY}|on) )?(?:the )?{ordinal} {weekday} ${OF_MONTH}`, (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule(`(?:monthly|${EVERY} month|once a month),?(?: on)?(?: the)? {ordinal} {weekday}`, (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule(`${EVERY} (?:first|1st) {weekday}`, (c) => mean.onNthWeekday(1, c.weekday())),
  // Every third week, or the third of the month: nobody can know.
  rule(`${EVERY} {ordinal} {weekday}`, (c) => mean.onDays([c.weekday()], c.ordinal()), { sure: 'nowhere' }),
  rule(`${EVERY} {number} months?,? on(?: the)? {ordinal} {weekday}`, (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday(), c.number()),
  ),
  rule(`(?:monthly|${EVERY} month|once a month) on ${DAY}`, (c) => mean.onDayOfMonth(c.day())),
  rule(`(?:due )?(?:on )?(?:the )?{day}(?:st|nd|rd|th) ${OF_MONTH}`, (c) => mean.onDayOfMonth(c.day())),
  rule(`(?:on )?the {day}(?:st|nd|rd|th) (?:monthly|${EVERY} month)`, (c) => mean.onDayOfMonth(c.day())),
  rule(`${EVERY} {number} months? on ${DAY}`, (c) => mean.onDayOfMonth(c.day(), c.number())),
  rule(
    `(?:${EVERY} month|monthly) (?:on|at) the (?:last day|end)|${EVERY} (?:last day ${OF_MONTH}|end of (?:the )?month|month'?s? end)|(?:on|at) the (?:last day|end) of (?:each|every) month`,
    mean.onLastDay,
  ),
  rule(`${EVERY} quarter|once a quarter`, () => mean.rhythm('monthly', 3)),
  rule('quarterly', () => mean.rhythm('monthly', 3), { sure: 'atEnd' }),
  rule(`${EVERY} ${OTHER} month`, () => mean.rhythm('monthly', 2)),
  rule(`${EVERY} {number} months?`, (c) => mean.rhythm('monthly', c.number())),
  rule(`(?:(?:yearly|annually|${EVERY} year|once a year) on|${EVERY}) ${DAY}(?: of)? {month}`, yearly),
  rule(`(?:(?:yearly|annually|${EVERY} year|once a year) on|${EVERY}) {month} ${DAY}`, yearly),
  rule(`(?:on )?${DAY}(?: of)? {month},? ${EVERY} year`, yearly),
  rule(`(?:on )?{month} ${DAY},? ${EVERY} year`, yearly),
  rule(`${EVERY} {day}(?:st|nd|rd|th)(?: of the month)?`, (c) => mean.onDayOfMonth(c.day())),
  rule(`${EVERY} month|once (?:a|per|every) month`, () => mean.rhythm('monthly', 1)),
  rule('monthly', () => mean.rhythm('monthly', 1), { sure: 'atEnd' }),
  rule(`${EVERY} ${OTHER} year`, () => mean.rhythm('yearly', 2)),
  rule(`${EVERY} {number} years?`, (c) => mean.rhythm('yearly', c.number())),
  rule(`${EVERY} year|once (?:a|per|every) year`, () => mean.rhythm('yearly', 1)),
  rule('yearly|annually', () => mean.rhythm('yearly', 1), { sure: 'atEnd' }),
  rule(`${EVERY} {weekdays}${PART}`, (c) => mean.onDays(c.weekdays())),
  rule(`on (?<weekdays>(?:mon|tues|wednes|thurs|fri|satur|sun)days)${PART}`, (c) =>
    mean.onDays(c.weekdays()),
  ),
  rule(`(?<weekdays>(?:mon|tues|wednes|thurs|fri|satur|sun)days)${PART}`, (c) => mean.onDays(c.weekdays()), {
    sure: 'atEnd',
  }),
  rule(`(?:on |from )?{dayslist}${PART}`, (c) => mean.onDays(c.weekdays())),
];

const cannot: readonly Rule[] = [
  rule('for (?:the next )?{number} (?:days?|weeks?|months?|years?)', refuse('end')),
  rule('{number} times', refuse('end'), { role: 'end' }),
  rule(
    `(?:(?:${EVERY}|on|monthly on|${EVERY} month on)(?: the)? )?last {weekday}(?: ${OF_MONTH}| of the year)`,
    refuse('lastWeekday'),
  ),
  rule(`(?:${EVERY}|(?:monthly|${EVERY} month) on(?: the)?) last {weekday}`, refuse('lastWeekday')),
  rule(`${EVERY} (?:{number} |${OTHER} |half (?:an )?)?(?:hours?|minutes?)`, refuse('tooOften')),
  rule('hourly', refuse('tooOften'), { sure: 'atEnd' }),
  rule('{number}(?:x| times) (?:a|per|every|each) (?:day|week|month|year)', refuse('tooOften')),
  rule(
    '(?:twice|thrice) (?:a|per|every|each) (?:day|week|month|year)|twice (?:daily|weekly)',
    refuse('tooOften'),
  ),
];

const END = '(?:until|till|til|up to|ending|ending on)';

const dated = datesBy(rule, {
  due: '(?:on|by|due|due on|due by)',
  start: '(?:from|starting|starting on|starting from|beginning|beginning on|as of)',
  end: END,
  endSure: 'nowhere',
});

const isDoubtful = (said: string): boolean => /(?:^|\s)(?:sun|sat)$/i.test(said);
const onDate: Read = (c, today) => mean.on(mean.comingDate(today, c.month(), c.day(), c.year()));
const onWeekday: Read = (c, today) => mean.on(mean.comingWeekday(today, c.weekday()));
/** "may" and "march" are words of their own. */
const ofMonth: RuleOptions['sure'] = (said) => (/\b(?:may|march|mar)\b/i.test(said) ? 'atEnd' : 'anywhere');

const dates: readonly Rule[] = [
  ...dated(`(?:the )?day after tomorrow${PART}`, (_, today) => mean.on(addDays(today, 2))),
  ...dated(`tomorrow${PART}`, (_, today) => mean.on(addDays(today, 1))),
  ...dated('(?:later )?today|tonight|this (?:morning|afternoon|evening)', (_, today) => mean.on(today)),
  ...dated('{number} days? from (?:today|now)', (c, today) => mean.on(addDays(today, c.number()))),
  ...dated('{number} weeks? from (?:today|now)', (c, today) => mean.on(addDays(today, 7 * c.number()))),
  ...dated('{number} weeks? from tomorrow', (c, today) => mean.on(addDays(today, 7 * c.number() + 1))),
  ...dated('{number} weeks? from {weekday}', (c, today) =>
    mean.on(addDays(mean.comingWeekday(today, c.weekday()), 7 * c.number())),
  ),
  ...dated('{number} months? from (?:today|now)', (c, today) => mean.on(addMonths(today, c.number()))),
  rule("in {number} days?(?:' time)?", (c, today) => mean.on(addDays(today, c.number())), {
    sure: (said) => (/^in an? day$/i.test(said) ? 'nowhere' : 'anywhere'),
  }),
  rule("in {number} weeks?(?:' time)?", (c, today) => mean.on(addDays(today, 7 * c.number()))),
  rule("in {number} months?(?:' time)?", (c, today) => mean.on(addMonths(today, c.number()))),
  rule("in {number} years?(?:' time)?", (c, today) => mean.on(addMonths(today, 12 * c.number()))),
  rule('in a fortnight', (_, today) => mean.on(addDays(today, 14))),
  rule('in half an hour', () => mean.later(30)),
  rule('in {number} (?:minutes?|mins?)', (c) => mean.later(c.number())),
  rule('in {number} (?:hours?|hrs?)', (c) => mean.later(60 * c.number())),
  ...dated('next week', (_, today) => mean.on(mean.nextWeek(today))),
  ...dated('{weekday},? next week', (c, today) => mean.on(mean.weekdayOfNextWeek(today, c.weekday()))),
  ...dated('next week,?(?: on)? {weekday}', (c, today) =>
    mean.on(mean.weekdayOfNextWeek(today, c.weekday())),
  ),
  ...dated('next month', (_, today) => mean.on(mean.nextMonth(today))),
  ...dated('next year', (_, today) => mean.on(mean.nextYear(today))),
  ...dated('(?:this|the|at the) weekend', (_, today) => mean.on(mean.weekend(today))),
  // This one's or the one after: nobody can know.
  ...dated('next weekend', (_, today) => mean.on(addDays(mean.weekend(today), 7)), 'nowhere', 'nowhere'),
  ...dated(
    "(?:(?:at |before )?the )?(?:last day|end) of (?:the|this) month|(?:at )?(?:the )?(?:end of month|month[-\\s]?end)|month's end|eom",
    (_, today) => mean.on(mean.endOfMonth(today)),
  ),
  ...dated('(?:(?:at )?the )?(?:last day|end) of next month', (_, today) =>
    mean.on(mean.endOfMonth(today, 1)),
  ),
  ...dated('(?:(?:at )?the )?(?:last day|end) of (?:the|this) year', (_, today) =>
    mean.on(mean.endOfYear(today)),
  ),
  ...dated('(?:the )?{day}(?:st|nd|rd|th)?(?: of)? {month}(?:,? {year})?', onDate, ofMonth, ofMonth),
  ...dated('{month} (?:the )?{day}(?:st|nd|rd|th)(?:,? {year})?', onDate),
  ...dated('{month} {day}(?:,? {year})?', onDate, ofMonth, ofMonth),
  ...dated('{weekday},? (?:the )?{day}(?:st|nd|rd|th)?(?: of)? {month}(?:,? {year})?', onDate),
  ...dated('{weekday},? {month} (?:the )?{day}(?:st|nd|rd|th)?(?:,? {year})?', onDate),
  ...dated('the {day}(?:st|nd|rd|th)', (c, today) => mean.on(mean.comingDayOfMonth(today, c.day())), 'mute'),
  rule(`(?:this|next|coming|this coming) {weekday}${PART}`, onWeekday),
  rule(`(?:on|by) (?:this|next|coming|this coming) {weekday}${PART}`, onWeekday),
  ...dated(
    `{weekday}${PART}`,
    onWeekday,
    (said) => (isDoubtful(said) ? 'beside' : 'atEnd'),
    (said) => (isDoubtful(said) ? 'atEnd' : 'anywhere'),
  ),
];

const HALF = '(?<word>am|pm|a\\.m\\.|p\\.m\\.)';
const half = (word: string): 'am' | 'pm' => (word.startsWith('p') ? 'pm' : 'am');
/** "John 3:16" is no time, "17:30" and "at 3:16" are. */
const ofClock: RuleOptions['sure'] = (said) => (/^\d:/.test(said) ? 'atEnd' : 'anywhere');

const times: readonly Rule[] = [
  rule(`(?:at |@)?{hour}(?:[:.]{minute})?\\s*${HALF}`, (c) => mean.at(c.hour(), c.minute(), half(c.word()))),
  rule('at {hour}[:.]{minute}', (c) => mean.at(c.hour(), c.minute())),
  rule('{hour}:{minute}', (c) => mean.at(c.hour(), c.minute()), { sure: ofClock }),
  rule('at {hour}', (c) => mean.at(c.hour()), { sure: 'atEnd' }),
  rule("(?:at )?{hourword} o['’]?clock", (c) => mean.at(c.hour())),
  rule('(?:at )?half past {hourword}', (c) => mean.past(c.hour(), 2)),
  rule('(?:at )?(?:a )?quarter past {hourword}', (c) => mean.past(c.hour(), 1)),
  rule('(?:at )?(?:a )?quarter to {hourword}', (c) => mean.past(c.hour(), -1)),
  rule('at noon|at midday', () => mean.at(12)),
  rule('noon|midday', () => mean.at(12), { sure: 'atEnd' }),
];

const prices: readonly Rule[] = [
  rule('(?:cost|costs|price|for) {amount} (?:gold|gp)', (c) => mean.price(c.amount()), { sure: 'atEnd' }),
  rule('(?:cost|costs|price) {amount}', (c) => mean.price(c.amount()), { sure: 'atEnd' }),
  rule('{amount} (?:gold|gp)', (c) => mean.price(c.amount()), { sure: 'atEnd' }),
];

/** Any other end, so that it is named; behind all dates, since the earlier of two equally long phrases counts. */
const ends: readonly Rule[] = [rule(`${END} (?:the )?[\\p{L}\\p{N}]+`, refuse('end'))];

/** What quick add understands in English. */
export const grammar: Grammar = {
  lexicon,
  rules: [...rhythms, ...cannot, ...dates, ...times, ...prices, ...ends],
  understand,
};
