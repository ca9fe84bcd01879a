import type { messages as en } from '../en/home.ts';

export const messages: Record<keyof typeof en, string> = {
  'home.howItPlays': 'So funktioniert’s',
  'home.questions': 'Fragen',
  'home.host': 'Selbst hosten',
  'home.signIn': 'Anmelden',
  'home.toTasks': 'Zu deinen Aufgaben',
  'home.headline': 'Kleine Taten, groß erzählt.',
  'home.lead':
    'Everdeed macht aus der Liste, die du ohnehin führst, ein Rollenspiel. Hak etwas ab, und deine Figur wächst. Bleibt eine Tagesaufgabe liegen, kostet das etwas Gesundheit, aber niemand schimpft.',
  'home.begin': 'Registrieren',
  'home.call': 'Fang mit einer Aufgabe an',
  'home.callText': 'Zum Registrieren reichen ein Name, eine E-Mail-Adresse und ein Passwort.',
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
  'home.shot': 'Die Aufgaben: vier Spalten mit Karten unter einem Banner mit der Heldenfigur',
  'home.way.list': 'Deine Liste, wie sie ist',
  'home.wayText.list':
    'Gewohnheiten, Tagesaufgaben, To-dos und Belohnungen, jede in einer Zeile. Du musst nichts lernen: Was du ohnehin aufschreibst, genügt.',
  'home.way.hero': 'Eine Figur, die mitwächst',
  'home.wayText.hero':
    'Was du abhakst, bringt Gold und Erfahrung, Eier und Ausrüstung. Was du verpasst, kostet etwas Gesundheit. Kleines summiert sich, und man sieht es.',
  'home.way.together': 'Gemeinsam geht es besser',
  'home.wayText.together':
    'Besiegt einen Boss mit euren guten Gewohnheiten, teilt einen Wettbewerb oder führt den Haushalt auf einer Tafel.',
  'home.trust': 'Warum du dich darauf verlassen kannst',
  'home.promise.safe': 'Nichts geht verloren',
  'home.promiseText.safe':
    'Was der Bildschirm als gespeichert zeigt, liegt auf der Festplatte und zählt einmal, auch wenn das Netz abreißt.',
  'home.promise.kind': 'Kein schlechtes Gewissen',
  'home.promiseText.kind':
    'Ruh dich aus, wenn du es brauchst, mach rückgängig, was danebenging, und komm zurück, wann du willst.',
  'home.promise.data': 'Deine Daten gehören dir',
  'home.promiseText.data': 'Kein Tracking und keine Werbung. Nimm jederzeit alles mit, oder lösche es.',
  'home.promise.open': 'Durch und durch offen',
  'home.promiseText.open':
    'Freie Software, die du selbst betreiben kannst, mit einer API für die Apps, die du schon hast.',
};
