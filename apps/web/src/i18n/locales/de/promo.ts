import type { messages as english } from '../en/promo.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'promo.gems': 'Edelsteine im Angebot: Bis {date} ist in jedem Paket mehr.',
  'promo.seeGems': 'Zu den Paketen',
  'promo.gift': 'Bis {date} bekommst du dasselbe, wenn du ein Abo verschenkst.',
  'promo.seeGift': 'Eins verschenken',
  'promo.dismiss': 'Nicht mehr zeigen',
};
