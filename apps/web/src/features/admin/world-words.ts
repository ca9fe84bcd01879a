import { valueIn } from '@everdeed/content/values';
import { formatDate } from '../../i18n/format.ts';
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

const textIn = (event: object, name: string): string => String(valueIn(event, name) ?? '');

/** What an event of the calendar is called; a gem sale has a name of its own beside its key. */
export function eventName(event: object): string {
  const key = textIn(event, 'key') || textIn(event, 'event');
  const known = EVENTS.find((one) => one === key);
  return known ? t(`admin.event.${known}`) : key;
}

/** When an event ends: the calendar has instants, and for seasons a year, month and day between dots. */
export function eventEnd(event: object): string {
  const end = textIn(event, 'end');
  const at = Date.parse(end.includes('T') ? end : end.replaceAll('.', '-'));
  return Number.isNaN(at) ? end : formatDate(at, { day: 'numeric', month: 'long' });
}

/** A place that a world boss has struck. */
export function placeName(key: string): string {
  const known = PLACES.find((one) => one === key);
  return known ? t(`admin.place.${known}`) : key;
}
