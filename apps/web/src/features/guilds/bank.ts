import { GEMS_PER_BALANCE } from '@everdeed/rules';
import type { Guild } from './queries.ts';

/** Whole gems in the bank of a guild. */
export const gemsInBank = ({ balance }: Pick<Guild, 'balance'>): number =>
  Math.floor(balance * GEMS_PER_BALANCE);
