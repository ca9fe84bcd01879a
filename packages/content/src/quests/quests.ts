import { lazy, lazyIndex } from '../lazy.ts';
import { quests } from './table.ts';
import type { Quest } from './types.ts';

/** The quest of `key`. */
export const findQuest: (key: string) => Quest | undefined = /* @__PURE__ */ lazyIndex(() => quests);

/** Quests by required level, lowest first, then in catalogue order. */
export const questsByLevel: () => readonly Quest[] = /* @__PURE__ */ lazy(() =>
  quests.toSorted((one, other) => (one.lvl ?? 0) - (other.lvl ?? 0)),
);
