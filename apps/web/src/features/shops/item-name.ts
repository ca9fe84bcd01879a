import { t } from '../../i18n/i18n.ts';
import type { ShopItem } from './shop-types.ts';

/** The name of an item standing by itself: eggs are named after their animals, and mounts like the pets. */
export const itemName = ({ purchaseType, text }: Pick<ShopItem, 'purchaseType' | 'text'>): string =>
  purchaseType === 'eggs' || purchaseType === 'mounts'
    ? t(`shops.named.${purchaseType}`, { name: text })
    : text;
