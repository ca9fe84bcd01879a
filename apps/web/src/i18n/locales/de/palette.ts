import type { messages as english } from '../en/palette.ts';

/** Wörter der Befehlspalette. */
export const messages: Record<keyof typeof english, string> = {
  'palette.title': 'Befehle',
  'palette.placeholder': 'Was möchtest du tun?',
  'palette.none': 'So heißt hier nichts.',
  'palette.found': '{count, plural, =0 {Nichts gefunden} one {# Eintrag} other {# Einträge}}',
  'palette.settings': 'Einstellungen öffnen',
  'palette.shortcuts': 'Tastenkürzel',
  'palette.editTags': 'Schlagwörter bearbeiten',
  'palette.light': 'Helles Aussehen',
  'palette.dark': 'Dunkles Aussehen',
  'palette.systemTheme': 'Aussehen wie das System',
  'palette.sleep': 'Im Gasthaus ausruhen',
  'palette.wake': 'Aufwachen',
};
