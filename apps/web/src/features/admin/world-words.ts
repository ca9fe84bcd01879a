import { t } from '../../i18n/i18n.ts';

const EVENTS = [
  'nye',
  'birthday',
  'valentines',
  'piDay',
  'aprilFools',
  'aprilFoolsResale',
  'namingDay',
  'fallGemSale',
  'spookyGemSale',
  'habitoween',
  'harvestFeast',
  'giftOneGetOne',
  'winter',
  'spring',
  'summer',
  'fall',
] as const;
const PLACES = ['bailey', 'guide', 'market', 'quests', 'seasonalShop', 'stables', 'tavern'] as const;

/** What an event or a season of the calendar is called. */
export function eventName(key: string): string {
  const known = EVENTS.find((one) => one === key);
  return known ? t(`admin.event.${known}`) : key;
}

/** A place that a world boss has struck. */
export function placeName(key: string): string {
  const known = PLACES.find((one) => one === key);
  return known ? t(`admin.place.${known}`) : key;
}
