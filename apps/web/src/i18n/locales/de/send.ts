import type { messages as en } from '../en/send.ts';

/** Messages of choosing whom a card or an item is for. */
export const messages: Record<keyof typeof en, string> = {
  'send.self': 'Mich',
  'send.companion': 'Jemand anderen',
  'send.username': 'Benutzername von jemandem aus deiner Gruppe',
  'send.find': 'Suchen',
  'send.found': 'Für {name}.',
  'send.nobody': 'Niemand heißt so. Prüf die Schreibweise.',
  'send.stranger': '{name} ist nicht in deiner Gruppe.',
  'send.failed': 'Die Suche hat nicht geklappt. Versuch es noch einmal.',
  'send.offline': 'Zum Suchen brauchst du eine Verbindung.',
};
