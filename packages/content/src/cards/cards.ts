import { lazyIndex } from '../lazy.ts';
import { cards } from './table.ts';
import type { Card } from './types.ts';

/** The card of `key`. */
export const findCard: (key: string) => Card | undefined = /* @__PURE__ */ lazyIndex(() => cards);
