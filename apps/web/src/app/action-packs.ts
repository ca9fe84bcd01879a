import type { ActionPack } from '../data/later-actions.ts';

/** Spending several attribute points. */
export const allocationPack: ActionPack = async () =>
  (await import('../features/character/allocation-actions.ts')).allocationActions;

/** Choosing a class, or none. */
export const classPack: ActionPack = async () =>
  (await import('../features/classes/class-actions.ts')).classActions;

/** Buying, selling and pinning in the shops. */
export const shopPack: ActionPack = async () =>
  (await import('../features/shops/shop-actions.tsx')).shopActions;

/** Hatching, gifts and cards; wearing gear; looks. */
export const itemPack: ActionPack = async () => {
  const [{ thingActions }, { gearActions }, { lookActions }] = await Promise.all([
    import('../features/items/things/thing-actions.tsx'),
    import('../features/items/equipment/gear-actions.ts'),
    import('../item-kit/unlock-action.ts'),
  ]);
  return [...thingActions, ...gearActions, ...lookActions];
};
