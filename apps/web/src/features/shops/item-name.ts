import { t } from '../../i18n/i18n.ts';
import type { ShopItem } from './shop-types.ts';

/** The name of an item standing by itself: eggs are named after their animals. */
export const itemName = ({ purchaseType, text }: Pick<ShopItem, 'purchaseType' | 'text'>): string =>
  purchaseType === 'eggs' ? t('shops.named.eggs', { name: text }) : text;
