import type { ActionPack } from '../data/later-actions.ts';
import { skillPack, unlinkPack } from './action-packs.ts';
import { itemPack } from './item-packs.ts';

/** Spending several attribute points. */
export const allocationPack: ActionPack = async () =>
  (await import('../features/character/allocation-actions.ts')).allocationActions;

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

/** Adding to the boards of groups, and scoring there. */
const boardPack: ActionPack = async () =>
  (await import('../features/group-plans/board-actions.ts')).boardActions;

/** Choosing a class, or none. */
export const classPack: ActionPack = async () =>
  (await import('../features/classes/class-actions.ts')).classActions;

/** Buying, selling and pinning in the shops, and in the column of rewards. */
export const shopPack: ActionPack = async () => {
  const packs = await Promise.all([
    import('../features/shops/ware-actions.ts').then(({ wareActions }) => wareActions),
    import('../features/shops/reward-actions.ts').then(({ rewardActions }) => rewardActions),
    import('../item-kit/sell-action.tsx').then(({ sellItem }) => [sellItem]),
  ]);
  return packs.flat();
};

const PACKS: readonly ActionPack[] = [
  allocationPack,
  boardPack,
  chatPack,
  classPack,
  inboxPack,
  itemPack,
  shopPack,
  skillPack,
  unlinkPack,
];

/** Every action that is loaded with its screen. */
export const laterActions: ActionPack = async () => (await Promise.all(PACKS.map((load) => load()))).flat();
