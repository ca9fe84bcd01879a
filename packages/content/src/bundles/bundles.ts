import { lazyIndex } from '../lazy.ts';
import { bundles } from './table.ts';
import type { Bundle } from './types.ts';

/** The quest bundle of `key`. */
export const findBundle: (key: string) => Bundle | undefined = /* @__PURE__ */ lazyIndex(() => bundles);
