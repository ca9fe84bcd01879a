import type { Action } from '../../data/action.ts';
import { t } from '../../i18n/i18n.ts';
import { release } from '../../item-kit/release-action.ts';
import { unlockLook } from '../../item-kit/unlock-action.ts';
import { castSpell } from '../../skill-kit/cast-spell.tsx';
import type { Recipient } from '../../skill-kit/companions.ts';
import { changeOf } from './changes.ts';
import { itemName } from './item-name.ts';
import { purchaseOf, unlockPathOf } from './purchase.ts';
import { beginAgain, fortify } from './renewal-actions.ts';
import { buyItem, openArmoire } from './shop-actions.tsx';
import type { ShopItem } from './shop-types.ts';

export interface Order {
  readonly item: ShopItem;
  readonly quantity: number;
  /** Whom a card is for; the player by default. */
  readonly recipient?: Recipient | undefined;
}

function card({ key, text }: ShopItem, recipient: Recipient | undefined): Action {
  const isGiven = recipient !== undefined && !recipient.isSelf;
  return castSpell({
    key,
    ...(recipient && { targetId: recipient.id }),
    told: isGiven
      ? t('shops.sent', { card: text, name: recipient.name })
      : t('shops.sentSelf', { card: text }),
  });
}

/** The change of the player that an item brings about at once; undefined for what is kept. */
function changeAction(item: ShopItem): Action | undefined {
  switch (changeOf(item)) {
    case 'fortify':
      return fortify();
    case 'rebirth_orb':
      return beginAgain();
    case 'release_pets':
      return release({ herd: 'pets', told: t('shops.released') });
    case 'release_mounts':
      return release({ herd: 'mounts', told: t('shops.released') });
    case 'release_both':
      return release({ herd: 'both', told: t('shops.released') });
    default:
      return undefined;
  }
}

/** The action that buys an item, whatever kind of ware it is. */
export function orderAction({ item, quantity, recipient }: Order): Action {
  const change = changeAction(item);
  if (change) return change;
  if (item.pinType === 'armoire') return openArmoire();
  if (item.pinType === 'card') return card(item, recipient);
  if (item.pinType === 'debuffPotion') return castSpell({ key: item.key, told: t('shops.cured') });
  const name = itemName(item);
  const path = unlockPathOf(item);
  if (path !== undefined) return unlockLook({ path, told: t('shops.bought', { name, count: 1 }) });
  return buyItem({ ...purchaseOf(item), name, picture: item.class, quantity });
}
