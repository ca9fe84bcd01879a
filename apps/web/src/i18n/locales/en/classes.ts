/** Messages of the choice of a class. */
export const messages = {
  'classes.title': 'Choose your class',
  'classes.hint': 'The road forks here. A class brings its own gear, four skills and two leading attributes.',
  'classes.changeTitle': 'Change your class',
  'classes.changeHint': 'Another road, for {price} gems. Your gear stays yours, whatever you become.',
  'classes.tryOn': 'Gear to try on',
  'classes.first': 'First gear',
  'classes.finest': 'Finest gear',
  'classes.tryOnHint': 'Try it on: this is how you would look',
  'classes.about.warrior': 'Hits hard and stands firm. Loves bosses and big red tasks.',
  'classes.about.wizard': 'Learns fast and shares mana. Levels quicker than anyone.',
  'classes.about.rogue': 'Finds what others walk past. Brings home gold and drops.',
  'classes.about.healer': 'Keeps people going. Shrugs off bad days, and yours too.',
  'classes.level': 'Lv {level}',
  'classes.brings':
    'You get this at once: {weapon}. The next gear of your class is pinned to your rewards. {points, plural, =0 {} one {Your point stays yours to spend.} other {Your {points} points stay yours to spend.}}',
  'classes.pointsBack': 'You get all {points} attribute points back, to spend anew.',
  'classes.without': 'Play without a class',
  'classes.withoutHint':
    'All your attribute points go to Strength, and so will those of later levels. You can choose a class whenever you like.',
  'classes.laterPrice': 'You can change your mind later for 3 gems',
  'classes.later': 'Later',
  'classes.become.warrior': 'Become a warrior',
  'classes.become.wizard': 'Become a mage',
  'classes.become.rogue': 'Become a rogue',
  'classes.become.healer': 'Become a healer',
  'classes.becomeFor': '{name} for {price} gems',
  'classes.isYours': '{name} is your class',
  'classes.gemsMissing': '{name}: {count, plural, one {# gem to go} other {# gems to go}}',
  'classes.needsConnection':
    'The server can’t be reached. Gems are only spent while you are connected, so nothing has changed.',
} as const;
