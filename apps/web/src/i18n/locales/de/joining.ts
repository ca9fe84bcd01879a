import type { messages as en } from '../en/joining.ts';

/** Messages of who can sign up. */
export const messages: Record<keyof typeof en, string> = {
  'joining.invitation':
    'Wer neu ist, braucht hier eine Einladung. Frag jemanden, der schon mitspielt, nach einem Link.',
  'joining.ended': 'Diese Einladung ist aufgebraucht oder abgelaufen. Bitte um einen neuen Link.',
  'joining.closed': 'Hier werden zurzeit keine neuen Spieler aufgenommen.',
};
