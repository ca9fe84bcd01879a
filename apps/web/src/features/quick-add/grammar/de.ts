import { addDays, addMonths } from '../../../task-kit/calendar.ts';
import { WEEKEND, WORKDAYS } from './days.ts';
import { lexicon } from './de-words.ts';
import * as mean from './meanings.ts';
import { datesBy, type RuleOptions, rulesFor } from './pattern.ts';
import type { Grammar, Read, Rule } from './types.ts';
import { understand } from './understand.ts';

const rule = rulesFor(lexicon);
const EVERY = '(?:jede[nrsm]?|alle)';
const AT = '(?:am|an|immer|immer am|jeweils|jeweils am)';
const PART =
  '(?: (?:am )?(?:früh|morgen|vormittag|mittag|nachmittag|abend|nacht|morgens|vormittags|nachmittags|abends|nachts))?';
const OF_MONTH = '(?:(?:im|des|jeden|eines jeden|in jedem) monats?)';
const NUMERIC = '{day}\\.(?<month>1[0-2]|0?[1-9])\\.';

const yearly: Read = (c, today) => mean.onDateOfYear(mean.comingDate(today, c.month(), c.day()));
const refuse = (obstacle: 'end' | 'lastWeekday' | 'tooOften') => () => obstacle;

/** "mo", "so" and the like are ordinary words too: as days they begin with a capital letter or stand in a list. */
const isShort = (said: string): boolean => /(?:^|[\s,/&+–-])(?:mo|di|mi|do|fr|sa|so)(?![\p{L}])/iu.test(said);
const ofList: RuleOptions['sure'] = (said) => {
  if (!isShort(said) || /[,/&+–-]/.test(said)) return 'anywhere';
  const days = said.split(/\s+/).filter((word) => Object.hasOwn(lexicon.weekdays, word.toLowerCase()));
  return days.length > 2 || days.every((word) => /^\p{Lu}/u.test(word)) ? 'anywhere' : 'nowhere';
};

