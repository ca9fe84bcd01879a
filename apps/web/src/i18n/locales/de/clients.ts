import type { messages as en } from '../en/clients.ts';

/** Messages of what clients are called. */
export const messages: Record<keyof typeof en, string> = {
  'client.web': 'Webbrowser',
  'client.ios': 'iPhone oder iPad',
  'client.android': 'Android',
};
