/**
 * Calls of the specification that are not built yet, by area. A call must leave this list when it is built,
 * as the test checks.
 */
export const laterCalls: Readonly<Record<string, readonly string[]>> = {};
