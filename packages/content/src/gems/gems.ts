import { lazyIndex } from '../lazy.ts';
import { gemPacks } from './table.ts';
import type { GemPack } from './types.ts';

/** The gem pack of `key`. */
export const findGemPack: (key: string) => GemPack | undefined = /* @__PURE__ */ lazyIndex(() => gemPacks);
