import { raisingCalls } from './raising-calls.ts';
import { releaseCalls } from './release-calls.ts';

/** Pets and mounts: hatching, feeding and letting go. */
export const petCalls = { ...raisingCalls, ...releaseCalls };
