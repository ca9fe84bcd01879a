import type { messages as en } from '../en/classes.ts';

/** Messages of the choice of a class. */
export const messages: Record<keyof typeof en, string> = {
  'classes.title': 'Wähle deine Klasse',
  'classes.hint':
    'Hier gabelt sich der Weg. Eine Klasse bringt eigene Ausrüstung, vier Fähigkeiten und zwei starke Attribute.',
  'classes.changeTitle': 'Wechsle deine Klasse',
  'classes.changeHint':
    'Ein anderer Weg, für {price} Edelsteine. Deine Ausrüstung behältst du in jedem Fall.',
  'classes.tryOn': 'Ausrüstung zum Anprobieren',
  'classes.first': 'Erste Ausrüstung',
  'classes.finest': 'Beste Ausrüstung',
  'classes.tryOnHint': 'Probier sie an: So sähst du aus',
  'classes.about.warrior': 'Schlägt hart zu und steht fest. Liebt Bosse und große rote Aufgaben.',
  'classes.about.wizard': 'Lernt schnell und teilt Mana. Steigt rascher auf als alle anderen.',
  'classes.about.rogue': 'Findet, woran andere vorbeigehen. Bringt Gold und Beute heim.',
  'classes.about.healer': 'Hält alle auf den Beinen. Steckt schlechte Tage weg, auch deine.',
  'classes.level': 'St. {level}',
  'classes.brings':
    'Das bekommst du sofort: {weapon}. Die nächste Ausrüstung deiner Klasse wird bei den Belohnungen angeheftet. {points, plural, =0 {} one {Deinen Punkt kannst du weiter frei vergeben.} other {Deine {points} Punkte kannst du weiter frei vergeben.}}',
  'classes.pointsBack': 'Du bekommst alle {points} Attributpunkte zurück und vergibst sie neu.',
  'classes.without': 'Ohne Klasse spielen',
  'classes.withoutHint':
    'Alle deine Attributpunkte gehen in die Stärke, auch die späterer Stufen. Eine Klasse wählen kannst du jederzeit.',
  'classes.laterPrice': 'Später kannst du für 3 Edelsteine wechseln',
  'classes.later': 'Später',
  'classes.become.warrior': 'Krieger werden',
  'classes.become.wizard': 'Magier werden',
  'classes.become.rogue': 'Schurke werden',
  'classes.become.healer': 'Heiler werden',
  'classes.becomeFor': '{name} für {price} Edelsteine',
  'classes.isYours': '{name} ist deine Klasse',
  'classes.gemsMissing': '{name}: {count, plural, one {noch # Edelstein} other {noch # Edelsteine}}',
  'classes.needsConnection':
    'Der Server ist nicht erreichbar. Edelsteine werden nur ausgegeben, solange du verbunden bist. Es hat sich nichts geändert.',
};
