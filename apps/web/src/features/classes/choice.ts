import { gearOfKlass, spellsOfClass } from '@everdeed/content';
import {
  CLASS_CHANGE_COST,
  GEMS_PER_BALANCE,
  type GearSlot,
  type Player,
  type PlayerClass,
  type WornGear,
} from '@everdeed/rules';

/** The classes in the order of the choice. */
export const CLASSES = ['warrior', 'wizard', 'rogue', 'healer'] as const satisfies readonly PlayerClass[];

/** Gear that is tried on: what a class begins with, or the best there is. */
export type Tier = 'first' | 'finest';

const SLOTS = ['weapon', 'armor', 'head', 'shield'] as const satisfies readonly GearSlot[];

/** What somebody of a class wears at the beginning, or in the end; a mage needs both hands for a staff. */
export function gearOf(playerClass: PlayerClass, tier: Tier): WornGear {
  const all = gearOfKlass(playerClass);
  const worn: WornGear = {};
  for (const slot of SLOTS) {
    const tiers = all.filter(({ type }) => type === slot);
    const gear = tier === 'first' ? tiers[0] : tiers.find(({ last }) => last);
    if (gear) worn[slot] = gear.key;
  }
  return worn;
}

/** The player as they would look in that gear: themselves, without costume, pet or mount. */
export const dressed = (player: Player, gear: WornGear) => ({
  preferences: { ...player.preferences, costume: false, sleep: false },
  items: { gear: { equipped: gear } },
});

/** Skills of a class with their levels. */
export const skillsOf = (
  playerClass: PlayerClass,
): readonly { readonly key: string; readonly level: number }[] =>
  spellsOfClass(playerClass).map(({ key, lvl }) => ({ key, level: lvl ?? 0 }));

/** What choosing costs this player now, in gems: nothing at first, and after playing without a class. */
export const priceOf = ({ flags, preferences }: Player): number =>
  flags.classSelected && !preferences.disableClasses ? CLASS_CHANGE_COST * GEMS_PER_BALANCE : 0;

/** Gems that are missing for a price. */
export const gemsMissing = ({ balance }: Player, price: number): number =>
  Math.max(0, Math.ceil(price - balance * GEMS_PER_BALANCE));
