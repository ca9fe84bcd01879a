/** Messages of the party's screens. */
export const messages = {
  'party.title': 'Party',
} as const;
