import type { messages as english } from '../en/reminders.ts';

/** Messages of reminders in German. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'reminders.next': 'Erinnert dich: {when}',
  'reminders.now': 'Erinnerung: {title}',
  'reminders.time': 'Zeit für diese Aufgabe.',
  'reminders.ask': 'Soll dieses Gerät dich auch erinnern, wenn Everdeed geschlossen ist?',
  'reminders.askYes': 'Ja, gern',
  'reminders.askOn': 'Dieses Gerät erinnert dich ab jetzt. Abschalten kannst du das in den Einstellungen.',
  'reminders.askDenied':
    'Dein Browser erlaubt hier keine Benachrichtigungen. Solange Everdeed offen ist, siehst du Erinnerungen trotzdem.',
};
