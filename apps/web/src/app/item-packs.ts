import type { ActionPack } from '../data/later-actions.ts';
import { skillPack } from './action-packs.ts';

/** Wearing gear; hatching, selling, gifts and cards; looks; feeding, taking along and releasing pets and mounts. */
export const itemPack: ActionPack = async () => {
  const packs = await Promise.all([
    import('../features/items/equip-action.ts').then(({ inventoryActions }) => inventoryActions),
    import('../item-kit/sell-action.tsx').then(({ sellItem }) => [sellItem]),
    import('../features/items/things/thing-actions.tsx').then(({ thingActions }) => thingActions),
    import('../features/items/equipment/gear-actions.ts').then(({ gearActions }) => gearActions),
    import('../item-kit/unlock-action.ts').then(({ lookActions }) => lookActions),
    import('../features/items/stable/stable-actions.tsx').then(({ stableActions }) => stableActions),
    skillPack(),
  ]);
  return packs.flat();
};
