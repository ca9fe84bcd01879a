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
import { nameOf } from '../catalogue-words.ts';
import { byKey, ifAny, texts } from './texts.ts';

function presentOption(path: string, { key, price, set }: AppearanceOption) {
  const known = set === undefined ? undefined : findAppearanceSet(set);
  const from = known && {
    key: known.key,
    text: nameOf('appearanceSets', known.key),
    price,
    ...(known.setPrice === null ? {} : { setPrice: known.setPrice }),
  };
  return { key, price, text: nameOf('appearance', `${path}.${key}`), ...ifAny('set', from) };
}

const options = (path: string) =>
  byKey(appearanceOptions[path] ?? [], (option) => presentOption(path, option));

/** Price shown for backgrounds that are not sold for gems. */
const NOT_SOLD = 7;
/** Price shown for sets that are not sold as a whole. */
const SET_PRICE = 15;

const presentBackground = ({ key, set, price, currency }: Background) => ({
  key,
  set,
  price: price ?? NOT_SOLD,
  ...(currency === null || currency === 'gems' ? {} : { currency }),
  ...texts('backgrounds', key),
});

/** A background by its key. */
export function presentBackgroundOf(key: string): readonly [string, unknown] {
  const background = findBackground(key);
  return [key, background && presentBackground(background)];
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Name of a background set: the month for monthly sets, otherwise from the key. */
function nameOfSet(set: string): string {
  const [, month, year] = /^backgrounds(\d\d)(\d{4})$/.exec(set) ?? [];
  if (month && year) return `Backgrounds of ${monthName.format(Date.UTC(Number(year), Number(month) - 1))}`;
  if (isMessageKey(set)) return messageText(set);
  const words = set.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function backgroundLook({ key, set, price }: Background) {
  const setPrice = findBackgroundSet(set)?.setPrice ?? SET_PRICE;
  return {
    key,
    price: price ?? 0,
    ...texts('backgrounds', key),
    set: { key: set, text: nameOfSet(set), setPrice },
  };
}

/** Appearance options of the avatar. */
export function lookContent() {
  const flat = byKey(backgrounds(), presentBackground);
  const hair = ['color', 'base', 'bangs', 'beard', 'mustache', 'flower'];
  return {
    appearances: {
      hair: Object.fromEntries(hair.map((part) => [part, options(`hair.${part}`)])),
      shirt: options('shirt'),
      size: options('size'),
      skin: options('skin'),
      chair: options('chair'),
      background: byKey(backgrounds(), backgroundLook),
    },
    backgrounds: Object.fromEntries(
      backgroundSets.map(({ set, keys }) => [set, Object.fromEntries(keys.map((key) => [key, flat[key]]))]),
    ),
    backgroundsFlat: flat,
  };
}
