import type { OpTable } from '../replay.ts';
import { characterOps } from './character.ts';
import { collectionOps, collectionSeeds } from './collection.ts';
import { dayOps } from './day.ts';
import { dropOps } from './drops.ts';
import { dueOps } from './due.ts';
import { numberOps } from './numbers.ts';
import { scoreOps } from './score.ts';
import { shopOps, shopSeeds } from './shops.ts';
import { skillOps } from './skills.ts';
import { statOps } from './stats.ts';
import { tradeOps, tradeSeeds } from './trade.ts';

/** Every op of every family. A family adds its file here. */
export const opTable: OpTable = {
  handlers: {
    ...dueOps,
    ...scoreOps,
    ...statOps,
    ...dropOps,
    ...dayOps,
    ...numberOps,
    ...characterOps,
    ...collectionOps,
    ...tradeOps,
    ...skillOps,
    ...shopOps,
  },
  seedChecks: { ...collectionSeeds, ...tradeSeeds, ...shopSeeds },
  ignored: {},
};
