/** Messages of what clients are called. */
export const messages = {
  'client.web': 'Web browser',
  'client.ios': 'iPhone or iPad',
  'client.android': 'Android',
} as const;
