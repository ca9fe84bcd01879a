import {
  type AppearanceOption,
  appearanceOptions,
  type BackgroundSet,
  backgroundSets,
  allGear,
  type GearType,
} from '@everdeed/content';
import { gearPath } from '../../pins/pins.ts';
import { isOffered, offerAt, type OfferType } from '../../schedule/offers.ts';
import type { Pin, Player } from '../../state/player.ts';
import { shopItems, visit, type Visit } from '../items/item.ts';
import { ownsLook } from '../owned-looks.ts';
import type { ShopItem } from '../items/item-types.ts';
import type { ShopCategory, ShopPage } from './page-types.ts';

/** Background sets of the period, newest first. */
const setsOnOffer = (now: number): BackgroundSet[] =>
  backgroundSets
    .filter(({ set, kind }) => kind === 'month' && isOffered('backgrounds', set, now))
    .toReversed();

const backgroundPins = ({ set, keys }: BackgroundSet): Pin[] =>
  keys.map((key) => ({ type: 'background', path: `backgrounds.${set}.${key}` }));

const isForSale = (player: Player, path: string, { price, set }: AppearanceOption, now: number): boolean =>
  price > 0 && set !== undefined && !ownsLook(player, path) && isOffered('customizations', set, now);

/** Appearance options of one family, newest first. */
function looks({ player, now }: Visit, family: string, type: string): Pin[] {
  return (appearanceOptions[family] ?? [])
    .map((option) => ({ option, path: `${family}.${option.key}` }))
    .filter(({ option, path }) => isForSale(player, path, option, now))
    .map(({ path }) => ({ type, path }))
    .toReversed();
}

const animalParts = ({ player }: Visit, type: GearType): Pin[] =>
  allGear()
    .filter(
      (gear) =>
        gear.gearSet === 'animal' && gear.type === type && player.items.gear.owned[gear.key] === undefined,
    )
    .map(({ key }) => ({ type: 'gear', path: gearPath(key) }));

/** The customizations shop (rules-play-and-shops 5.4). Empty shelves are kept, since they say when more will come. */
export function customizationPage(player: Player, now: number): ShopPage {
  const here = visit(player, now);
  const shelf = (identifier: string, pins: readonly Pin[], changing?: OfferType): ShopCategory => {
    const end = changing && offerAt(changing, now)?.end;
    return { identifier, items: shopItems(here, pins), ...(end ? { end } : {}) };
  };
  const backgrounds = setsOnOffer(now).flatMap(backgroundPins);
  return {
    identifier: 'customizationsShop',
    imageName: 'npc_customizations',
    categories: [
      shelf(
        'backgrounds',
        backgrounds.filter(({ path }) => !ownsLook(player, `background.${path.split('.')[2]}`)),
        'backgrounds',
      ),
      shelf('color', looks(here, 'hair.color', 'haircolor'), 'customizations'),
      shelf('base', looks(here, 'hair.base', 'hairbase')),
      shelf('facialHair', [
        ...looks(here, 'hair.mustache', 'hairmustache'),
        ...looks(here, 'hair.beard', 'hairbeard'),
      ]),
      shelf('skin', looks(here, 'skin', 'skin'), 'customizations'),
      shelf('animalEars', animalParts(here, 'headAccessory')),
      shelf('animalTails', animalParts(here, 'back')),
      shelf('shirt', looks(here, 'shirt', 'shirt')),
    ],
  };
}

/** Backgrounds of the period by set, newest first, including owned ones (rules-play-and-shops 5.4). */
export function backgroundSetsPage(
  player: Player,
  now: number,
): {
  readonly identifier: string;
  readonly sets: readonly { readonly identifier: string; readonly items: readonly ShopItem[] }[];
} {
  const here = visit(player, now);
  const sets = setsOnOffer(now).map((set) => ({
    identifier: set.set,
    items: shopItems(here, backgroundPins(set)),
  }));
  return { identifier: 'backgroundShop', sets };
}
