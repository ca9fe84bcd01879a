import type { messages as en } from '../en/ui.ts';

export const messages: Record<keyof typeof en, string> = {
  'ui.close': 'Schließen',
  'ui.cancel': 'Abbrechen',
  'ui.save': 'Speichern',
  'ui.saved': 'Gespeichert',
  'ui.saving': 'Wird gespeichert',
  'ui.retry': 'Noch einmal versuchen',
  'ui.undo': 'Rückgängig',
  'ui.see': 'Ansehen',
  'ui.undoEnd':
    'Mehr lässt sich nicht rückgängig machen: nur, was du auf dieser Seite gewertet hast, seit sie offen ist.',
  'ui.notCopied': 'Dein Browser lässt diese Seite nichts kopieren.',
  'ui.remove': '{name} entfernen',
  'ui.showPassword': 'Passwort anzeigen',
  'ui.hidePassword': 'Passwort verbergen',
  'ui.loading': 'Wird geladen',
  'ui.partMissing': 'Ein Teil dieser Seite ist noch nicht geladen.',
  'ui.toasts': 'Statusmeldungen',
  'ui.more': 'Mehr',
  'ui.optional': 'optional',
  'ui.sold': '{count, plural, one {Verkauft: {name}} other {Verkauft: {count, number} × {name}}}',
};
