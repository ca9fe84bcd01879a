import { Suspense, useState } from 'react';
import { sendRequest } from '../../../data/api.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { refreshGame } from '../../../data/load.ts';
import { explainFailure } from '../../../data/reply.ts';
import { t } from '../../../i18n/i18n.ts';
import { PayError } from '../../../pay-kit/notices.tsx';
import { cancellation, wayOfPlan } from '../../../pay-kit/pay-calls.ts';
import { useCheckout } from '../../../pay-kit/use-checkout.ts';
import type { PayWay } from '../../../pay-kit/use-payments.ts';
import { Button } from '../../../ui/button.tsx';
import { CreditCard } from '../../../ui/more-icons.ts';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './plan.module.css';
import { loadAtLast } from '../../../lib/load-later.ts';

const Confirm = loadAtLast(async () => ({ default: (await import('../../../ui/confirm.tsx')).Confirm }));

function useCancel() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async (way: PayWay) => {
    setBusy(true);
    setError(undefined);
    const reply = await sendRequest(cancellation(way), { quiet: true });
    if (reply.ok) {
      await refreshGame();
      showToast({ type: 'success', text: t('pay.cancelled') });
    } else setError(explainFailure(reply.failure, t('error.network')).join(' '));
    setBusy(false);
  };
  return { busy, error, cancel };
}

/** Changing the card where there is one, and ending the subscription after a question. Plans of other shops are managed there. */
export function PlanTools() {
  const { paymentMethod } = usePlayer().purchased.plan;
  const [asks, setAsks] = useState(false);
  const { busy, error, cancel } = useCancel();
  const card = useCheckout();
  const way = wayOfPlan(paymentMethod);
  if (!way)
    return (
      <p className={styles['note']}>{t('pay.elsewhere', { name: paymentMethod ?? t('pay.another') })}</p>
    );
  return (
    <>
      <div className={styles['tools']}>
        {way === 'card' && (
          <Button
            busy={card.busy}
            icon={<CreditCard size={18} aria-hidden="true" />}
            onClick={() => void card.changeCard()}
          >
            {t('pay.changeCard')}
          </Button>
        )}
        <Button kind="danger" busy={busy} onClick={() => setAsks(true)}>
          {t('pay.cancel')}
        </Button>
      </div>
      <PayError>{error ?? card.error}</PayError>
      {asks && (
        <Suspense>
          <Confirm
            title={t('pay.cancelAsk')}
            hint={t('pay.cancelHint')}
            yes={t('pay.cancel')}
            no={t('pay.keep')}
            onYes={() => void cancel(way)}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  );
}
