import type { messages as en } from '../en/home.ts';

export const messages: Record<keyof typeof en, string> = {
  'home.howItPlays': 'So funktioniert’s',
  'home.questions': 'Fragen',
  'home.host': 'Selbst hosten',
  'home.signIn': 'Anmelden',
  'home.toTasks': 'Zu deinen Aufgaben',
  'home.headline': 'Kleine Taten, groß erzählt.',
  'home.lead':
    'Hake eine Gewohnheit ab, und dein Charakter wächst. Bleibt eine Tagesaufgabe liegen, kostet ihn das etwas Gesundheit, aber niemand schimpft. Everdeed macht aus der Liste, die du ohnehin führst, ein Spiel, zu dem du gern zurückkommst.',
  'home.begin': 'Registrieren',
  'home.look': 'Erst einmal umsehen',
  'home.cards': 'Probier es aus',
  'home.water': 'Ein Glas Wasser trinken',
  'home.waterMeta': '+{count} heute',
  'home.pages': 'Morgenseiten',
  'home.dentist': 'Zahnarzttermin machen',
  'home.dentistMeta': '2 Tage überfällig',
  'home.dentistDone': 'Endlich erledigt',
  'home.check': '„{name}“ abhaken',
  'home.plus': 'Erledigt: {name}',
  'home.scene': 'Freunde abends am Lagerfeuer',
};
