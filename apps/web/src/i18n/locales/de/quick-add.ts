import type { messages as english } from '../en/quick-add.ts';

export const messages: Record<keyof typeof english, string> = {
  'quickAdd.placeholder': 'Neue Aufgabe',
  'quickAdd.label': 'Neue Aufgabe',
  'quickAdd.example.habit': 'Treppe nehmen +/- #gesund',
  'quickAdd.example.daily': 'Kräuter gießen alle 3 Tage 8 Uhr',
  'quickAdd.example.todo': 'Pass erneuern Freitag #zuhause !schwer',
  'quickAdd.example.reward': 'Eine Folge ohne schlechtes Gewissen kostet 20',
  'quickAdd.kind': 'Art der Aufgabe: {kind}. Ändern',
  'quickAdd.add': 'Hinzufügen',
  'quickAdd.added': 'Hinzugefügt: {title}',
  'quickAdd.leave':
    'Sobald etwas dasteht, wechselt Tab die Art, und Pfeil nach unten geht weiter. Escape beendet.',
  'quickAdd.way': 'geht weiter',
  'quickAdd.hint': 'Du kannst Termine, Uhrzeiten, #Schlagwörter und !schwer eintippen.',
  'quickAdd.hintUntagged': 'Du kannst Termine, Uhrzeiten und !schwer eintippen.',
  'quickAdd.hintMembers': 'Mit @ und einem Benutzernamen gibst du sie einem Mitglied.',
};
