import type { messages as english } from '../en/tags.ts';

export const messages: Record<keyof typeof english, string> = {
  'tags.filter': 'Nur Aufgaben zeigen mit',
  'tags.clear': 'Zurücksetzen',
  'tags.edit': 'Schlagwörter bearbeiten',
  'tags.done': 'Fertig',
  'tags.none': 'Noch keine Schlagwörter. Mit ihnen fasst du zusammen, was zusammengehört.',
  'tags.name': 'Name des Schlagworts',
  'tags.new': 'Neues Schlagwort',
  'tags.add': 'Hinzufügen',
  'tags.exists': 'Dieses Schlagwort gibt es schon.',
  'tags.move': '{name} verschieben',
  'tags.up': '{name} nach oben',
  'tags.down': '{name} nach unten',
  'tags.delete': '{name} löschen',
  'tags.deleteTitle': 'Das Schlagwort „{name}“ löschen?',
  'tags.deleteHint':
    '{count, plural, =0 {Keine Aufgabe benutzt es.} one {Eine Aufgabe benutzt es und bleibt bestehen.} other {# Aufgaben benutzen es und bleiben bestehen.}}',
  'tags.leaveTitle': 'Gehen, ohne „{name}“ hinzuzufügen?',
  'tags.leaveHint': 'Du hast ein neues Schlagwort getippt, aber es steht noch nicht auf der Liste.',
  'tags.leave': 'Verlassen',
  'tags.stay': 'Weiter bearbeiten',
  'tags.deleteYes': 'Löschen',
};
