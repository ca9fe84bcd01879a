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
  'quickAdd.noTitle': 'Schreib noch, was zu tun ist.',
  'quickAdd.tooLong': 'Ein Titel hat höchstens {max, number} Zeichen. Dieser hat {now, number}.',
  'quickAdd.note.end': '„{text}“ bleibt im Titel: Eine Tagesaufgabe hat kein Ende.',
  'quickAdd.note.lastWeekday':
    '„{text}“ bleibt im Titel: Der letzte solche Tag im Monat geht bei Tagesaufgaben nicht.',
  'quickAdd.note.noDate': '„{text}“ bleibt im Titel: Dieses Datum gibt es nicht.',
  'quickAdd.note.tooOften':
    '„{text}“ bleibt im Titel: Eine Tagesaufgabe kommt höchstens einmal am Tag. Nimm dafür eine Gewohnheit.',
  'quickAdd.note.price': '„{text}“ bleibt im Titel: Ein Preis beträgt höchstens {max, number} Gold.',
};
