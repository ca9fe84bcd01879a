import type { ActionPack } from '../data/later-actions.ts';

/** Spending several attribute points. */
export const allocationPack: ActionPack = async () =>
  (await import('../features/character/allocation-actions.ts')).allocationActions;

/** Choosing a class, or none. */
export const classPack: ActionPack = async () =>
  (await import('../features/classes/class-actions.ts')).classActions;

/** Buying, selling and pinning in the shops. */
export const shopPack: ActionPack = async () => {
  const [{ shopActions }, { rewardActions }] = await Promise.all([
    import('../features/shops/shop-actions.tsx'),
    import('../features/shops/reward-actions.ts'),
  ]);
  return [...shopActions, ...rewardActions];
};

/** Hatching, gifts and cards; wearing gear. */
export const itemPack: ActionPack = async () => {
  const [{ thingActions }, { gearActions }] = await Promise.all([
    import('../features/items/things/thing-actions.tsx'),
    import('../features/items/equipment/gear-actions.ts'),
  ]);
  return [...thingActions, ...gearActions];
};

/** Casting skills and using special items. */
export const skillPack: ActionPack = async () => (await import('../skill-kit/cast-spell.tsx')).skillActions;
