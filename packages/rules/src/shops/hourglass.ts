import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findQuest, timeTravelStable } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { type NamedFamily, nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { unpin } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { type HourglassAnswer, hourglassAnswer } from './mystery-set.ts';
import { addScroll } from '../state/scrolls.ts';
import { checkQuantity, checkSingle, moveHourglasses } from '../wallet.ts';

/**
 * A kind of item sold for hourglasses, one hourglass each. Without `inBulk`, one piece is sold and charged, whatever
 * the quantity; mounts refuse any other quantity.
 */
interface Kind {
  readonly family: NamedFamily;
  readonly inBulk?: true;
  /** Absent: owned any number of times. */
  readonly alreadyOwned?: 'backgroundAlreadyOwned' | 'petsAlreadyOwned' | 'mountsAlreadyOwned';
  isSold(key: string): boolean;
  isOwned(player: Player, key: string): boolean;
  handOver(player: Player, key: string, quantity: number): void;
}

const kinds = {
  backgrounds: {
    family: 'background',
    alreadyOwned: 'backgroundAlreadyOwned',
    isSold: (key) => timeTravelStable.backgrounds.includes(key),
    isOwned: ({ purchased }, key) => Boolean(purchased.background[key]),
    handOver: (player, key) => {
      player.purchased.background[key] = true;
      unpin(player, `backgrounds.timeTravelBackgrounds.${key}`);
    },
  },
  quests: {
    family: 'quest',
    inBulk: true,
    isSold: (key) => findQuest(key)?.category === 'timeTravelers',
    isOwned: () => false,
    handOver: ({ items }, key, quantity) => addScroll(items, key, quantity),
  },
  pets: {
    family: 'pet',
    alreadyOwned: 'petsAlreadyOwned',
    isSold: (key) => timeTravelStable.pets.includes(key),
    isOwned: ({ items }, key) => Boolean(items.pets[key]),
    handOver: (player, key) => {
      player.items.pets[key] = NEW_PET;
      unpin(player, `timeTravelStable.pets.${key}`);
    },
  },
  mounts: {
    family: 'mount',
    alreadyOwned: 'mountsAlreadyOwned',
    isSold: (key) => timeTravelStable.mounts.includes(key),
    isOwned: ({ items }, key) => Boolean(items.mounts[key]),
    handOver: ({ items }, key) => {
      items.mounts[key] = true;
    },
  },
} satisfies Record<string, Kind>;

const isKind = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

/** Why {@link buyWithHourglass} refuses. */
export type BuyWithHourglassRefusal =
  | 'backgroundAlreadyOwned'
  | 'invalidQuantity'
  | 'messageNotAbleToBuyInBulk'
  | 'missingKeyParam'
  | 'missingTypeParam'
  | 'mountsAlreadyOwned'
  | 'notAllowedHourglass'
  | 'notEnoughHourglasses'
  | 'petsAlreadyOwned'
  | 'typeNotAllowedHourglass';

/** Buys a background, quest scroll, pet or mount of the time travelers (rules-play-and-shops 4.8). */
export function buyWithHourglass(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<HourglassAnswer>, BuyWithHourglassRefusal> {
  const { key, type } = input;
  if (!key) return refuse('badRequest', 'missingKeyParam');
  if (!type) return refuse('badRequest', 'missingTypeParam');
  if (!isKind(type))
    return refuse('notAuthorized', 'typeNotAllowedHourglass', { allowedTypes: 'pets,mounts' });
  const kind: Kind = kinds[type];
  const quantity = type === 'mounts' ? checkSingle(input.quantity) : checkQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const cost = kind.inBulk ? quantity.value : 1;
  return attempt(
    player,
    (draft, journal) => {
      if (!kind.isSold(key)) return refuse('notAuthorized', 'notAllowedHourglass');
      if (kind.alreadyOwned && kind.isOwned(draft, key)) return refuse('notAuthorized', kind.alreadyOwned);
      if (draft.purchased.plan.consecutive.trinkets < cost)
        return refuse('notAuthorized', 'notEnoughHourglasses');
      kind.handOver(draft, key, cost);
      const about = { reference: key, referenceText: nameRef(kind.family, key) };
      moveHourglasses(ctx, draft, journal, -cost, 'spend', about);
      journal.message = { key: 'hourglassPurchase' };
      return done;
    },
    hourglassAnswer,
  );
}
