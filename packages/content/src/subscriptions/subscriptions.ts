import { lazyIndex } from '../lazy.ts';
import { subscriptionBlocks } from './table.ts';
import type { SubscriptionBlock } from './types.ts';

/** The subscription block of `key`. */
export const findSubscriptionBlock: (key: string) => SubscriptionBlock | undefined =
  /* @__PURE__ */ lazyIndex(() => subscriptionBlocks);
