/** Builds the server and the command line if their sources have changed. */
export function ensureServerBuilt(options?: { readonly force?: boolean }): Promise<void>;
