import type { messages as en } from '../en/skills.ts';

/** Messages of the skills on the task screen. */
export const messages: Record<keyof typeof en, string> = {
  'skills.title': 'Fähigkeiten',
  'skills.mana': 'Mana: {value} von {max}',
  'skills.fold': 'Fähigkeiten einklappen',
  'skills.open': 'Fähigkeiten zeigen: {mana} Mana',
  'skills.cost': '{mana} Mana',
  'skills.missing': 'noch {mana} Mana',
  'skills.level': 'Ab Stufe {level}',
  'skills.on': 'Wirkt heute',
  'skills.full': 'Du bist bei voller Gesundheit',
  'skills.alone': 'Nur mit Party',
  'skills.pick': 'Wähle eine Aufgabe',
  'skills.pickFor': 'für {name}, oder drück <key>Esc</key>',
  'skills.pickLine': '{name}: Wähle eine Aufgabe',
  'skills.stop': '{name} weglegen',
  'skills.aiming':
    '{count, plural, =0 {Hier ist keine Aufgabe, die {name} treffen kann.} one {{name}: Eine Aufgabe ist wählbar. Die anderen ruhen.} other {{name}: # Aufgaben sind wählbar. Die anderen ruhen.}} Escape bricht ab.',
  'skills.stopped': '{name} ist weggelegt.',
  'skills.target': '{name} auf {title} wirken: {effect}',
  'skills.aimed': '{name}: {effect}',
  'skills.offline': '{name} braucht eine Verbindung: Über das Glück entscheidet der Server.',
  'skills.noTakers':
    'In deiner Party bekäme niemand Mana: Magier bringen ihr eigenes mit. Dein Mana bleibt dir.',
  'skills.castOn': '{name} auf {title}',
  'skills.cast': '{name}: {effect}',
  'skills.used': '{name} angewendet',
  'skills.damage': '{damage} Schaden am Boss',
  'skills.lucky': 'Ein Glückstreffer!',
  'skills.withDamage': '{words}, {damage} Schaden',
  'skills.effect.fireball': '+{experience} Erfahrung{more, select, yes { oder mehr} other {}}',
  'skills.effect.mpheal': '+{mana} Mana für alle anderen in der Party',
  'skills.effect.earth': '+{buff} Intelligenz{alone, select, yes { für heute} other { für die Party, heute}}',
  'skills.effect.frost': 'Heute Nacht reißt keine Serie',
  'skills.effect.smash': 'Macht die Aufgabe um {value} besser',
  'skills.effect.defensiveStance': '+{buff} Ausdauer für heute',
  'skills.effect.valorousPresence':
    '+{buff} Stärke{alone, select, yes { für heute} other { für die Party, heute}}',
  'skills.effect.intimidate':
    '+{buff} Ausdauer{alone, select, yes { für heute} other { für die Party, heute}}',
  'skills.effect.pickPocket': '+{gold} Gold{more, select, yes { oder mehr} other {}}',
  'skills.effect.backStab': '+{experience} Erfahrung, +{gold} Gold{more, select, yes { oder mehr} other {}}',
  'skills.effect.toolsOfTrade':
    '+{buff} Wahrnehmung{alone, select, yes { für heute} other { für die Party, heute}}',
  'skills.effect.stealth':
    'Verbirgt heute Nacht {hidden, plural, one {eine Tagesaufgabe} other {# Tagesaufgaben}}',
  'skills.effect.heal': '+{health} Gesundheit',
  'skills.effect.brightness': 'Macht jede Aufgabe um {value} besser',
  'skills.effect.protectAura':
    '+{buff} Ausdauer{alone, select, yes { für heute} other { für die Party, heute}}',
  'skills.effect.healAll': '+{health} Gesundheit{alone, select, yes {} other { für die Party}}',
};
