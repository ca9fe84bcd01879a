import { ARMOIRE_PRICE, missingArmoire, type Player } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import type { ShopItem } from './shop-types.ts';

/** The armoire, which stands beside the gear; its notes count the gear that is left (rules-play-and-shops 3.5). */
export const armoireWare = (player: Player, now: number): ShopItem => ({
  key: 'armoire',
  text: t('shops.armoire'),
  notes: t('shops.armoireNotes', { count: missingArmoire(player, now).length }),
  value: ARMOIRE_PRICE,
  currency: 'gold',
  purchaseType: 'armoire',
  class: 'shop_armoire',
  pinType: 'armoire',
  path: 'armoire',
  locked: false,
});
