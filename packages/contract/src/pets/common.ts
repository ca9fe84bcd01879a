/** Fields shared by all calls of this area. */
export const common = { area: 'pets', auth: 'user', versions: ['v3', 'v4'], method: 'POST' } as const;
