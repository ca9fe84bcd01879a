import { findGear } from '@everdeed/content';
import { descriptionOf, type Family, nameOf } from '@everdeed/content/words';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { isAnimal, type LookFamily } from './kinds.ts';
import { type LookOption, type LookSet, type Sale, SINGLES } from './wardrobe.ts';

type Named = Pick<LookOption, 'family' | 'key' | 'path'>;

/** What an option is called. */
export function nameOfLook({ family, key, path }: Named): string {
  if (isAnimal(family)) return nameOf('gear', key);
  return family === 'background' ? nameOf('backgrounds', key) : nameOf('appearance', path);
}

/** The family of the catalogue that has the remark about an option. */
export function familyOfRemark({ family }: Named): Family {
  if (isAnimal(family)) return 'gear';
  return family === 'background' ? 'backgrounds' : 'appearance';
}

/** A remark about an option; empty until its family is loaded. */
export function remarkOn(option: Named): string {
  const family = familyOfRemark(option);
  return descriptionOf(family, family === 'appearance' ? option.path : option.key);
}

/** What is worn of a family; other gear in the place of ears or a tail does not count. */
export function wornName(family: LookFamily, key: string): string {
  if (family === 'background' && key === '') return t('looks.none');
  if (isAnimal(family) && findGear(key)?.gearSet !== 'animal') return t('looks.none');
  return nameOfLook({ family, key, path: `${family}.${key}` });
}

const day = (instant: number): string => formatDate(new Date(instant), { day: 'numeric', month: 'long' });
const month = (instant: number): string =>
  formatDate(new Date(instant), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** When something can be had. */
export function saleWords(sale: Sale): string {
  switch (sale.kind) {
    case 'now':
      return t('looks.until', { date: day(sale.end) });
    case 'later':
      return sale.start === undefined ? t('looks.away') : t('looks.back', { date: day(sale.start) });
    default:
      return t(`looks.sale.${sale.kind}`);
  }
}

/** The name of a set: sets of backgrounds are named after their month. */
export function nameOfSet({ id, sale, options }: LookSet): string {
  const [, ofMonth, year] = /^backgrounds(\d\d)(\d{4})$/.exec(id) ?? [];
  if (ofMonth && year) return month(Date.parse(`${year}-${ofMonth}-15T12:00:00Z`));
  if (id === SINGLES) return t('looks.set.singles');
  if (id === 'ears' || id === 'tails') return t(`looks.set.${id}`);
  if (sale.kind === 'hourglasses' || sale.kind === 'checkIns') return t(`looks.set.${sale.kind}`);
  if (options[0]?.family === 'background' && sale.kind === 'later')
    return sale.start === undefined ? t('looks.set.away') : t('looks.set.back', { month: month(sale.start) });
  return nameOf('appearanceSets', id);
}

/** What to know about a set: when it can be had, and how much of it is one's own. */
export function noteOnSet(set: LookSet): string {
  const { sale, size, options, price } = set;
  const own = size - options.length;
  if (options[0]?.family === 'background' && sale.kind === 'later')
    return t('looks.count', { count: options.length });
  if (own === 0 || sale.kind === 'later') return saleWords(sale);
  const parts = [saleWords(sale), t('looks.partly', { own, size })];
  if (price === undefined && options.length > 1) parts.push(t('looks.cheaperSingly'));
  return parts.join(' · ');
}
