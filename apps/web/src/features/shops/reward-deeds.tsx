import { loadWords as loadNames } from '@everdeed/content/words';
import { pinOrder } from '@everdeed/rules';
import { registerActions } from '../../data/define-action.ts';
import { dispatch } from '../../data/dispatch.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useGame } from '../../data/store.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ItemDialog } from './item-dialog.tsx';
import { needsConnection } from './purchase.ts';
import { orderAction } from './order-action.ts';
import { Question } from './question.tsx';
import { movePin, rewardActions } from './reward-actions.ts';
import { toggleShopPin } from './shop-actions.tsx';
import type { ShopItem } from './shop-types.ts';
import { wareActions } from './ware-actions.ts';

const isOffline = (): boolean => !navigator.onLine || useGame.getState().unreachable;

/** Buys one for gold, at once: a cure is drunk, the armoire opened. */
function buyNow(item: ShopItem): void {
  if (needsConnection(item) && isOffline()) showToast({ type: 'info', text: t('shops.offlineArmoire') });
  else dispatch(orderAction({ item, quantity: 1 }));
}

/** Takes an item out of the column. */
function unpin({ pinType: type, path }: ShopItem): void {
  if (type && path) dispatch(toggleShopPin({ type, path }));
}

/** Moves an item next to another one of the column, after or before it. */
function moveBeside(path: string, other: string, isAfter: boolean): void {
  const player = useGame.getState().view?.player;
  if (!player) return;
  const place = pinOrder(player, serverNow())
    .filter((one) => one !== path)
    .indexOf(other);
  dispatch(movePin({ path, position: Math.max(0, isAfter ? place + 1 : place) }));
}

interface RewardDialogProps {
  readonly item: ShopItem;
  /** Whether the question about gems or hourglasses is asked at once. */
  readonly isAsking: boolean;
  readonly onClose: () => void;
}

/** An item of the column up close, or the question before gems are spent. */
const RewardDialog = ({ item, isAsking, onClose }: RewardDialogProps) =>
  isAsking ? (
    <Question item={item} quantity={1} onClose={onClose} />
  ) : (
    <ItemDialog item={item} onClose={onClose} />
  );

const KIT = { buyNow, unpin, moveBeside, RewardDialog } as const;

/** What buying, unpinning, moving and looking closer take. */
export type RewardKit = typeof KIT;

/** The kit, once the actions, words and names that it needs are there. */
export async function prepareKit(): Promise<RewardKit> {
  registerActions(...wareActions, ...rewardActions);
  const names = (['gear', 'spells'] as const).map((family) => loadNames(family).catch(() => undefined));
  await Promise.all([loadWords('shops'), loadWords('send'), ...names]);
  return KIT;
}
