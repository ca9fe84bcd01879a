import { addDays, addMonths } from '../../../task-kit/calendar.ts';
import * as mean from './meanings.ts';
import { rulesFor } from './pattern.ts';
import { spellings } from './spellings.ts';
import type { Grammar, Lexicon, Read, Rule } from './types.ts';

const lexicon: Lexicon = {
  weekdays: spellings([
    ['m', 'montag montags mo'],
    ['t', 'dienstag dienstags di'],
    ['w', 'mittwoch mittwochs mi'],
    ['th', 'donnerstag donnerstags do'],
    ['f', 'freitag freitags fr'],
    ['s', 'samstag samstags sonnabend sonnabends sa'],
    ['su', 'sonntag sonntags so'],
  ]),
  months: spellings([
    [1, 'januar jänner jan'],
    [2, 'februar feb'],
    [3, 'märz mär mrz'],
    [4, 'april apr'],
    [5, 'mai'],
    [6, 'juni jun'],
    [7, 'juli jul'],
    [8, 'august aug'],
    [9, 'september sept sep'],
    [10, 'oktober okt'],
    [11, 'november nov'],
    [12, 'dezember dez'],
  ]),
  numbers: spellings([
    [1, 'ein eine einen einem einer'],
    [2, 'zwei'],
    [3, 'drei'],
    [4, 'vier'],
    [5, 'fünf'],
    [6, 'sechs'],
    [7, 'sieben'],
    [8, 'acht'],
    [9, 'neun'],
    [10, 'zehn'],
    [12, 'zwölf'],
  ]),
  ordinals: spellings([
    [1, 'erste ersten erster erstes'],
    [2, 'zweite zweiten zweiter zweites'],
    [3, 'dritte dritten dritter drittes'],
    [4, 'vierte vierten vierter viertes'],
    [5, 'fünfte fünften fünfter fünftes'],
  ]),
  ordinalEnding: String.raw`\.`,
  and: 'und',
  to: 'bis',
  difficulties: spellings([
    [0.1, 'trivial'],
    [1, 'leicht einfach easy'],
    [1.5, 'mittel medium'],
    [2, 'schwer hard'],
  ]),
  attributes: spellings([
    ['str', 'str stärke'],
    ['int', 'int intelligenz'],
    ['con', 'con aus ausdauer konstitution'],
    ['per', 'per wahrnehmung'],
  ]),
};

const rule = rulesFor(lexicon);
const EVERY = '(?:jede[nrsm]?|alle)';
const DATE = '(?:den )?{day}\\.?';
const yearly: Read = (c, today) => mean.onDateOfYear(mean.comingDate(today, c.month(), c.day()));

