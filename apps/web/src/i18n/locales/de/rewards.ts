import type { messages as en } from '../en/rewards.ts';

/** Meldungen der Waren in der Spalte der Belohnungen. */
export const messages: Record<keyof typeof en, string> = {
  'rewards.title': 'Aus den Läden',
  'rewards.look': 'Genauer ansehen',
  'rewards.buy': '{name} kaufen: {price}',
  'rewards.potion': 'Gibt 15 Gesundheit zurück',
  'rewards.armoire': 'Ausrüstung, Futter oder Erfahrung',
  'rewards.cure': 'Macht dich wieder zu dir',
  'rewards.failed': 'Was du angeheftet hast, ließ sich nicht laden.',
};
