import type { PlayerScene } from '../scenes.ts';
import type { Message } from '../message.ts';
import { attempt } from '../attempt.ts';
import { findGear, type Gear } from '@everdeed/content';
import { grantFirstStep } from '../achievements/grant.ts';
import type { RuleContext } from '../command.ts';
import { mayOwn } from '../equipment/ownership.ts';
import { freeOtherHand } from '../equipment/two-handed.ts';
import { grantUltimateGear } from '../equipment/ultimate-gear.ts';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { ownAndRepin } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import { isGearReleased } from '../schedule/release.ts';
import type { Player } from '../state/player.ts';
import type { BuyInput } from './buy-types.ts';
import { checkGold, checkSingle } from '../wallet.ts';

/** What the purchase of gear can change. */
export type GearAnswer = Pick<Player, 'items' | 'achievements' | 'stats' | 'flags' | 'pinnedItems'>;

/** Whether an item is for another class; lost items can be bought back nevertheless (3.6, step 5). */
function isOfAnotherClass({ stats, items }: Player, { key, klass, specialClass }: Gear): boolean {
  if (items.gear.owned[key] === false) return false;
  const isOpen = klass === 'special' || klass === 'armoire' || klass === stats.class;
  return !isOpen || (klass === 'special' && specialClass !== undefined && specialClass !== stats.class);
}

/** Whether the tier below is missing: weapons and rogue shields begin at 0, the rest at 1 (3.6, step 7). */
function lacksPreviousTier({ items }: Player, { key, type, klass, index }: Gear): boolean {
  if (klass === 'special' || klass === 'armoire' || klass === 'mystery') return false;
  const tier = Number(index);
  const first = type === 'weapon' || (type === 'shield' && klass === 'rogue') ? 0 : 1;
  if (!Number.isInteger(tier) || tier <= first) return false;
  return !items.gear.owned[key.replace(/\d+$/, String(tier - 1))];
}

type CheckGearRefusal =
  | 'cannotBuyItem'
  | 'equipmentAlreadyOwned'
  | 'messageNotEnoughGold'
  | 'previousGearNotOwned';

function checkGear(player: Player, gear: Gear): Result<undefined, CheckGearRefusal> {
  const affordable = checkGold(player, gear.value);
  if (!affordable.ok) return affordable;
  if (!mayOwn(player, gear) || isOfAnotherClass(player, gear))
    return refuse('notAuthorized', 'cannotBuyItem');
  if (player.items.gear.owned[gear.key]) return refuse('notAuthorized', 'equipmentAlreadyOwned');
  return lacksPreviousTier(player, gear) ? refuse('notAuthorized', 'previousGearNotOwned') : done;
}

function putOn({ preferences, items }: Player, gear: Gear): Message | undefined {
  if (!preferences.autoEquip) return undefined;
  items.gear.equipped[gear.type] = gear.key;
  return freeOtherHand(items.gear.equipped, gear);
}

/** Why {@link buyMarketGear} refuses. */
export type BuyMarketGearRefusal =
  | CheckGearRefusal
  | 'invalidQuantity'
  | 'itemNotFound'
  | 'messageNotAbleToBuyInBulk'
  | 'missingKeyParam';

/** Buys gear for gold: class gear tier by tier, lost and special pieces (rules-play-and-shops 3.6). */
export function buyMarketGear(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: BuyInput,
): Result<Outcome<GearAnswer>, BuyMarketGearRefusal> {
  const { key } = input;
  if (!key) return refuse('badRequest', 'missingKeyParam');
  const quantity = checkSingle(input.quantity);
  if (!quantity.ok) return quantity;
  const gear = findGear(key);
  if (!gear || !isGearReleased(gear, ctx.now)) return refuse('notFound', 'itemNotFound', { key });
  return attempt(
    player,
    (draft, journal) => {
      const allowed = checkGear(draft, gear);
      if (!allowed.ok) return allowed;
      const bought: Message = { key: 'messageBought', params: { itemText: nameRef('gear', key) } };
      journal.message = putOn(draft, gear) ?? bought;
      grantFirstStep(ctx, draft, 'purchasedEquipment');
      ownAndRepin(draft, key);
      if (gear.last) grantUltimateGear(ctx, draft);
      draft.stats.gp -= gear.value;
      return done;
    },
    ({ items, achievements, stats, flags, pinnedItems }) => ({
      items,
      achievements,
      stats,
      flags,
      pinnedItems,
    }),
  );
}
