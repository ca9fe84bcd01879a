/** What all calls of this area share. */
export const common = { area: 'character', auth: 'user', versions: ['v3', 'v4'] } as const;
