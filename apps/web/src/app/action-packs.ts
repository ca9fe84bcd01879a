import type { ActionPack } from '../data/later-actions.ts';

/** Spending several attribute points. */
export const allocationPack: ActionPack = async () =>
  (await import('../features/character/allocation-actions.ts')).allocationActions;

/** Gifts to others, blocks, and what they wrote; answers to their invitations. */
export const memberPack: ActionPack = async () => (await import('../member-kit/all-actions.ts')).allActions;

/** Private messages, with what else one does to those who write them. */
export const inboxPack: ActionPack = async () => {
  const [{ inboxActions }, { allActions }] = await Promise.all([
    import('../features/inbox/inbox-actions.ts'),
    import('../member-kit/all-actions.ts'),
  ]);
  return [...inboxActions, ...allActions];
};

/** Posting, liking and deleting messages of groups. */
export const chatPack: ActionPack = async () => (await import('../social-kit/chat-actions.ts')).chatActions;

/** Choosing a class, or none. */
export const classPack: ActionPack = async () =>
  (await import('../features/classes/class-actions.ts')).classActions;

/** Casting skills and using special items. */
export const skillPack: ActionPack = async () => (await import('../skill-kit/cast-spell.tsx')).skillActions;

/** Buying, selling and pinning in the shops, and in the column of rewards. */
export const shopPack: ActionPack = async () => {
  const packs = await Promise.all([
    import('../features/shops/ware-actions.ts').then(({ wareActions }) => wareActions),
    import('../features/shops/reward-actions.ts').then(({ rewardActions }) => rewardActions),
    import('../item-kit/sell-action.tsx').then(({ sellItem }) => [sellItem]),
  ]);
  return packs.flat();
};

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

/** Keeping or removing tasks whose challenge is gone. */
export const unlinkPack: ActionPack = async () =>
  (await import('../features/tasks/actions/unlink.ts')).unlinkActions;
