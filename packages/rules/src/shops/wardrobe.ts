import {
  allGear,
  type Background,
  findAppearance,
  findAppearanceSet,
  findBackground,
  findBackgroundSet,
  findGear,
  type Gear,
} from '@everdeed/content';
import { gearPath } from '../pins/pins.ts';
import type { Player } from '../state/player.ts';
import { GEMS_PER_BALANCE } from '../wallet.ts';
import { GEAR_PREFIX, isFlagFamily } from './owned-looks.ts';

/** Gems for a whole set of appearances or animal parts, and of backgrounds (seeds 1, section 9). */
const SET_PRICE = 5;
const BACKGROUND_SET_PRICE = 15;
/** Balance units of one animal part. */
const ANIMAL_PART_PRICE = 0.5;

/** Something sold by the unlock route, with its set. Prices are balance units. */
export interface Look {
  readonly path: string;
  readonly price: number;
  /** 0 if it is not sold as a set. */
  readonly setPrice: number;
  /** Paths of its whole set. */
  readonly setPaths: readonly string[];
  readonly background?: Background;
  readonly gear?: Gear;
  /** The path under which it is pinned. */
  readonly pinPath: string;
}

const NUMBERED = new Set(['base', 'bangs', 'beard', 'mustache', 'flower']);
const BACKGROUND_PREFIX = 'background.';

function animalPart(path: string): Look | undefined {
  const gear = findGear(path.slice(GEAR_PREFIX.length));
  if (gear?.gearSet !== 'animal') return undefined;
  const family = allGear().filter(({ gearSet, type }) => gearSet === 'animal' && type === gear.type);
  return {
    path,
    price: ANIMAL_PART_PRICE,
    setPrice: SET_PRICE / GEMS_PER_BALANCE,
    setPaths: family.map(({ key }) => GEAR_PREFIX + key),
    gear,
    pinPath: gearPath(gear.key),
  };
}

function backgroundLook(path: string): Look | undefined {
  const background = findBackground(path.slice(BACKGROUND_PREFIX.length));
  if (!background) return undefined;
  const { keys = [] } = findBackgroundSet(background.set) ?? {};
  return {
    path,
    price: (background.price ?? 0) / GEMS_PER_BALANCE,
    setPrice: BACKGROUND_SET_PRICE / GEMS_PER_BALANCE,
    setPaths: keys.map((key) => BACKGROUND_PREFIX + key),
    background,
    pinPath: `backgrounds.${background.set}.${background.key}`,
  };
}

/**
 * The appearance option at a path of the unlock route; undefined if unknown or not for sale
 * (rules-play-and-shops 4.10).
 */
export function findLook(path: string): Look | undefined {
  if (path.startsWith(GEAR_PREFIX)) return animalPart(path);
  if (path.startsWith(BACKGROUND_PREFIX)) return backgroundLook(path);
  const option = findAppearance(path);
  const set = option?.set === undefined ? undefined : findAppearanceSet(option.set);
  if (!option || !set) return undefined;
  return {
    path,
    price: option.price / GEMS_PER_BALANCE,
    setPrice: (set.setPrice ?? 0) / GEMS_PER_BALANCE,
    setPaths: set.members,
    pinPath: path,
  };
}

/** Gives an appearance option to the player. */
export function giveLook({ items, purchased }: Player, path: string): void {
  const [family = '', part = '', key = ''] = path.split('.');
  if (path.startsWith(GEAR_PREFIX)) items.gear.owned[path.slice(GEAR_PREFIX.length)] = true;
  else if (family === 'hair') {
    const parts = (purchased.hair[part] ??= {});
    parts[key] = true;
  } else if (isFlagFamily(family)) purchased[family][part] = true;
}

/**
 * Puts on an owned appearance option; the current background is taken off again. Animal parts are worn as
 * gear instead.
 */
export function wearLook({ preferences }: Player, path: string): void {
  const [family, part = '', key = ''] = path.split('.');
  if (family === 'background') preferences.background = preferences.background === part ? '' : part;
  else if (family === 'skin' || family === 'shirt') preferences[family] = part;
  else if (family === 'hair')
    Object.assign(preferences.hair, { [part]: NUMBERED.has(part) ? Number(key) : key });
}
