import type { messages as en } from '../en/rewards.ts';

/** Messages of the shop items in the rewards column. */
export const messages: Record<keyof typeof en, string> = {
  'rewards.title': 'Aus den Läden',
  'rewards.look': 'Näher ansehen',
  'rewards.buy': '{name} kaufen: {price}',
  'rewards.potion': 'Gibt 15 Gesundheit zurück',
  'rewards.armoire': 'Ausrüstung, Futter oder Erfahrung',
  'rewards.cure': 'Macht dich wieder zu dir',
  'rewards.failed': 'Was du angeheftet hast, ließ sich nicht laden.',
  'rewards.unpin': 'Lösen',
  'rewards.unpinned': '{name}: gelöst',
  'rewards.egg': 'Ei: {name}',
  'rewards.mount': 'Reittier: {name}',
  'rewards.healthy': 'Du bist bei voller Gesundheit',
  'rewards.locked': 'Gesperrt',
  'rewards.short.str': 'Stä',
  'rewards.short.int': 'Int',
  'rewards.short.con': 'Aus',
  'rewards.short.per': 'Wah',
  'rewards.price.gold': '{count, number} Gold',
  'rewards.price.gems': '{count, plural, one {# Edelstein} other {# Edelsteine}}',
  'rewards.price.hourglasses': '{count, plural, one {# Sanduhr} other {# Sanduhren}}',
  'rewards.free': 'Umsonst',
  'rewards.missing.gold': 'noch {count, number} Gold',
  'rewards.missing.gems': '{count, plural, one {noch # Edelstein} other {noch # Edelsteine}}',
  'rewards.missing.hourglasses': '{count, plural, one {noch # Sanduhr} other {noch # Sanduhren}}',
};
