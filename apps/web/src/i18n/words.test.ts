import { expect, it } from 'vitest';
import { i18n } from './i18n.ts';

type Catalogues = Readonly<Record<string, { readonly messages: Readonly<Record<string, string>> }>>;
const english: Catalogues = import.meta.glob('./locales/en/*.ts', { eager: true });
const german: Catalogues = import.meta.glob('./locales/de/*.ts', { eager: true });

/** All messages; some stand in several catalogues. */
const messagesIn = (catalogues: Catalogues): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(catalogues).map(({ messages }) => messages));

/** Ids of the messages in which a word stands. */
const idsWith = (catalogues: Catalogues, word: RegExp): readonly string[] =>
  Object.entries(messagesIn(catalogues))
    .filter(([, message]) => word.test(message))
    .map(([id]) => id)
    .toSorted();

const headlines = ['home.headline', 'title.home'];
/** Those of an alphabet, and those of Valentine's Day. */
const letters = [
  'auth.errorUsernameShape',
  'auth.usernameHint',
  'edit.aliasHint',
  'edit.aliasWrong',
  'events.valentines',
];

it.each([
  ['a deed', 'a task', english, /\bdeeds?\b/i, headlines],
  ['a letter', 'an email or a message', english, /\bletters?\b/i, letters],
  ['a notice', 'a notification', english, /\bnotices?\b/i, []],
  ['Tägliches', 'Tagesaufgaben', german, /\bTägliche/, []],
  ['a Schriftrolle', 'a Questrolle', german, /\bSchriftrolle/, []],
])('%s is called %s', (_gone, _word, catalogues, word, but) => {
  expect(idsWith(catalogues, word)).toEqual(but);
});

it('the welcome and the board have one word for dailies in German', () => {
  expect(idsWith(german, /Tagesaufgabe/)).toEqual(
    expect.arrayContaining(['tasks.dailys', 'welcome.dailys', 'tasks.daily']),
  );
});

it.each([
  { count: 1, id: 'shops.dear.gold', says: 'Dir fehlt noch 1 Gold.' },
  { count: 2, id: 'shops.dear.gold', says: 'Dir fehlen noch 2 Gold.' },
  { count: 1, id: 'death.gold', says: 'Dein 1 Gold ist weg' },
  { count: 1200, id: 'death.gold', says: 'Deine 1.200 Gold sind weg' },
  { count: 1, id: 'things.cardFromSome', says: 'und einer weiteren Person' },
  { count: 2, id: 'things.cardFromSome', says: 'und 2 weiteren' },
])('German counts $count in $id', ({ count, id, says }) => {
  i18n.loadAndActivate({ locale: 'de', messages: messagesIn(german) });
  expect(i18n._(id, { count, name: 'Jo' })).toContain(says);
});

it.each([
  ['English', 'en', english, '1\u00a0habit, 2\u00a0dailies'],
  ['German', 'de', german, '1\u00a0Gewohnheit, 2\u00a0Tagesaufgaben'],
])('keeps counts of imported tasks with what is counted in %s', (_, locale, catalogues, says) => {
  i18n.loadAndActivate({ locale, messages: messagesIn(catalogues) });
  expect(i18n._('imports.tasksNote', { habits: 1, dailys: 2, todos: 1, rewards: 1 })).toContain(says);
});
