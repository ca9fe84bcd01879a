import { Suspense, useState } from 'react';
import { loadWords, t } from '../i18n/i18n.ts';
import { type Payments, usePayments } from '../pay-kit/use-payments.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/feedback.tsx';
import { PixelIcon } from '../ui/pixel-icon.tsx';
import { Plate } from '../ui/plate.tsx';
import { Segment } from '../ui/segment.tsx';
import styles from './gift-dialog.module.css';
import { type GiftProps, OwnGems } from './own-gems-form.tsx';
import { loadAtLast } from '../lib/load-later.ts';

/** What is given: gems of one's own, gems that one buys, a subscription. */
type Way = 'own' | 'gems' | 'subscription';

const GiveGems = loadAtLast(async () => {
  const [form] = await Promise.all([import('../pay-kit/give-gems.tsx'), loadWords('pay')]);
  return { default: form.GiveGems };
});
const GiveSubscription = loadAtLast(async () => {
  const [form] = await Promise.all([import('../pay-kit/give-subscription.tsx'), loadWords('pay')]);
  return { default: form.GiveSubscription };
});

const WAYS: readonly Way[] = ['own', 'gems', 'subscription'];

const Ways = ({ value, onChange }: { readonly value: Way; readonly onChange: (way: Way) => void }) => (
  <Segment
    label={t('members.giftWay')}
    value={value}
    options={WAYS.map((way) => ({ value: way, label: t(`members.giftWay.${way}`) }))}
    onChange={onChange}
  />
);

/** A gift that is paid for. */
function Bought({
  way,
  payments,
  to,
  onClose,
}: GiftProps & { readonly way: Way; readonly payments: Payments }) {
  const Form = way === 'gems' ? GiveGems : GiveSubscription;
  return (
    <Suspense fallback={<Skeleton count={2} />}>
      <Form to={to} payments={payments} onCancel={onClose} isMain />
    </Suspense>
  );
}

/** Gives something to another player: gems of one's own and, where one can pay, gems or a subscription. */
export function GiftDialog({ to, onClose }: GiftProps) {
  const { payments } = usePayments();
  const [way, setWay] = useState<Way>('own');
  const canPay = payments !== undefined && payments.kind !== 'off';
  return (
    <Dialog
      onClose={onClose}
      title={t(canPay ? 'members.giftFor' : 'members.gift', { name: to.name })}
      description={t(`members.giftHint.${way}`)}
      portrait={
        <Plate className={styles['plate']}>
          <PixelIcon name="gem" scale={3} />
        </Plate>
      }
    >
      {canPay && <Ways value={way} onChange={setWay} />}
      {canPay && way !== 'own' ? (
        <Bought way={way} payments={payments} to={to} onClose={onClose} />
      ) : (
        <OwnGems to={to} onClose={onClose} />
      )}
    </Dialog>
  );
}
