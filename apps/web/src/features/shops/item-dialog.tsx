import { nameOf } from '@everdeed/content/words';
import { isMoreThanHatchable } from '@everdeed/rules';
import { useState } from 'react';
import type { Action } from '../../data/action.ts';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { useOffline } from '../../data/use-offline.ts';
import { formatSigned } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { unlockLook } from '../../item-kit/unlock-action.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { CircleAlert, CloudOff, Lock, Pin, PinOff } from '../../ui/icons.ts';
import { Plate } from '../../ui/plate.tsx';
import { gainsOf } from './gear-gain.ts';
import { itemName } from './item-name.ts';
import styles from './item-dialog.module.css';
import { isPinned, stateOf } from './item-state.ts';
import {
  asksFirst,
  currencyOf,
  fundsOf,
  maxQuantity,
  needsConnection,
  purchaseOf,
  unlockPathOf,
} from './purchase.ts';
import { QuestFacts } from './quest-facts.tsx';
import { Quantity } from './quantity.tsx';
import { buyItem, openArmoire, toggleShopPin } from './shop-actions.tsx';
import { effectWords, lockWords, Price } from './shop-card.tsx';
import { leaveWords } from './leave-words.ts';
import { ShopPicture } from './shop-picture.tsx';
import type { ShopItem } from './shop-types.ts';

/** What wearing a piece would change, compared with what is worn in its place. */
function Comparison({ item }: { readonly item: ShopItem }) {
  const player = usePlayer();
  useWords('gear');
  const worn: Partial<Record<string, string>> = player.items.gear.equipped;
  const before = worn[item.type ?? ''];
  const gains = gainsOf(player, item.key);
  const isBare = !before || before.endsWith('_base_0');
  return (
    <div className={styles['comparison']}>
      <p>{isBare ? t('shops.insteadOfNothing') : t('shops.insteadOf', { name: nameOf('gear', before) })}</p>
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

/** Why the button rests, with what can be done. */
function Reason({ item, offline }: { readonly item: ShopItem; readonly offline: boolean }) {
  const player = usePlayer();
  const state = stateOf(player, item);
  if (state.kind === 'owned') return <p className={styles['reason']}>{t('shops.ownedAlready')}</p>;
  if (state.kind === 'locked')
    return (
      <p className={styles['reason']}>
        <Lock size={18} aria-hidden="true" /> {lockWords(state.reason)}
      </p>
    );
  if (state.kind === 'dear')
    return (
      <p className={styles['reason']}>
        <CircleAlert size={18} aria-hidden="true" />
        {t(`shops.dear.${currencyOf(item)}`, { count: state.missing })}
      </p>
    );
  if (!offline) return null;
  return (
    <p className={styles['reason']} role="status">
      <CloudOff size={18} aria-hidden="true" />
      {t(item.pinType === 'armoire' ? 'shops.offlineArmoire' : 'shops.offline')}
    </p>
  );
}

export interface QuestionProps {
  readonly item: ShopItem;
  readonly quantity: number;
  readonly onClose: () => void;
  /** Goes back to the item; closes by default. */
  readonly onBack?: () => void;
}

/** The question before gems or hourglasses are spent: what it costs, and what stays. */
export function Question({ item, quantity, onClose, onBack = onClose }: QuestionProps) {
  const player = usePlayer();
  const currency = currencyOf(item);
  const cost = item.value * quantity;
  const offline = useOffline();
  const isTooMany = isMoreThanHatchable(player, item.purchaseType, item.key, quantity);
  return (
    <Dialog
      onClose={onClose}
      title={t('shops.ask', { name: itemName(item), count: quantity })}
      portrait={
        <Plate className={styles['smallPlate']}>
          <ShopPicture name={item.class} scale={3} />
        </Plate>
      }
      actions={
        <>
          <Button kind="plain" onClick={onBack}>
            {t('shops.back')}
          </Button>
          <Button kind="primary" disabled={offline} onClick={() => buy(item, quantity, onClose)}>
            {t(`shops.buyFor.${currency}`, { count: cost })}
          </Button>
        </>
      }
    >
      <dl className={styles['sum']}>
        <div>
          <dt>{t('shops.cost')}</dt>
          <dd>
            <Price amount={cost} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('shops.stays')}</dt>
          <dd>
            <Price amount={fundsOf(player, currency) - cost} currency={currency} />
          </dd>
        </div>
      </dl>
      {isTooMany && (
        <p className={styles['reason']}>
          <CircleAlert size={18} aria-hidden="true" />
          {t('shops.tooMany')}
        </p>
      )}
      {offline && <Reason item={item} offline />}
    </Dialog>
  );
}

function purchase(item: ShopItem, quantity: number): Action {
  const name = itemName(item);
  if (item.pinType === 'armoire') return openArmoire();
  const path = unlockPathOf(item);
  if (path !== undefined) return unlockLook({ path, told: t('shops.bought', { name, count: 1 }) });
  return buyItem({ ...purchaseOf(item), name, picture: item.class, quantity });
}

function buy(item: ShopItem, quantity: number, onDone: () => void): void {
  if (dispatch(purchase(item, quantity)).ok) onDone();
}

/** Pins that stay where they are (rules-play-and-shops 3.9). */
const FIXED = new Set(['armoire', 'potion', 'debuffPotion']);

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
  const max = maxQuantity(player, item);
  const quantity = Math.min(wanted, max);
  const state = stateOf(player, item);
  const currency = currencyOf(item);
  if (isAsking && state.kind === 'ready')
    return <Question item={item} quantity={quantity} onClose={onClose} onBack={() => setAsking(false)} />;
  const isTale = item.notes.length > LONG_NOTES;
  const effect = effectWords(item);
  const leaves = leaveWords(item.end);
  const canBuy = state.kind === 'ready' && !offline;
  return (
    <Dialog
      onClose={onClose}
      title={itemName(item)}
      description={isTale ? undefined : item.notes || undefined}
      portrait={
        <Plate size="large" className={styles['plate']}>
          <ShopPicture name={item.class} scale={4} />
        </Plate>
      }
      actions={
        <>
          <PinButton item={item} />
          <Button
            kind="primary"
            disabled={!canBuy}
            onClick={() => (asksFirst(item) ? setAsking(true) : buy(item, quantity, onClose))}
          >
            {t(`shops.buyFor.${currency}`, { count: item.value * quantity })}
          </Button>
        </>
      }
    >
      {isTale && <p className={styles['tale']}>{item.notes}</p>}
      <div className={styles['facts']}>
        {effect && <span>{effect}</span>}
        {leaves && <span className={styles['leaves']}>{leaves}</span>}
      </div>
      {item.purchaseType === 'gear' && state.kind !== 'owned' && <Comparison item={item} />}
      <QuestFacts item={item} />
      <Reason item={item} offline={offline} />
      {state.kind === 'ready' && max > 1 && (
        <div className={styles['amount']}>
          <Quantity value={quantity} max={max} onChange={setWanted} />
          <span className={styles['note']}>
            {t(`shops.of.${currency}`, { count: Math.floor(fundsOf(player, currency)) })}
          </span>
        </div>
      )}
    </Dialog>
  );
}
