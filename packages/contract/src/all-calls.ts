import type { Call } from './core/call.ts';

/** Calls by area. An area adds its record of calls here, and nowhere else. */
const areas: readonly Record<string, Call>[] = [];

/** Every call there is. */
export const allCalls = (): Call[] => areas.flatMap((area) => Object.values(area));
