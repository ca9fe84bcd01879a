import type { messages as en } from '../en/send.ts';

/** Meldungen zur Wahl, für wen eine Karte oder ein Gegenstand ist. */
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
