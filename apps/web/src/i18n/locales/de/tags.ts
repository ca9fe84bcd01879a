import type { messages as english } from '../en/tags.ts';

/** Wörter der Schlagwort-Auswahl und ihres Editors. */
export const messages: Record<keyof typeof english, string> = {
  'tags.filter': 'Nur Aufgaben zeigen mit',
  'tags.clear': 'Leeren',
  'tags.edit': 'Schlagwörter bearbeiten',
  'tags.done': 'Fertig',
  'tags.none': 'Noch keine Schlagwörter. Sie sammeln, was zusammengehört.',
  'tags.name': 'Name des Schlagworts',
  'tags.new': 'Neues Schlagwort',
  'tags.add': 'Anlegen',
  'tags.exists': 'Dieses Schlagwort gibt es schon.',
  'tags.move': '{name} verschieben',
  'tags.up': '{name} nach oben',
  'tags.down': '{name} nach unten',
  'tags.delete': '{name} löschen',
  'tags.deleteTitle': 'Das Schlagwort „{name}“ löschen?',
  'tags.deleteHint':
    '{count, plural, =0 {Keine Aufgabe trägt es.} one {Eine Aufgabe trägt es und bleibt.} other {# Aufgaben tragen es und bleiben.}}',
  'tags.deleteYes': 'Löschen',
};
