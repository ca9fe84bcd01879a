import { assertNever } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import { t } from '../../i18n/i18n.ts';
import type { LockReason } from './item-state.ts';
import type { ShopItem } from './shop-types.ts';

/** The quest before: of one in the same series its part alone, since a card has room for little. */
const partBefore = (previous: string, { text }: Pick<ShopItem, 'text'>): string =>
  previous.replace(`${text.split(',')[0]}, `, '');

/** Why an item is locked, in two or three words. */
export function lockWords(reason: LockReason, item: Pick<ShopItem, 'text'>): string {
  switch (reason.kind) {
    case 'class':
      return t(`shops.lock.class.${reason.name}`);
    case 'tier':
      return t('shops.lock.tier', { name: nameOf('gear', reason.after) });
    case 'level':
      return t('shops.lock.level', { level: reason.level });
    case 'quest':
      return t('shops.lock.quest', { name: partBefore(reason.name, item) });
    case 'condition':
      return reason.text;
    case 'goldQuests':
    case 'cap':
    case 'plan':
    case 'health':
    case 'closed':
      return t(`shops.lock.${reason.kind}`);
    default:
      return assertNever(reason);
  }
}
