import type { ActionPack } from '../data/later-actions.ts';

/** Spending several attribute points. */
export const allocationPack: ActionPack = async () =>
  (await import('../features/character/allocation-actions.ts')).allocationActions;

/** Choosing a class, or none. */
export const classPack: ActionPack = async () =>
  (await import('../features/classes/class-actions.ts')).classActions;

/** Buying, selling and pinning in the shops. */
export const shopPack: ActionPack = async () => {
  const [{ shopActions }, { sellItem }] = await Promise.all([
    import('../features/shops/shop-actions.tsx'),
    import('../item-kit/sell-action.tsx'),
  ]);
  return [...shopActions, sellItem];
};

/** Hatching, selling, gifts and cards; wearing gear; looks; feeding, taking along and releasing pets and mounts. */
export const itemPack: ActionPack = async () => {
  const [{ inventoryActions }, { sellItem }, { thingActions }, { gearActions }, { lookActions }, { stableActions }] =
    await Promise.all([
      import('../features/items/equip-action.ts'),
      import('../item-kit/sell-action.tsx'),
      import('../features/items/things/thing-actions.tsx'),
      import('../features/items/equipment/gear-actions.ts'),
      import('../item-kit/unlock-action.ts'),
      import('../features/items/stable/stable-actions.tsx'),
    ]);
  return [...inventoryActions, sellItem, ...thingActions, ...gearActions, ...lookActions, ...stableActions];
