/** Builds the web client when its sources changed. */
export function ensureWebBuilt(options?: { readonly force?: boolean }): Promise<void>;