const rhythms: readonly Rule[] = [
  rule(`${EVERY} (?:werktage?|wochentage?)|werktags|wochentags`, () => mean.onDays(mean.WORKDAYS)),
  rule(`${EVERY} wochenenden?|am wochenende|wochenends`, () => mean.onDays(mean.WEEKEND)),
  rule(`${EVERY} tage?|täglich`, () => mean.rhythm('daily', 1)),
  rule('(?:jeden|alle) {ordinal} tage?', (c) => mean.rhythm('daily', c.ordinal())),
  rule('alle {number} tage', (c) => mean.rhythm('daily', c.number())),
  rule('alle {number} wochen (?:am|an) {weekdays}', (c) => mean.onDays(c.weekdays(), c.number())),
  rule('jede {ordinal} woche (?:am|an) {weekdays}', (c) => mean.onDays(c.weekdays(), c.ordinal())),
  rule('alle {number} wochen', (c) => mean.rhythm('weekly', c.number())),
  rule('jede {ordinal} woche', (c) => mean.rhythm('weekly', c.ordinal())),
  rule('(?:jede woche|wöchentlich) (?:am|an) {weekdays}', (c) => mean.onDays(c.weekdays())),
  rule('jede woche|wöchentlich', () => mean.rhythm('weekly', 1)),
  rule('(?:monatlich am|jeden monat am|jeden|am) {ordinal} {weekday} (?:im|des|jeden) monats?', (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule('(?:monatlich am|jeden monat am|jeden) {ordinal} {weekday}', (c) =>
    mean.onNthWeekday(c.ordinal(), c.weekday()),
  ),
  rule('(?:monatlich|jeden monat) am {day}\\.?', (c) => mean.onDayOfMonth(c.day())),
  rule('alle {number} monate am {day}\\.?', (c) => mean.onDayOfMonth(c.day(), c.number())),
  rule('alle {number} monate', (c) => mean.rhythm('monthly', c.number())),
  rule(`(?:(?:jährlich|jedes jahr) am|jeden) ${DATE} {month}`, yearly),
  rule('(?:jährlich|jedes jahr) am {day}\\.(?<month>1[0-2]|0?[1-9])\\.?', yearly),
  rule('jeden {day}\\.(?: im monat| des monats)?', (c) => mean.onDayOfMonth(c.day())),
  rule('jeden monat|monatlich', () => mean.rhythm('monthly', 1)),
  rule('alle {number} jahre', (c) => mean.rhythm('yearly', c.number())),
  rule('jedes jahr|jährlich', () => mean.rhythm('yearly', 1)),
  rule(`${EVERY} {weekdays}`, (c) => mean.onDays(c.weekdays())),
  rule('(?<weekdays>(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends)', (c) =>
    mean.onDays(c.weekdays()),
  ),
];

const LEAD = '(?:(?:am|bis|bis zum|ab|ab dem|zum|fällig am) )?';
const onDate: Read = (c, today) => mean.on(mean.comingDate(today, c.month(), c.day(), c.year()));

const dates: readonly Rule[] = [
  rule(`${LEAD}übermorgen`, (_, today) => mean.on(addDays(today, 2))),
  rule(`${LEAD}morgen`, (_, today) => mean.on(addDays(today, 1))),
  rule(`${LEAD}heute`, (_, today) => mean.on(today)),
  rule('in {number} tage?n?', (c, today) => mean.on(addDays(today, c.number()))),
  rule('in {number} wochen?', (c, today) => mean.on(addDays(today, 7 * c.number()))),
  rule('in {number} monate?n?', (c, today) => mean.on(addMonths(today, c.number()))),
  rule('in {number} jahre?n?', (c, today) => mean.on(addMonths(today, 12 * c.number()))),
  rule(`${LEAD}nächste[rn]? woche`, (_, today) => mean.on(mean.nextWeek(today))),
  rule(`${LEAD}nächste[nm] monat`, (_, today) => mean.on(mean.nextMonth(today))),
  rule(`${LEAD}{day}\\.(?<month>1[0-2]|0?[1-9])\\.{year}`, onDate),
  rule(`${LEAD}{day}\\.(?<month>1[0-2]|0?[1-9])\\.`, onDate),
  rule(`${LEAD}{day}\\.? {month}(?: {year})?`, onDate),
  rule('(?:am|bis|bis zum|ab|ab dem|zum) {day}\\.', (c, today) =>
    mean.on(mean.comingDayOfMonth(today, c.day())),
  ),
  rule('(?:am|bis|ab|nächsten|diesen|kommenden) {weekday}', (c, today) =>
    mean.on(mean.comingWeekday(today, c.weekday())),
  ),
  // "mo", "so" and the like are too often ordinary words to mean a day on their own.
  rule('(?<weekday>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)', (c, today) =>
    mean.on(mean.comingWeekday(today, c.weekday())),
  ),
];

const times: readonly Rule[] = [
  rule('(?:um )?{hour} uhr {minute}', (c) => mean.at(c.hour(), c.minute())),
  rule('(?:um )?{hour}(?:[:.]{minute})?\\s*uhr', (c) => mean.at(c.hour(), c.minute())),
  rule('(?:um )?{hour}:{minute}', (c) => mean.at(c.hour(), c.minute())),
  rule('um {hour}', (c) => mean.at(c.hour())),
  rule('mittags', () => mean.at(12)),
];

const prices: readonly Rule[] = [
  rule('(?:kostet|kosten|preis|für) (?<number>\\d{1,6}) gold', (c) => mean.price(c.number())),
  rule('(?:kostet|kosten|preis) (?<number>\\d{1,6})', (c) => mean.price(c.number())),
  rule('(?<number>\\d{1,6}) gold', (c) => mean.price(c.number())),
];

/** What quick add understands in German. */
export const german: Grammar = { lexicon, rules: [...rhythms, ...dates, ...times, ...prices] };
