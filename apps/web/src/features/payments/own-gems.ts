import { GEMS_PER_BALANCE, type Player } from '@everdeed/rules';

/** Whole gems of a player. */
export const ownGems = ({ balance }: Pick<Player, 'balance'>): number =>
  Math.floor(balance * GEMS_PER_BALANCE);
