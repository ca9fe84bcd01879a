import type { messages as english } from '../en/palette.ts';

export const messages: Record<keyof typeof english, string> = {
  'palette.title': 'Befehle',
  'palette.placeholder': 'Was möchtest du tun?',
  'palette.none': 'Dazu gibt es keinen Befehl.',
  'palette.found': '{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}',
  'palette.settings': 'Einstellungen öffnen',
  'palette.shortcuts': 'Tastenkürzel',
  'palette.editTags': 'Schlagwörter bearbeiten',
  'palette.light': 'Helles Design',
  'palette.dark': 'Dunkles Design',
  'palette.systemTheme': 'Design wie im System',
  'palette.sleep': 'Im Gasthaus ausruhen',
  'palette.wake': 'Aufwachen',
};
