import type { OpTable } from '../replay.ts';
import { characterOps } from './character.ts';
import { dayOps } from './day.ts';
import { dropOps } from './drops.ts';
import { dueOps } from './due.ts';
import { numberOps } from './numbers.ts';
import { scoreOps } from './score.ts';
import { statOps } from './stats.ts';

/** Every op of every family. A family adds its file here. */
export const opTable: OpTable = {
  handlers: { ...dueOps, ...scoreOps, ...statOps, ...dropOps, ...dayOps, ...numberOps, ...characterOps },
  seedChecks: {},
  ignored: {},
};
