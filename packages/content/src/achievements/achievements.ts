import { lazyIndex } from '../lazy.ts';
import { achievements } from './table.ts';
import type { Achievement } from './types.ts';

/** The achievement of `key`. */
export const findAchievement: (key: string) => Achievement | undefined = /* @__PURE__ */ lazyIndex(
  () => achievements,
);
