/** Builds the web client if its sources have changed. */
export function ensureWebBuilt(options?: { readonly force?: boolean }): Promise<void>;
