import { type GameState, useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { showToast } from '../ui/toast-store.ts';
import { forgetPayment, type SavedPayment } from './saved-payment.ts';

/** Whether what was paid for is there. A change of card brings nothing. */
export function hasArrived({ purchases = 0, isStripeEdit }: SavedPayment, { base }: GameState): boolean {
  return isStripeEdit === true || (base?.player.purchased.txnCount ?? 0) > purchases;
}

/** What to say once it is there. */
function thanks({ paymentType, isStripeEdit }: SavedPayment): string {
  if (isStripeEdit) return t('pay.cardChanged');
  switch (paymentType) {
    case 'gems':
      return t('pay.gemsArrived');
    case 'subscription':
      return t('pay.subscribed');
    case 'gift-gems':
    case 'gift-subscription':
      return t('pay.giftGiven');
    default:
      return t('pay.arrived');
  }
}

let stop: () => void = () => undefined;

/** Says so in a toast once what was paid for is there, wherever the player is by then. The last payment counts. */
export function followPayment(saved: SavedPayment): void {
  stop();
  const tell = () => {
    if (!hasArrived(saved, useGame.getState())) return;
    stop();
    forgetPayment();
    showToast({ type: 'success', text: thanks(saved) });
  };
  stop = useGame.subscribe(tell);
  tell();
}
