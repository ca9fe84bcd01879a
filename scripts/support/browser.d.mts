/** The browser for the end-to-end tests; installed where that is possible. Undefined when there is no way. */
export function ensureBrowser(): Promise<string | undefined>;
