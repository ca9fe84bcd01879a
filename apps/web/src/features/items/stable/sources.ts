import { findEgg, findMount, findPet, findPotion } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { t } from '../../../i18n/i18n.ts';
import type { Animal } from './shelves.ts';

/** Names of quests, each in the quotation marks of the language. */
const questNames = (keys: readonly string[]): string =>
  keys.map((key) => t('stable.source.title', { name: nameOf('quests', key) })).join(', ');

/** Where an egg comes from. */
export function eggSource(key: string): string {
  const { quests } = findEgg(key) ?? {};
  if (!quests) return t('stable.source.tasks');
  return quests.length === 0
    ? t('stable.source.eggHunt')
    : t('stable.source.quest', { name: questNames(quests) });
}

/** Where a potion comes from. */
export function potionSource(key: string): string {
  const { premium, wacky, quests, value } = findPotion(key) ?? {};
  if (quests) return t('stable.source.quest', { name: questNames(quests) });
  if (key === 'RoyalPurple') return t('stable.source.checkIn');
  if (wacky) return t('stable.source.wacky');
  if (premium) return t('stable.source.season', { count: value ?? 0 });
  return t('stable.source.tasks');
}

/** One way to a special animal, as the catalogue notes it. */
function wayOf(source: string): string {
  const [kind = '', what = ''] = source.split(':');
  switch (kind) {
    case 'quest':
      return t('stable.source.quest', { name: questNames([what]) });
    case 'time-travel-stable':
      return t('stable.source.time');
    case 'contributor':
      return t('stable.source.contributor', { level: what });
    case 'subscription':
      return t('stable.source.subscription');
    case 'gems':
      return t('stable.source.gems', { count: Number(what) });
    case 'event':
      return t('stable.source.event');
    case 'world':
      return t('stable.source.world');
    default:
      return t('stable.source.thanks');
  }
}

/** Where a special pet or mount comes from; one sentence for each way. */
export function specialSources({ side, key }: Pick<Animal, 'side' | 'key'>): readonly string[] {
  const { source = '' } = (side === 'pets' ? findPet(key) : findMount(key)) ?? {};
  return [...new Set(source.split(';').map(wayOf))];
}
