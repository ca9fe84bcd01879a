import type { messages as en } from '../en/buffs.ts';

/** Messages of what is at work on the player. */
export const messages: Record<keyof typeof en, string> = {
  'buffs.open': 'Was gerade wirkt: {count, plural, one {ein Effekt} other {# Effekte}}',
  'buffs.title': 'Was gerade wirkt',
  'buffs.hint':
    'Von Fähigkeiten, einem perfekten Tag oder guten Freunden. Alles endet, wenn dein nächster Tag beginnt.',
  'buffs.attribute': '{points} {attribute}',
  'buffs.does.str': 'Mehr Meisterstücke und härtere Treffer gegen die Bosse von Quests.',
  'buffs.does.con': 'Verpasstes und schlechte Gewohnheiten kosten dich weniger Gesundheit.',
  'buffs.does.int': 'Aufgaben bringen mehr Erfahrung, und du kannst mehr Mana sammeln.',
  'buffs.does.per': 'Aufgaben bringen mehr Gold, und du findest mehr.',
  'buffs.stealth':
    '{count, plural, one {Die erste Tagesaufgabe, die du heute verpasst, schadet} other {Die ersten # Tagesaufgaben, die du heute verpasst, schaden}} dir nicht.',
  'buffs.streaks': 'Tagesaufgaben, die du heute verpasst, behalten ihre Serien.',
  'buffs.look.snowball': 'Jemand hat dich in einen Schneemann verwandelt.',
  'buffs.look.spookySparkles': 'Man kann durch dich hindurchsehen.',
  'buffs.look.shinySeed': 'Du stehst in voller Blüte.',
  'buffs.look.seafoam': 'Heute bist du ein Seestern.',
  'buffs.cure': '{name}: {count, number} Gold',
  'buffs.dear': 'noch {count, number} Gold',
  'buffs.cured': 'Du bist wieder du selbst',
};
