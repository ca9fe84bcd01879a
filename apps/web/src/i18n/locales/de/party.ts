import type { messages as en } from '../en/party.ts';

/** Messages of the party's screens. */
export const messages: Record<keyof typeof en, string> = {
  'party.title': 'Gruppe',
};
