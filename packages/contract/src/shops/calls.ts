import { buyCalls } from './buy-calls.ts';
import { pageCalls } from './page-calls.ts';

/** Buying, selling and unlocking, and what the shops show (wire-user-and-tasks 3.4, wire-groups-and-admin 7.7). */
export const shopCalls = { ...buyCalls, ...pageCalls };