const rhythms: readonly Rule[] = [
  rule(
    `${EVERY} (?:werktage?|wochentage?|arbeitstage?)|werktags|wochentags|an (?:werktagen|wochentagen)`,
    () => mean.onDays(WORKDAYS),
  ),
  rule(`${EVERY} wochenenden?|an wochenenden|an den wochenenden|wochenends`, () => mean.onDays(WEEKEND)),
  rule(`jeden tag${PART}|einmal (?:am|pro) tag|tagtäglich`, () => mean.rhythm('daily', 1)),
  rule('täglich', () => mean.rhythm('daily', 1)),
  rule('jede[nrs]? (?:morgen|vormittag|mittag|nachmittag|abend|nacht)', () => mean.rhythm('daily', 1)),
  rule('(?:jeden|alle) {ordinal} tage?', (c) => mean.rhythm('daily', c.ordinal())),
  rule('alle {number} tage', (c) => mean.rhythm('daily', c.number())),
  rule(`alle {number} wochen,?(?: ${AT})? {weekdays}${PART}`, (c) => mean.onDays(c.weekdays(), c.number())),
  rule(`(?:am |an )?{weekdays},? alle {number} wochen`, (c) => mean.onDays(c.weekdays(), c.number())),
  rule(`jede {ordinal} woche,?(?: ${AT})? {weekdays}${PART}`, (c) => mean.onDays(c.weekdays(), c.ordinal())),
  rule(`(?:am |an )?{weekdays},? jede {ordinal} woche`, (c) => mean.onDays(c.weekdays(), c.ordinal())),
  rule(`(?:zweiwöchentlich|vierzehntäglich|vierzehntägig|14-tägig),?(?: ${AT})? {weekdays}`, (c) =>
    mean.onDays(c.weekdays(), 2),
  ),
  rule('alle {number} wochen', (c) => mean.rhythm('weekly', c.number())),
  rule('jede {ordinal} woche', (c) => mean.rhythm('weekly', c.ordinal())),
  rule('zweiwöchentlich|vierzehntäglich|vierzehntägig|14-tägig', () => mean.rhythm('weekly', 2)),
  rule(`(?:jede woche|wöchentlich|einmal (?:pro|die|in der) woche),?(?: ${AT})? {weekdays}${PART}`, (c) =>
    mean.onDays(c.weekdays()),
  ),
  rule('jede woche|wöchentlich|einmal (?:pro|die|in der) woche', () => mean.rhythm('weekly', 1)),
  rule(`(?:(?:monatlich am|jeden monat am|jeden|immer am|am) )?{ordinal} {weekday} ${OF_MONTH}`, (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule(`(?:monatlich am|jeden monat am|einmal im monat am) {ordinal} {weekday}`, (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule('jeden (?:ersten|1\\.) {weekday}', (c) => mean.onNthWeekday(1, c.weekday())),
  rule(`jeden (?:zweiten|2\\.) {weekday}${PART}`, (c) => mean.onDays([c.weekday()], 2)),
  // Every third week, or the third of the month: nobody can know.
  rule('jeden {ordinal} {weekday}', (c) => mean.onDays([c.weekday()], c.ordinal()), { sure: 'nowhere' }),
  rule('(?:monatlich|jeden monat|einmal im monat) (?:am|zum) {day}\\.?', (c) => mean.onDayOfMonth(c.day())),
  rule(
    `(?:(?:am|zum|immer am) )?{day}\\. (?:jeden monat|jedes monats|eines jeden monats|des monats|im monat)`,
    (c) => mean.onDayOfMonth(c.day()),
  ),
  rule('(?:am |zum )?monatsersten|(?:jeden|zum) monatsersten', () => mean.onDayOfMonth(1)),
  rule('alle {number} monate (?:am|zum) {day}\\.?', (c) => mean.onDayOfMonth(c.day(), c.number())),
  rule(
    '(?:jeden monat|monatlich) (?:am|zum) (?:letzten(?: tag)?|ende|monatsende)|jedes monatsende|zu jedem monatsende|am (?:letzten tag|ende) (?:jedes|jeden) monats|jeden letzten(?: tag)? (?:im|des) monats?|immer am monatsende',
    mean.onLastDay,
  ),
  rule('jedes quartal|jedes vierteljahr|vierteljährlich|quartalsweise|einmal (?:im|pro) quartal', () =>
    mean.rhythm('monthly', 3),
  ),
  rule('jedes halbe jahr|jedes halbjahr|halbjährlich', () => mean.rhythm('monthly', 6)),
  rule('jeden {ordinal} monat', (c) => mean.rhythm('monthly', c.ordinal())),
  rule('alle {number} monate', (c) => mean.rhythm('monthly', c.number())),
  rule('(?:(?:jährlich|jedes jahr|einmal im jahr) (?:am|zum)|jeden) {day}\\.? {month}', yearly),
  rule(`(?:(?:jährlich|jedes jahr|einmal im jahr) (?:am|zum)|jeden) ${NUMERIC}`, yearly),
  rule('(?:am )?{day}\\.? {month},? jedes jahr', yearly),
  rule(`(?:am )?${NUMERIC},? jedes jahr`, yearly),
  rule('jeden {day}\\.(?: (?:im|des) monats?)?', (c) => mean.onDayOfMonth(c.day())),
  rule('jeden monat|monatlich|einmal (?:im|pro) monat', () => mean.rhythm('monthly', 1)),
  rule('jedes {ordinal} jahr', (c) => mean.rhythm('yearly', c.ordinal())),
  rule('alle {number} jahre', (c) => mean.rhythm('yearly', c.number())),
  rule('jedes jahr|jährlich|einmal (?:im|pro) jahr', () => mean.rhythm('yearly', 1)),
  rule(`${EVERY} {weekdays}${PART}`, (c) => mean.onDays(c.weekdays())),
  rule(
    `(?:immer )?(?<weekdays>{plural}(?:(?:\\s*[,/&+]\\s*(?:und )?| und | )(?:{plural}))*)${PART}`.replaceAll(
      '{plural}',
      '(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends)',
    ),
    (c) => mean.onDays(c.weekdays()),
  ),
  rule(`(?:(?:immer )?(?:am|an) |von |immer |jeweils )?{dayslist}${PART}`, (c) => mean.onDays(c.weekdays()), {
    sure: ofList,
  }),
  rule(`immer (?:am )?{weekday}${PART}`, (c) => mean.onDays([c.weekday()])),
];

const cannot: readonly Rule[] = [
  rule('für {number} (?:tage|wochen|monate|jahre|tag|woche|monat|jahr)', refuse('end')),
  rule('{number} (?:tage|wochen|monate|jahre) lang', refuse('end')),
  rule(
    `(?:(?:jeden|am|monatlich am|jeden monat am) )?letzten {weekday} (?:${OF_MONTH}|(?:im|des) jahre?s?)`,
    refuse('lastWeekday'),
  ),
  rule('(?:jeden|(?:monatlich|jeden monat) am) letzten {weekday}', refuse('lastWeekday')),
  rule('(?:jede|alle)(?: {number}| halbe| {ordinal})? (?:stunden?|minuten?)|stündlich', refuse('tooOften')),
  rule(
    '{number}\\s*(?:x|mal) (?:am tag|pro tag|täglich|pro woche|in der woche|die woche|wöchentlich|im monat|pro monat|im jahr)',
    refuse('tooOften'),
  ),
  rule(
    '(?:zwei|drei|vier|fünf|sechs)mal (?:am tag|pro tag|täglich|pro woche|in der woche|die woche|wöchentlich|im monat|pro monat|im jahr)',
    refuse('tooOften'),
  ),
];

/** Beside a recurrence, "bis" is its end. */
const dated = datesBy(rule, {
  due: '(?:am|zum|fällig|fällig am|spätestens|spätestens am)',
  start: '(?:ab|ab dem|beginnend am|beginnend|startet am|start am)',
  end: '(?:bis|bis zum|bis spätestens)',
});

/** Not behind "am" and "zum": "am Morgen" is a part of any day. */
const adverb = (core: string, read: Read) => [
  rule(core, read),
  rule(`fällig ${core}`, read, { role: 'due' }),
  rule(`(?:ab|beginnend) ${core}`, read, { role: 'start' }),
  rule(`bis (?:spätestens )?${core}`, read, { role: 'end' }),
];

/** "Freitag Abend" is a date wherever it stands; "so" and "do" are not even offered where they do not look like days. */
const ofWeekday: RuleOptions['sure'] = (said, next) => {
  if (isShort(said)) return /^\p{Lu}/u.test(said) && next === '' ? 'beside' : 'mute';
  return /\s|(?:abend|morgen|mittag|nacht|früh)$/i.test(said) ? 'anywhere' : 'atEnd';
};

const onDate: Read = (c, today) => mean.on(mean.comingDate(today, c.month(), c.day(), c.year()));
const onWeekday: Read = (c, today) => mean.on(mean.comingWeekday(today, c.weekday()));
const nextWeekday: Read = (c, today) => mean.on(mean.weekdayOfNextWeek(today, c.weekday()));
const NEXT = '(?:nächste[nrms]?|kommende[nrms]?)';

const dates: readonly Rule[] = [
  ...adverb(`übermorgen${PART}`, (_, today) => mean.on(addDays(today, 2))),
  ...adverb(`morgen${PART}`, (_, today) => mean.on(addDays(today, 1))),
  ...adverb(`heute${PART}`, (_, today) => mean.on(today)),
  rule('heute in {number} tagen', (c, today) => mean.on(addDays(today, c.number()))),
  rule('(?:heute in|heute über) {number} wochen?', (c, today) => mean.on(addDays(today, 7 * c.number()))),
  rule('morgen in {number} wochen?', (c, today) => mean.on(addDays(today, 7 * c.number() + 1))),
  rule('(?:am )?{weekday} in {number} wochen?', (c, today) =>
    mean.on(addDays(mean.comingWeekday(today, c.weekday()), 7 * c.number())),
  ),
  rule('heute in {number} monate?n?', (c, today) => mean.on(addMonths(today, c.number()))),
  rule('in {number} tage?n?', (c, today) => mean.on(addDays(today, c.number()))),
  rule('in {number} wochen?', (c, today) => mean.on(addDays(today, 7 * c.number()))),
  rule('in {number} monate?n?', (c, today) => mean.on(addMonths(today, c.number()))),
  rule('in {number} jahre?n?', (c, today) => mean.on(addMonths(today, 12 * c.number()))),
  rule('in (?:einer )?halben stunde', () => mean.later(30)),
  rule('in {number} (?:minuten?|min)', (c) => mean.later(c.number())),
  rule('in {number} (?:stunden?|std)', (c) => mean.later(60 * c.number())),
  rule('übernächste woche', (_, today) => mean.on(addDays(mean.nextWeek(today), 7))),
  ...dated(`${NEXT} woche`, (_, today) => mean.on(mean.nextWeek(today))),
  ...dated(`${NEXT} woche,?(?: am)? {weekday}${PART}`, nextWeekday),
  ...dated(`{weekday},? ${NEXT} woche`, nextWeekday),
  ...dated(`${NEXT} monat`, (_, today) => mean.on(mean.nextMonth(today))),
  ...dated(`${NEXT} jahr`, (_, today) => mean.on(mean.nextYear(today))),
  ...dated('wochenende', (_, today) => mean.on(mean.weekend(today)), 'nowhere'),
  ...dated('dieses wochenende', (_, today) => mean.on(mean.weekend(today))),
  // This one's or the one after: nobody can know.
  ...dated(
    `${NEXT} wochenende`,
    (_, today) => mean.on(addDays(mean.weekend(today), 7)),
    'nowhere',
    'nowhere',
  ),
  ...dated(
    '(?:monatsende|ende des monats|ende (?:dieses|diesen) monats|letzten (?:tag )?(?:des|im) monats?)',
    (_, today) => mean.on(mean.endOfMonth(today)),
  ),
  ...dated('ende nächste[ns] monats', (_, today) => mean.on(mean.endOfMonth(today, 1))),
  ...dated('(?:jahresende|ende des jahres|ende dieses jahres)', (_, today) => mean.on(mean.endOfYear(today))),
  ...dated(`${NUMERIC}{year}`, onDate),
  ...dated(NUMERIC, onDate, (said) => (/^\d\d\.\d\d\.$/.test(said) ? 'anywhere' : 'atEnd')),
  ...dated('{day}\\. {month}(?: {year})?', onDate),
  ...dated('{day} {month}(?: {year})?', onDate, (said) => (/mai|mär/i.test(said) ? 'atEnd' : 'anywhere')),
  ...dated('{weekday}\\.?,? (?:der |den |dem )?{day}\\. {month}(?: {year})?', onDate),
  ...dated(`{weekday}\\.?,? (?:der |den |dem )?${NUMERIC}`, onDate),
  ...dated('{day}\\.', (c, today) => mean.on(mean.comingDayOfMonth(today, c.day())), 'mute'),
  rule(`(?:am )?(?:nächsten|nächster|diesen|dieser|kommenden|kommender) {weekday}${PART}`, onWeekday),
  rule(`bis (?:nächsten|diesen|kommenden) {weekday}`, onWeekday, { role: 'end' }),
  ...dated(`{weekday}${PART}`, onWeekday, ofWeekday),
];

/** German nouns begin with a capital letter: "um 9 aufstehen" has a time, "um 9 Prozent" has none. */
const ofHour: RuleOptions['sure'] = (_, next) => (/^\p{Ll}/u.test(next) ? 'anywhere' : 'atEnd');

/** Whether the word puts an hour of the twelve-hour clock into the second half of the day. */
const isLate = (word: string, hour: number): boolean =>
  hour < 12 && (/^(?:nachmittags|abends)$/.test(word) || (word === 'nachts' && hour > 6));

const times: readonly Rule[] = [
  rule('(?:um |gegen |ab )?{hour} uhr {minute}', (c) => mean.at(c.hour(), c.minute())),
  rule('(?:um |gegen |ab )?{hour}(?:[:.]{minute})?\\s*uhr', (c) => mean.at(c.hour(), c.minute())),
  rule('(?:um |gegen )?{hour} uhr (?<word>morgens|früh|vormittags|mittags|nachmittags|abends|nachts)', (c) =>
    mean.at(c.hour() + (isLate(c.word(), c.hour()) ? 12 : 0)),
  ),
  rule('(?:um |gegen )?{hourword} uhr', (c) => mean.at(c.hour())),
  rule('(?:um|gegen) {hour}[:.]{minute}', (c) => mean.at(c.hour(), c.minute())),
  rule('{hour}:{minute}', (c) => mean.at(c.hour(), c.minute()), {
    sure: (said) => (/^\d:/.test(said) ? 'atEnd' : 'anywhere'),
  }),
  rule('um {hour}', (c) => mean.at(c.hour()), { sure: ofHour }),
  rule('(?:um |gegen )halb {hourword}', (c) => mean.past(c.hour(), -2)),
  rule('(?:um |gegen )viertel nach {hourword}', (c) => mean.past(c.hour(), 1)),
  rule('(?:um |gegen )viertel vor {hourword}', (c) => mean.past(c.hour(), -1)),
  rule('mittags', () => mean.at(12)),
];

const prices: readonly Rule[] = [
  rule('(?:kostet|kosten|preis|für) {amount} gold', (c) => mean.price(c.amount()), { sure: 'atEnd' }),
  rule('(?:kostet|kosten|preis) {amount}', (c) => mean.price(c.amount()), { sure: 'atEnd' }),
  rule('{amount} gold', (c) => mean.price(c.amount()), { sure: 'atEnd' }),
];

/** Any other end, so that it is named; behind all dates, since the earlier of two equally long phrases counts. */
const ends: readonly Rule[] = [rule('bis (?:zu[mr]? )?[\\p{L}\\p{N}]+', refuse('end'))];

/** What quick add understands in German. */
export const grammar: Grammar = {
  lexicon,
  rules: [...rhythms, ...cannot, ...dates, ...times, ...prices, ...ends],
  understand,
};
