import type { messages as en } from '../en/home.ts';

export const messages: Record<keyof typeof en, string> = {
  'home.howItPlays': 'So spielt es sich',
  'home.questions': 'Fragen',
  'home.host': 'Selbst betreiben',
  'home.signIn': 'Anmelden',
  'home.toTasks': 'Zu deinen Aufgaben',
  'home.headline': 'Kleine Taten, groß erzählt.',
  'home.lead':
    'Hake eine Gewohnheit ab, und deine Heldin wächst. Lass eine aus, und niemand schimpft. Everdeed macht aus der Liste, die du ohnehin führst, ein Spiel, zu dem man gern zurückkehrt.',
  'home.begin': 'Beginne deine Geschichte',
  'home.look': 'Erst einmal umsehen',
  'home.cards': 'Probier es aus',
  'home.water': 'Ein Glas Wasser trinken',
  'home.waterMeta': '+{count} heute',
  'home.pages': 'Morgenseiten',
  'home.dentist': 'Zahnarzttermin machen',
  'home.dentistMeta': '2 Tage zu spät',
  'home.dentistDone': 'Endlich erledigt',
  'home.tick': '„{name}“ abhaken',
  'home.plus': 'Getan: {name}',
  'home.scene': 'Freunde abends am Lagerfeuer',
};
