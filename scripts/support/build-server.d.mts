/** Builds the server and the command line when their sources changed. */
export function ensureServerBuilt(options?: { readonly force?: boolean }): Promise<void>;
