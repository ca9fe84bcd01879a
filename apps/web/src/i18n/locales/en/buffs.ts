/** Messages of what is at work on the player. */
export const messages = {
  'buffs.open': 'At work on you: {count, plural, one {one effect} other {# effects}}',
  'buffs.title': 'At work on you',
  'buffs.hint': 'From skills, a perfect day or a friend. All of it ends when your next day begins.',
  'buffs.attribute': '{points} {attribute}',
  'buffs.does.str': 'More masterful strokes, and harder blows against the bosses of quests.',
  'buffs.does.con': 'What you miss and bad habits cost you less health.',
  'buffs.does.int': 'Tasks bring more experience, and you hold more mana.',
  'buffs.does.per': 'Tasks bring more gold, and more things turn up.',
  'buffs.stealth':
    '{count, plural, one {The first daily you miss today does} other {The first # dailies you miss today do}} you no harm.',
  'buffs.streaks': 'Dailies that you miss today keep their streaks.',
  'buffs.look.snowball': 'Somebody has turned you into a snowman.',
  'buffs.look.spookySparkles': 'One can see right through you.',
  'buffs.look.shinySeed': 'You are in full bloom.',
  'buffs.look.seafoam': 'You are a sea star for today.',
  'buffs.cure': '{name}: {count, number} gold',
  'buffs.dear': '{count, number} gold to go',
  'buffs.cured': 'You are yourself again',
} as const;
