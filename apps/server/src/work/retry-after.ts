/** The header that tells when to ask again: whole seconds, at least one. */
export const retryAfter = (ms: number): Record<'Retry-After', string> => ({
  'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))),
});
