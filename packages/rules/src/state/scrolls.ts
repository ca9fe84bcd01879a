import type { Items } from './player.ts';

/** Adds quest scrolls; counts below 0, found in old data, are treated as 0 (rules-play-and-shops 4.6). */
export function addScroll({ quests }: Pick<Items, 'quests'>, key: string, amount: number): void {
  quests[key] = Math.max(0, quests[key] ?? 0) + amount;
}
