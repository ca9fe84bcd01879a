import {
  allGear,
  appearanceOptions,
  appearanceSets,
  backgroundSets,
  type BackgroundSet,
} from '@everdeed/content';
import { findLook, GEMS_PER_BALANCE, isOffered, type Look, offerEnd, ownsLook } from '@everdeed/rules';
import type { GamePlayer } from '../../../data/game.ts';
import { ANIMAL_SLOTS, isAnimal, KINDS, type LookFamily, type LookKind, wornKey } from './kinds.ts';
import { nextSale, nextSeason } from './returns.ts';

/** Something that can be worn. */
export interface LookOption {
  readonly family: LookFamily;
  readonly key: string;
  /** As the unlock call names it; also the name of its words, apart from gear and backgrounds. */
  readonly path: string;
  readonly isOwned: boolean;
  readonly isWorn: boolean;
  /** Gems; 0 if it is free. */
  readonly price: number;
}

/** When a set can be had. Instants in milliseconds; `start` is absent if nobody knows. */
export type Sale =
  | { readonly kind: 'always' }
  | { readonly kind: 'now'; readonly end: number }
  | { readonly kind: 'later'; readonly start: number | undefined }
  /** For hourglasses, from the time travellers. */
  | { readonly kind: 'hourglasses' }
  /** For checking in on enough days. */
  | { readonly kind: 'checkIns' };

/** What is sold together, as far as the player lacks it. */
export interface LookSet {
  readonly id: string;
  readonly sale: Sale;
  readonly options: readonly LookOption[];
  /** How many there are, owned ones included. */
  readonly size: number;
  /** Gems for all that is missing; undefined if single ones are cheaper, or if it is not sold as a set. */
  readonly price: number | undefined;
  /** What the unlock call takes for the whole set. */
  readonly path: string;
}

/** What one family has of one's own. */
interface Own {
  readonly family: LookFamily;
  readonly options: readonly LookOption[];
}

export interface Wardrobe {
  readonly own: readonly Own[];
  readonly sets: readonly LookSet[];
}

const gems = (balance: number): number => balance * GEMS_PER_BALANCE;

const GEAR_PATH = 'items.gear.owned.';

/** Paths of everything in a family, in catalogue order, with the key of each. */
function allOf(family: LookFamily): readonly { readonly key: string; readonly path: string }[] {
  if (isAnimal(family))
    return allGear()
      .filter(({ gearSet, type }) => gearSet === 'animal' && type === ANIMAL_SLOTS[family])
      .map(({ key }) => ({ key, path: GEAR_PATH + key }));
  if (family === 'background')
    return backgroundSets.flatMap(({ keys }) => keys.map((key) => ({ key, path: `background.${key}` })));
  return (appearanceOptions[family] ?? []).map(({ key }) => ({ key, path: `${family}.${key}` }));
}

const freePaths = new Map<LookFamily, ReadonlySet<string>>();

/** Paths of what costs nothing. */
function freeOf(family: LookFamily): ReadonlySet<string> {
  const known = freePaths.get(family);
  if (known) return known;
  const options = appearanceOptions[family] ?? [];
  const free = new Set(options.filter(({ price }) => price === 0).map(({ key }) => `${family}.${key}`));
  freePaths.set(family, free);
  return free;
}

function owns(player: GamePlayer, family: LookFamily, key: string, path: string): boolean {
  if (isAnimal(family)) return player.items.gear.owned[key] === true;
  return freeOf(family).has(path) || ownsLook(player, path);
}

function optionsOf(player: GamePlayer, family: LookFamily): readonly LookOption[] {
  const worn = wornKey(player, family);
  return allOf(family).map(({ key, path }) => ({
    family,
    key,
    path,
    isOwned: owns(player, family, key, path),
    isWorn: worn === key,
    price: freeOf(family).has(path) ? 0 : gems(findLook(path)?.price ?? 0),
  }));
}

/** What a player has of a family, in catalogue order. */
export const ownOptions = (player: GamePlayer, family: LookFamily): readonly LookOption[] =>
  optionsOf(player, family).filter(({ isOwned }) => isOwned);

/** What the set costs now, if that is not more than its missing parts one by one (rules-play-and-shops 4.10). */
function setPrice(look: Look | undefined, sale: Sale, missing: number): number | undefined {
  if (
    !look ||
    look.setPrice === 0 ||
    look.setPaths.length === 1 ||
    (sale.kind !== 'always' && sale.kind !== 'now')
  )
    return undefined;
  return missing > 1 && missing * look.price >= look.setPrice ? gems(look.setPrice) : undefined;
}

type Members = readonly LookOption[];

