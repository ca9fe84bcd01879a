import { castCalls } from './cast-calls.ts';
import { choiceCalls } from './choice-calls.ts';

/** Classes and their skills. */
export const classCalls = { ...choiceCalls, ...castCalls };
