import { spellings } from './spellings.ts';
import type { Lexicon } from './types.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The English words of time, and those that cast doubt on them. */
export const lexicon: Lexicon = {
  weekdays: spellings([
    ['m', 'monday mondays mon'],
    ['t', 'tuesday tuesdays tues tue'],
    ['w', 'wednesday wednesdays wed weds'],
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
    [11, 'eleven'],
    [12, 'twelve'],
  ]),
  ordinals: { first: 1, second: 2, third: 3, fourth: 4, fifth: 5 },
  ordinalEnding: '(?:st|nd|rd|th)',
  and: 'and',
  to: '(?:to|through|thru)',
  difficulties: { trivial: 0.1, easy: 1, medium: 1.5, hard: 2 },
  attributes: spellings([
    ['str', 'str strength'],
    ['int', 'int intelligence'],
    ['con', 'con constitution'],
    ['per', 'per perception'],
  ]),
  doubts: {
    ofTime: words(
      `every each other last past previous next first second third fourth fifth half until till til ago
       day days week weeks weekend weekends weekday weekdays month months year years hour hours minute minutes quarter
       daily weekly monthly yearly annually fortnightly morning afternoon evening night noon midnight
       monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays
       saturdays sundays january february april june july august september october november december
       today tomorrow tonight yesterday once twice times except excluding o'clock am pm`,
    ),
    before: words(
      `a an the my your his her its our their this that these those some any no not for of about with without and or
       to in at from by on until till til before after since between than like as per into onto via during
       starting beginning love loves hate hates like likes i we you they he she is was are were`,
    ),
    beforeAdverb: words(
      `a an the for of about with without and or to in at from by on until till til before after since between than
       like as not no per into during my your our their high`,
    ),
    after: words('is was are were has had will would can could should'),
    names: words(
      `good black ash easter palm cyber super fat bloody casual manic blue ruby giving shrove maundy whit holy small
       stormy sheffield`,
    ),
    labels: words(
      `chapter chapters page pages version v room part episode ep season level step no nr number issue track flight bus
       line highway route psalm psalms verse act scene gate seat size model unit lesson exercise day week figure fig
       section ticket apartment apt suite block top`,
    ),
    joints: words('and or to until till til through thru except but for minus versus vs not'),
    adverbs: words('today tomorrow tonight'),
    capitals: 'names',
    weekdays: /^(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:days?)?$/,
  },
};
