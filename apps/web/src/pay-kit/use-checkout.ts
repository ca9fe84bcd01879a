import { valueIn } from '@everdeed/content/values';
import { useEffect, useState } from 'react';
import { sendRequest } from '../data/api.ts';
import type { CallRequest } from '../data/calls.ts';
import { explainFailure, type Reply } from '../data/reply.ts';
import { useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { newId } from '../lib/new-id.ts';
import { followPayment, hasArrived } from './follow-payment.ts';
import type { Order } from './order.ts';
import { cardChange, checkoutFor } from './pay-calls.ts';
import { ownWindow, type PayWindow, thisWindow } from './pay-window.ts';
import { type SavedPayment, savedOf, savePayment } from './saved-payment.ts';
import type { PayWay } from './use-payments.ts';

const purchasesNow = (): number => useGame.getState().view?.player.purchased.txnCount ?? 0;

/** The group that is founded with the payment. */
function foundedIn(reply: Reply<object>): Pick<SavedPayment, 'group'> {
  const id = reply.ok ? valueIn(reply.answer.data, 'group', '_id') : undefined;
  return typeof id === 'string' ? { group: { _id: id, type: 'guild' } } : {};
}

/** Runs when the browser brings the page back as it was left, such as by Back. */
function useBroughtBack(run: () => void): void {
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && run();
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  });
}

/** A payment under way in a window beside the app, until it has arrived. */
function useBeside() {
  const [payment, setPayment] = useState<SavedPayment>();
  const isBeside = useGame((state) => payment !== undefined && !hasArrived(payment, state));
  const follow = (saved: SavedPayment) => {
    setPayment(saved);
    followPayment(saved);
  };
  return { isBeside, follow, forget: () => setPayment(undefined) };
}

/**
 * Takes the player to the page where they pay, and keeps on this device what they went for. Begun again after no answer,
 * it is the same payment.
 */
export function useCheckout() {
  const [id, setId] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { isBeside, follow, forget } = useBeside();
  const startAnew = () => {
    setBusy(false);
    setId(newId());
  };
  useBroughtBack(startAnew);
  const go = (url: string, saved: SavedPayment, at: PayWindow) => {
    savePayment(saved);
    at.leadTo(url);
    // Else the button stays busy: the page is being left.
    if (at.isInPlace) return;
    startAnew();
    follow(saved);
  };
  const begin = async (request: CallRequest<object>, saved: SavedPayment, at = thisWindow) => {
    forget();
    setBusy(true);
    setError(undefined);
    const reply = await sendRequest(request, { operationId: id, quiet: true });
    const url = reply.ok ? valueIn(reply.answer.data, 'url') : undefined;
    if (typeof url === 'string') {
      const { isInPlace } = at;
      go(url, { ...saved, ...foundedIn(reply), purchases: purchasesNow(), isInPlace }, at);
      return;
    }
    at.giveUp();
    setBusy(false);
    if (reply.ok || reply.failure.kind === 'refused') setId(newId());
    setError(reply.ok ? t('pay.noPage') : explainFailure(reply.failure, t('error.network')).join(' '));
  };
  return {
    busy,
    error,
    /** Whether the player pays in another window right now. */
    isBeside,
    /** Leads to where a request says that one pays. */
    begin,
    /** PayPal opens in a window of its own (seed 1, section 4). */
    buy: (order: Order, way: PayWay) =>
      begin(checkoutFor(order, way), savedOf(order), way === 'paypal' ? ownWindow() : thisWindow),
    changeCard: () =>
      begin(cardChange(), { paymentCompleted: false, paymentType: 'subscription', isStripeEdit: true }),
    /** Changes the card of the plan of a group. */
    changeCardOf: (groupId: string) =>
      begin(cardChange(groupId), {
        paymentCompleted: false,
        paymentType: 'groupPlan',
        isStripeEdit: true,
        groupId,
      }),
  };
}
