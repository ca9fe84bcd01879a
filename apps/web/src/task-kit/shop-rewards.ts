import { create } from 'zustand';

/** How many shop items the rewards column offers below the player's own; 0 until they are known. */
export const useShopRewards = create<{ readonly count: number }>(() => ({ count: 0 }));
