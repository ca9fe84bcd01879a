import { findBundle, findMysterySet } from '@everdeed/content';
import { fieldsIn, listIn, numberIn, recordOf, textIn, valueIn } from '@everdeed/content/values';
import type { Caller } from '../support/server.ts';
import type { Estate } from './estate.ts';
import { type Kind, type Moment, pick, type Step } from './move.ts';
import { estateOf } from './estate.ts';

/** Something that a shop shows, at the price that it shows. */
export interface Ware {
  readonly key: string;
  readonly purchaseType: string;
  readonly pinType: string;
  readonly currency: string;
  readonly value: number;
  readonly path: string;
  /** The category that it stands in: the set for pieces of mystery sets. */
  readonly category: string;
  readonly set: string;
}

const pages = ['market', 'market-gear', 'quests', 'seasonal', 'time-travelers', 'customizations'];

/** A text that an item may lack. */
const optional = (item: unknown, field: string): string => {
  const found = valueIn(item, field);
  return typeof found === 'string' ? found : '';
};

const wareOf = (item: unknown, category: string): Ware => {
  const { set } = fieldsIn(item);
  return {
    key: textIn(item, 'key'),
    purchaseType: textIn(item, 'purchaseType'),
    pinType: optional(item, 'pinType'),
    currency: textIn(item, 'currency'),
    value: numberIn(item, 'value'),
    path: optional(item, 'path'),
    category,
    set: typeof set === 'string' ? set : optional(set, 'key'),
  };
};

/** Everything that the pages of the shops show to a player now. */
export async function waresShownTo(caller: Caller): Promise<Ware[]> {
  const answers = await Promise.all(pages.map((page) => caller.get(`/shops/${page}`)));
  return answers.flatMap(({ body }) =>
    listIn(body.data, 'categories').flatMap((category) =>
      listIn(category, 'items').map((item) => wareOf(item, textIn(category, 'identifier'))),
    ),
  );
}

const each = (section: string, keys: readonly string[], count = 1): Estate =>
  Object.fromEntries(keys.map((key) => [`${section}.${key}`, count]));
/** Those of a list that the buyer does not own yet. */
const missing = ({ before }: Moment, estate: Estate): Estate => {
  const owned = estateOf(before);
  return Object.fromEntries(Object.entries(estate).filter(([name]) => (owned[name] ?? 0) === 0));
};

/** The request that buys a ware, how many times its price it takes, and what it gives. */
interface Purchase {
  readonly url: string;
  readonly times: number;
  readonly gives: (moment: Moment) => Estate;
}

function unlocking(path: string, name: string): Purchase {
  return { url: `/user/unlock?path=${path}`, times: 1, gives: () => ({ [name]: 1 }) };
}

function purchaseOf({ key, purchaseType, pinType, currency, path, category }: Ware, count: number): Purchase {
  const gives = (section: string, many = count) => ({
    times: many,
    gives: () => ({ [`${section}.${key}`]: many }),
  });
  if (pinType === 'timeTravelers') {
    const set = findMysterySet(category)?.items ?? [];
    const url = `/user/buy-mystery-set/${category}`;
    return { url, times: 1, gives: (moment) => missing(moment, each('gear', set)) };
  }
  if (currency === 'hourglasses') {
    const section = purchaseType === 'backgrounds' ? 'background' : purchaseType;
    const url = `/user/purchase-hourglass/${purchaseType}/${key}`;
    return { url, ...gives(section, purchaseType === 'quests' ? count : 1) };
  }
  switch (purchaseType) {
    case 'backgrounds':
      return unlocking(`background.${key}`, `background.${key}`);
    case 'customization':
      return unlocking(path, path);
    case 'bundles': {
      const quests = findBundle(key)?.bundleKeys ?? [];
      const url = `/user/purchase/bundles/${key}`;
      return { url, times: count, gives: () => each('quests', quests, count) };
    }
    case 'special':
      return { url: `/user/buy/${key}`, ...gives('special') };
    case 'quests':
      // Nothing but scrolls for gems takes a quantity along its own call.
      return currency === 'gold'
        ? { url: `/user/buy-quest/${key}`, ...gives('quests', 1) }
        : { url: `/user/purchase/quests/${key}`, ...gives('quests') };
    case 'gear':
      return currency === 'gold'
        ? { url: `/user/buy-gear/${key}`, ...gives('gear', 1) }
        : { url: `/user/purchase/gear/${key}`, ...gives('gear', 1) };
    default:
      return { url: `/user/purchase/${purchaseType}/${key}`, ...gives(purchaseType) };
  }
}

/** Buys what the shops show, at the price that they show. */
function buyWare(ware: Ware, count: number): Step {
  const { url, times, gives } = purchaseOf(ware, count);
  const price = -ware.value * times;
  return {
    url,
    body: { quantity: count },
    due: (moment) => {
      const isWorn = url.includes('/unlock?') && Object.keys(missing(moment, gives(moment))).length === 0;
      return isWorn ? {} : { ...gives(moment), [ware.currency]: price };
    },
  };
}

/** Gems for a whole set of looks: 15 for the backgrounds of a month, 5 for other looks (rules-play-and-shops 4.10). */
function unlockSet(wares: readonly Ware[], at: number): Step {
  const looks = wares.filter((ware) => ware.category !== 'timeTravelBackgrounds' && ware.currency === 'gems');
  const kinds = looks.filter(
    ({ purchaseType }) => purchaseType === 'backgrounds' || purchaseType === 'customization',
  );
  const { set, purchaseType } = pick(kinds, at);
  const pathOf = ({ key, path }: Ware) => (purchaseType === 'backgrounds' ? `background.${key}` : path);
  const paths = kinds.filter((ware) => ware.set === set).map(pathOf);
  const { value } = pick(kinds, at);
  // What stands alone is no set.
  const price = paths.length === 1 ? value : purchaseType === 'backgrounds' ? 15 : 5;
  return {
    url: `/user/unlock?path=${paths.join(',')}`,
    due: (moment) => ({
      ...missing(
        moment,
        recordOf(paths, () => 1),
      ),
      gems: -price,
    }),
  };
}

/** Buying, at the shops' own prices. */
export const wareKinds = {
  ware: {
    calls: ['purchase', 'purchaseHourglass', 'buyQuest', 'buyGear', 'buyMysterySet', 'unlock', 'buy'],
    plan: ({ wares }, at, count) => buyWare(pick(wares, at), count),
  },
  looks: { calls: ['unlock'], plan: ({ wares }, at) => unlockSet(wares, at) },
} satisfies Record<string, Kind>;
