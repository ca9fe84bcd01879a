import { findQuest } from '@everdeed/content';
import { countStable, goldCoins, type Player, percent, silverCoins } from '@everdeed/rules';
import type { OpHandler } from '../line.ts';
import { directionOf } from './answers.ts';

const questsOf = ({ items }: Player, category: string): number =>
  Object.entries(items.quests).filter(([key, amount]) => amount > 0 && findQuest(key)?.category === category)
    .length;

function countOf(player: Player): Record<string, number> {
  const { petsFound, petsNow, mounts } = countStable(player.items);
  return {
    beastMasterProgress: petsFound,
    petsNow,
    mountMasterProgress: mounts,
    goldQuests: questsOf(player, 'gold'),
    petQuests: questsOf(player, 'pet'),
  };
}

/** Numbers as the screens show them. */
export const numberOps = {
  percent: ({ call }) => ({
    data: percent(
      Number(call['x']),
      Number(call['y']),
      call['dir'] === undefined ? undefined : directionOf(call),
    ),
  }),
  // The reference writes no gold as text.
  gold: ({ call }) => ({ data: call['n'] === 0 ? String(goldCoins(0)) : goldCoins(Number(call['n'])) }),
  counts: ({ player }) => ({ data: countOf(player) }),
  silver: ({ call }) => ({ data: silverCoins(Number(call['n'])) }),
} satisfies Record<string, OpHandler>;
