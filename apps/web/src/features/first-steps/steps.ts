import { findEgg, findPotion } from '@everdeed/content';
import type { Player } from '@everdeed/rules';

/** The five first steps, in the order in which they are usually taken; keys of their achievements. */
const FIRST_STEPS = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const;
export type StepKey = (typeof FIRST_STEPS)[number];

export interface Step {
  readonly key: StepKey;
  /** `next` is the first that is not done. */
  readonly state: 'done' | 'next' | 'later';
  /** Whether the player has what it takes. */
  readonly isReady: boolean;
}

/** Gold for the cheapest piece of gear, which everybody is shown first. */
const FIRST_GEAR_PRICE = 1;

const some = (owned: Readonly<Record<string, number | undefined>>): boolean =>
  Object.values(owned).some((count) => (count ?? 0) > 0);

function canHatch({ items }: Player): boolean {
  const eggs = Object.keys(items.eggs).filter((key) => (items.eggs[key] ?? 0) > 0 && findEgg(key));
  const potions = Object.keys(items.hatchingPotions).filter(
    (key) => (items.hatchingPotions[key] ?? 0) > 0 && findPotion(key),
  );
  return eggs.length > 0 && potions.length > 0;
}

const READY: Readonly<Record<StepKey, (player: Player) => boolean>> = {
  createdTask: () => true,
  completedTask: () => true,
  hatchedPet: canHatch,
  fedPet: ({ items }) => some(items.food) && some(items.pets),
  purchasedEquipment: ({ stats }) => stats.gp >= FIRST_GEAR_PRICE,
};

/** How far a player is with the first steps. */
export function stepsOf(player: Player): readonly Step[] {
  const next = FIRST_STEPS.find((key) => player.achievements[key] !== true);
  return FIRST_STEPS.map((key) => ({
    key,
    state: player.achievements[key] === true ? 'done' : key === next ? 'next' : 'later',
    isReady: READY[key](player),
  }));
}
