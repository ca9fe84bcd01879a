import type { messages as english } from '../en/understood.ts';

/** Messages of what the quick-add line understood. */
export const messages: Record<keyof typeof english, string> = {
  'quickAdd.understood': 'Verstanden',
  'quickAdd.next': 'nächstes Mal <bold>{dates}</bold>',
  'quickAdd.due': 'fällig <bold>{dates}</bold>',
  'quickAdd.everyDay': 'Jeden Tag',
  'quickAdd.everyDays': 'Alle {count} Tage',
  'quickAdd.everyWeek': 'Jede Woche',
  'quickAdd.everyWeeks': 'Alle {count} Wochen',
  'quickAdd.weekdaysOfWeeks': '{days}, alle {count} Wochen',
  'quickAdd.workdays': 'Werktags',
  'quickAdd.weekend': 'Am Wochenende',
  'quickAdd.everyMonth': 'Jeden Monat',
  'quickAdd.everyMonths': 'Alle {count} Monate',
  'quickAdd.onDay': 'am {day}.',
  'quickAdd.onWeekday': 'am {nth}. {day}',
  'quickAdd.lastDay': 'am letzten Tag',
  'quickAdd.inHours': 'In {count, plural, one {# Stunde} other {# Stunden}}',
  'quickAdd.inMinutes': 'In {count, plural, one {# Minute} other {# Minuten}}',
  'quickAdd.offered': 'Vielleicht gemeint',
  'quickAdd.take': '„{word}“ als {meaning} verstehen',
  'quickAdd.everyYear': 'Jedes Jahr',
  'quickAdd.everyYears': 'Alle {count} Jahre',
  'quickAdd.plus': 'Plus',
  'quickAdd.minus': 'Minus',
  'quickAdd.plusMinus': 'Plus und Minus',
  'quickAdd.gold': '{price, number} Gold',
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
