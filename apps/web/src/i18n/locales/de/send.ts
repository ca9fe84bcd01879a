import type { messages as en } from '../en/send.ts';

/** Messages of choosing whom a card or an item is for. */
export const messages: Record<keyof typeof en, string> = {
  'send.self': 'Mich',
  'send.companion': 'Jemand anderen',
  'send.companions': 'Leute in deiner Party',
  'send.find': 'Jemanden suchen',
  'send.nobody': 'In deiner Party heißt niemand so.',
  'send.onlyYou': 'Außer dir ist noch niemand in deiner Party.',
  'send.failed': 'Deine Party ließ sich nicht laden.',
  'send.again': 'Noch einmal versuchen',
  'send.offline': 'Um jemanden auszuwählen, brauchst du eine Verbindung.',
};
