/** Fields shared by all calls of this area. */
export const common = { area: 'shops', auth: 'user', versions: ['v3', 'v4'] } as const;
