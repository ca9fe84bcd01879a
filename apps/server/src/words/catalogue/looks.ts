import {
  type AppearanceOption,
  appearanceOptions,
  type Background,
  backgroundSets,
  backgrounds,
  findAppearanceSet,
  findBackground,
  findBackgroundSet,
  isMessageKey,
  messageText,
} from '@everdeed/content';
import { titleOfKey } from '@everdeed/content/words';
import { languageOfWords, nameOf } from '../catalogue-words.ts';
import { byKey, ifAny, texts } from './texts.ts';

function presentOption(language: string, path: string, { key, price, set }: AppearanceOption) {
  const known = set === undefined ? undefined : findAppearanceSet(set);
  const from = known && {
    key: known.key,
    text: nameOf(language, 'appearanceSets', known.key),
    price,
    ...(known.setPrice === null ? {} : { setPrice: known.setPrice }),
  };
  return { key, price, text: nameOf(language, 'appearance', `${path}.${key}`), ...ifAny('set', from) };
}

const options = (language: string, path: string) =>
  byKey(appearanceOptions[path] ?? [], (option) => presentOption(language, path, option));

/** Price shown for backgrounds that are not sold for gems. */
const NOT_SOLD = 7;
/** Price shown for sets that are not sold as a whole. */
const SET_PRICE = 15;

const presentBackground = (language: string, { key, set, price, currency }: Background) => ({
  key,
  set,
  price: price ?? NOT_SOLD,
  ...(currency === null || currency === 'gems' ? {} : { currency }),
  ...texts(language, 'backgrounds', key),
});

/** A background by its key. */
export function presentBackgroundOf(language: string, key: string): readonly [string, unknown] {
  const background = findBackground(key);
  return [key, background && presentBackground(language, background)];
}

const monthName = (language: string, year: number, month: number): string =>
  new Intl.DateTimeFormat(languageOfWords(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1));

/** Name of a background set: the month for monthly sets, a message for others, else from the key. */
function nameOfSet(language: string, set: string): string {
  const [, month, year] = /^backgrounds(\d\d)(\d{4})$/.exec(set) ?? [];
  if (month && year)
    return messageText('backgroundsOfMonth', language).replace(
      '{month}',
      monthName(language, Number(year), Number(month)),
    );
  return isMessageKey(set) ? messageText(set, language) : titleOfKey(set);
}

function backgroundLook(language: string, { key, set, price }: Background) {
  const setPrice = findBackgroundSet(set)?.setPrice ?? SET_PRICE;
  return {
    key,
    price: price ?? 0,
    ...texts(language, 'backgrounds', key),
    set: { key: set, text: nameOfSet(language, set), setPrice },
  };
}

/** Appearance options of the avatar. */
export function lookContent(language: string) {
  const flat = byKey(backgrounds(), (one) => presentBackground(language, one));
  const hair = ['color', 'base', 'bangs', 'beard', 'mustache', 'flower'];
  return {
    appearances: {
      hair: Object.fromEntries(hair.map((part) => [part, options(language, `hair.${part}`)])),
      shirt: options(language, 'shirt'),
      size: options(language, 'size'),
      skin: options(language, 'skin'),
      chair: options(language, 'chair'),
      background: byKey(backgrounds(), (one) => backgroundLook(language, one)),
    },
    backgrounds: Object.fromEntries(
      backgroundSets.map(({ set, keys }) => [set, Object.fromEntries(keys.map((key) => [key, flat[key]]))]),
    ),
    backgroundsFlat: flat,
  };
}
