/** Path of the browser for the end-to-end tests, installing it if possible. Undefined if there is none. */
export function ensureBrowser(): Promise<string | undefined>;
