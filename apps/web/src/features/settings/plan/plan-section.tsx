import { Icon } from '../../../art/icon.tsx';
import { usePlayer } from '../../../data/hooks.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { GiveSubscription } from '../../../pay-kit/give-subscription.tsx';
import { planStateOf } from '../../../pay-kit/plan-state.ts';
import { type Payments, usePayments } from '../../../pay-kit/use-payments.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { Perks } from './perks.tsx';
import { PlanHead } from './plan-head.tsx';
import styles from './plan.module.css';
import { SubscribePart } from './subscribe-part.tsx';

function GivePart({ payments }: { readonly payments: Payments }) {
  return (
    <section className={styles['panel']} aria-labelledby="give">
      <div className={styles['giveHead']}>
        <Plate className={styles['plate']}>
          <Icon name="gift" scale={3} />
        </Plate>
        <div>
          <h2 id="give">{t('pay.giveTitle')}</h2>
          <p>{t('pay.giveHint')}</p>
        </div>
      </div>
      <GiveSubscription payments={payments} />
    </section>
  );
}

/** The player's plan, what it gives, and how to get one; where nothing costs money it says so. */
export function PlanSection() {
  const { plan } = usePlayer().purchased;
  const { payments, failed, retry } = usePayments();
  const state = planStateOf(plan, serverNow());
  if (failed) return <LoadFailed title={t('pay.loadFailed')} onRetry={retry} />;
  if (!payments) return <Skeleton count={4} />;
  const isFree = payments.kind === 'off';
  return (
    <div className={styles['page']}>
      <PlanHead state={state} isFree={isFree} />
      <div className={styles['two']}>
        {!isFree && <SubscribePart state={state} payments={payments} />}
        <Perks />
      </div>
      {!isFree && <GivePart payments={payments} />}
      <PaymentsPart isFree={isFree} />
    </div>
  );
}
