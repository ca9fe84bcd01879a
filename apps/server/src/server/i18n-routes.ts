import {
  allEggs,
  allGear,
  allPotions,
  foods,
  messageKeys,
  messageLanguages,
  messageText,
  quests,
  spells,
} from '@everdeed/content';
import {
  eggTextKey,
  foodTextKey,
  gearTextKey,
  potionTextKey,
  questTextKey,
  spellTextKey,
} from '@everdeed/content/words';
import { serverCalls } from '@everdeed/contract';
import { descriptionOf, type Family, nameOf } from '../words/catalogue-words.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';

const contentType = 'application/javascript; charset=utf-8';
type Keyed = readonly { readonly key: string }[];
type TextKey = (key: string, form: 'name' | 'description') => string;

/** Names and descriptions of a family, by the keys known to clients of the reference. */
const wordsOfFamily = (language: string, family: Family, list: Keyed, textKey: TextKey): [string, string][] =>
  list.flatMap(({ key }) => [
    [textKey(key, 'name'), nameOf(language, family, key)] as [string, string],
    [textKey(key, 'description'), descriptionOf(language, family, key)] as [string, string],
  ]);

const contentWords = (language: string): Record<string, string> =>
  Object.fromEntries([
    ...wordsOfFamily(language, 'gear', allGear(), gearTextKey),
    ...wordsOfFamily(language, 'eggs', allEggs(), (key, form) =>
      form === 'name' ? eggTextKey(key, form) : `${key}EggNotes`,
    ),
    ...wordsOfFamily(language, 'food', foods, foodTextKey),
    ...wordsOfFamily(
      language,
      'potions',
      allPotions(),
      (key, form) => potionTextKey(key) + (form === 'name' ? '' : 'Notes'),
    ),
    ...wordsOfFamily(language, 'quests', quests, questTextKey),
    ...wordsOfFamily(language, 'spells', spells, spellTextKey),
  ]);

/** The texts of the product (wire-groups-and-admin 7.5). */
export const i18nRoutes = [
  route(serverCalls.getCoreWords, (_work, { info: { language } }) => {
    const strings = Object.fromEntries(messageKeys().map((key) => [key, messageText(key, language)]));
    const availableLanguages = messageLanguages().map((code) => ({ code, name: code, momentLangCode: code }));
    const known = { availableLanguages, language: { code: language }, strings, momentLang: '' };
    return reply({ raw: { contentType, body: `window['habitica-i18n'] = ${JSON.stringify(known)};\n` } });
  }),
  route(serverCalls.getContentWords, (_work, { info: { language } }) =>
    reply({ raw: { contentType, body: JSON.stringify(contentWords(language)) } }),
  ),
];