/** A set of these options; undefined if the player lacks none. */
function setOf(id: string, sale: Sale, members: Members): LookSet | undefined {
  const options = members.filter(({ isOwned }) => !isOwned);
  const [first] = options;
  if (!first) return undefined;
  const look = findLook(first.path);
  return {
    id,
    sale,
    options,
    size: members.length,
    price: setPrice(look, sale, options.length),
    path: look?.setPaths.join(',') ?? '',
  };
}

/** When a set of looks is for sale; undefined if never again. */
function saleOf({ key, available }: (typeof appearanceSets)[number], now: number): Sale | undefined {
  if (available === 'always') return { kind: 'always' };
  if (available === 'never') return undefined;
  const end = offerEnd('customizations', key, now);
  if (isOffered('customizations', key, now) && end) return { kind: 'now', end: Date.parse(end) };
  return { kind: 'later', start: nextSeason(available, now) };
}

function appearanceSetsOf(options: Members, now: number): LookSet[] {
  const byPath = new Map(options.map((option) => [option.path, option]));
  return appearanceSets.flatMap((set) => {
    const members = set.members.flatMap((path) => byPath.get(path) ?? []);
    const sale = saleOf(set, now);
    return (sale && setOf(set.key, sale, members)) ?? [];
  });
}

/** When backgrounds are to be had; undefined for those of events that nobody else gets. */
function backgroundSale({ set, kind }: BackgroundSet, now: number): Sale | undefined {
  if (kind === 'event') return undefined;
  if (kind === 'timeTravel') return { kind: 'hourglasses' };
  if (kind === 'incentive') return { kind: 'checkIns' };
  const end = offerEnd('backgrounds', set, now);
  if (isOffered('backgrounds', set, now) && end) return { kind: 'now', end: Date.parse(end) };
  return { kind: 'later', start: nextSale(set, now) };
}

/** Stands for the backgrounds of this month that are alone in their sets. */
export const SINGLES = 'singles';

/** The sets for sale, newest first, after those of one background; those that return in the same month together. */
function backgroundSetsOf(options: Members, now: number): LookSet[] {
  const byKey = new Map(options.map((option) => [option.key, option]));
  const later = new Map<number, LookOption[]>();
  const singles: LookOption[] = [];
  let singleSale: Sale | undefined;
  const sets = backgroundSets.toReversed().flatMap((set) => {
    const members = set.keys.flatMap((key) => byKey.get(key) ?? []);
    const sale = backgroundSale(set, now);
    if (sale?.kind === 'now' && set.keys.length === 1) {
      singleSale = sale;
      singles.push(...members);
      return [];
    }
    if (sale?.kind !== 'later') return (sale && setOf(set.set, sale, members)) ?? [];
    const start = sale.start ?? Number.POSITIVE_INFINITY;
    later.set(start, [...(later.get(start) ?? []), ...members]);
    return [];
  });
  const returning = [...later].flatMap(
    ([start, members]) =>
      setOf(
        `later ${start}`,
        { kind: 'later', start: Number.isFinite(start) ? start : undefined },
        members,
      ) ?? [],
  );
  const single = singleSale && setOf(SINGLES, singleSale, singles);
  return [...(single ? [single] : []), ...sets, ...returning];
}

const RANK = { now: 0, always: 1, hourglasses: 2, checkIns: 3, later: 4 } as const satisfies Record<
  Sale['kind'],
  number
>;

const startOf = ({ sale }: LookSet): number =>
  sale.kind === 'later' ? (sale.start ?? Number.POSITIVE_INFINITY) : 0;

/** What there is of a kind: one's own first, then what can be had, soonest first. */
export function wardrobeOf(player: GamePlayer, kind: LookKind, now: number): Wardrobe {
  const families = KINDS[kind].map((family) => ({ family, options: optionsOf(player, family) }));
  const all = families.flatMap(({ options }) => options);
  const sets = families.flatMap(({ family, options }) => {
    if (family === 'background') return backgroundSetsOf(options, now);
    return isAnimal(family) ? (setOf(family, { kind: 'always' }, options) ?? []) : [];
  });
  return {
    own: families
      .map(({ family, options }) => ({ family, options: options.filter(({ isOwned }) => isOwned) }))
      .filter(({ options }) => options.length > 0),
    sets: [...sets, ...appearanceSetsOf(all, now)].toSorted(
      (one, other) => RANK[one.sale.kind] - RANK[other.sale.kind] || startOf(one) - startOf(other),
    ),
  };
}

/** Whether the player can have it now, apart from its price. */
export const isForSale = ({ sale }: LookSet): boolean => sale.kind === 'always' || sale.kind === 'now';
