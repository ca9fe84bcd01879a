import { nameOf } from '@everdeed/content/words';
import { useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { useOffline } from '../../data/use-offline.ts';
import { formatSigned } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { oneself, type Recipient } from '../../skill-kit/companions.ts';
import { RecipientField } from '../../skill-kit/recipient-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { PinOff } from '../../ui/icons.ts';
import { Pin } from '../../ui/more-icons.ts';
import { Plate } from '../../ui/plate.tsx';
import { gainsOf } from './gear-gain.ts';
import styles from './item-dialog.module.css';
import { itemName } from './item-name.ts';
import { isPinned, stateOf } from './item-state.ts';
import { leaveWords } from './leave-words.ts';
import { asksFirst, currencyOf, fundsOf, gemsLeft, maxQuantity, needsConnection } from './purchase.ts';
import { buyWords, place, Question } from './question.tsx';
import { QuestFacts } from './quest-facts.tsx';
import { Quantity } from './quantity.tsx';
import { Reason } from './reason.tsx';
import { Fitting, Pieces } from './set-pieces.tsx';
import { toggleShopPin } from './shop-actions.tsx';
import { isMountPicture, ShopPicture } from './shop-picture.tsx';
import type { ShopItem } from './shop-types.ts';

/** What wearing a piece would change, compared with what is worn in its place. */
function Comparison({ item }: { readonly item: ShopItem }) {
  const player = usePlayer();
  const hasNames = useNames('gear');
  const worn: Partial<Record<string, string>> = player.items.gear.equipped;
  const before = worn[item.type ?? ''];
  const gains = gainsOf(player, item.key);
  const isBare = !before || before.endsWith('_base_0');
  // The line keeps its place until the name is there.
  const named = hasNames ? t('shops.insteadOf', { name: nameOf('gear', before ?? '') }) : '\u00a0';
  const insteadOf = isBare ? t('shops.insteadOfNothing') : named;
  return (
    <div className={styles['comparison']}>
      <p>{insteadOf}</p>
      {gains.length === 0 && <p>{t('shops.noChange')}</p>}
      {gains.length > 0 && (
        <ul>
          {gains.map(({ attribute, change }) => (
            <li key={attribute} data-loss={change < 0 || undefined}>
              {t(`shops.attribute.${attribute}`)} <strong>{formatSigned(change)}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Pins that stay where they are, and keys, which have no pin (rules-play-and-shops 2.5 and 3.9). */
const FIXED = new Set(['armoire', 'potion', 'debuffPotion', 'releaseKey']);

function PinButton({ item }: { readonly item: ShopItem }) {
  const pinned = isPinned(usePlayer(), item);
  const { pinType: type, path } = item;
  if (!type || !path || FIXED.has(type)) return null;
  return (
    <Button
      // Neither the field, which would open the keyboard of a phone, nor what buys.
      ref={focusOnMount}
      icon={pinned ? <PinOff size={18} aria-hidden="true" /> : <Pin size={18} aria-hidden="true" />}
      onClick={() => dispatch(toggleShopPin({ type, path }))}
    >
      {t(pinned ? 'shops.unpin' : 'shops.pin')}
    </Button>
  );
}

/** Notes longer than this do not fit beside the picture. */
const LONG_NOTES = 170;

export interface ItemDialogProps {
  readonly item: ShopItem;
  readonly onClose: () => void;
}

/** An item seen close: its picture, what it does, how many, and what it costs. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const player = usePlayer();
  const offline = useOffline() && needsConnection(item);
  const [wanted, setWanted] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const [recipient, setRecipient] = useState<Recipient | undefined>(oneself(player));
  const max = maxQuantity(player, item);
  const quantity = Math.min(wanted, max);
  const state = stateOf(player, item);
  const currency = currencyOf(item);
  if (isAsking && state.kind === 'ready')
    return <Question item={item} quantity={quantity} onClose={onClose} onBack={() => setAsking(false)} />;
  const isTale = item.notes.length > LONG_NOTES;
  const leaves = leaveWords(item.end);
  const { items: pieces } = item;
  const isCard = item.pinType === 'card';
  const canBuy = state.kind === 'ready' && !offline && (!isCard || recipient !== undefined);
  return (
    <Dialog
      onClose={onClose}
      title={itemName(item)}
      description={isTale ? undefined : item.notes || undefined}
      portrait={
        pieces ? (
          <Fitting pieces={pieces} />
        ) : (
          <Plate size="large" className={styles[isMountPicture(item.class) ? 'mountPlate' : 'plate']}>
            <ShopPicture name={item.class} scale={4} />
          </Plate>
        )
      }
      actions={
        <>
          <PinButton item={item} />
          <Button
            kind="primary"
            disabled={!canBuy}
            onClick={() =>
              asksFirst(item) ? setAsking(true) : place({ item, quantity, recipient }, onClose)
            }
          >
            {isCard ? t('shops.sendFor', { count: item.value }) : buyWords(item, quantity)}
          </Button>
        </>
      }
    >
      {isTale && <p className={styles['tale']}>{item.notes}</p>}
      {leaves && <p className={styles['leaves']}>{leaves}</p>}
      {item.purchaseType === 'gear' && state.kind !== 'owned' && <Comparison item={item} />}
      {pieces && <Pieces pieces={pieces} />}
      <QuestFacts item={item} />
      {isCard && (
        <RecipientField label={t('shops.sendTo')} alone={t('shops.sendAlone')} onChange={setRecipient} />
      )}
      <Reason item={item} offline={offline} />
      {state.kind === 'ready' && max > 1 && (
        <div className={styles['amount']}>
          <Quantity value={quantity} max={max} onChange={setWanted} />
          <span className={styles['note']}>
            {t(`shops.of.${currency}`, { count: Math.floor(fundsOf(player, currency)) })}
            {item.purchaseType === 'gems' && ` ${t('shops.gemsLeft', { count: gemsLeft(player) })}`}
          </span>
        </div>
      )}
    </Dialog>
  );
}
