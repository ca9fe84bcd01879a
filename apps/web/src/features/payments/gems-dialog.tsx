import { worldEvents } from '@everdeed/rules';
import { type ReactNode, useState } from 'react';
import { usePlayerPart } from '../../data/hooks.ts';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { GiveGems } from '../../pay-kit/give-gems.tsx';
import { type Payments, usePayments } from '../../pay-kit/use-payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Segment } from '../../ui/segment.tsx';
import { GemsScene } from './gems-scene.tsx';
import styles from './gems.module.css';
import { GoldPart } from './gold-part.tsx';
import { PackPart } from './pack-part.tsx';
import { ownGems } from './own-gems.ts';

export interface GemsProps {
  readonly onClose: () => void;
  /** Buys gems with gold. */
  readonly onBuyForGold: (count: number) => void;
}

type For = 'me' | 'other';

/** When the sale of gems ends that is on now; undefined without one. */
function saleEnd(): string | undefined {
  return worldEvents(serverNow()).find(({ gemsPromo }) => gemsPromo)?.end;
}

const untilWords = (end: string): string =>
  formatDate(end, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

interface BodyProps extends GemsProps {
  readonly payments: Payments;
}

/** Packs for oneself or gems for somebody else; gold is always another way. */
function Body({ payments, onClose, onBuyForGold }: BodyProps) {
  const [who, setWho] = useState<For>('me');
  const gold = <GoldPart isFree={payments.kind === 'off'} onBuy={onBuyForGold} onClose={onClose} />;
  const owned = (
    <p className={styles['owned']}>
      {t('pay.youHave')} <PixelIcon name="gem" />
      <strong>{formatNumber(usePlayerPart(ownGems))}</strong>
    </p>
  );
  if (payments.kind === 'off') {
    return (
      <>
        {owned}
        <p className={styles['note']}>{t('pay.freeGems')}</p>
        {gold}
      </>
    );
  }
  return (
    <>
      <div className={styles['bar']}>
        {owned}
        <Segment<For>
          label={t('pay.gemsFor')}
          value={who}
          options={[
            { value: 'me', label: t('pay.forMe') },
            { value: 'other', label: t('pay.forOther') },
          ]}
          onChange={setWho}
        />
      </div>
      {who === 'me' ? (
        <PackPart payments={payments} onClose={onClose}>
          {gold}
        </PackPart>
      ) : (
        <GiveGems payments={payments} onCancel={onClose} isMain />
      )}
    </>
  );
}

/** Gems: packs for money, gems for gold, and gems for somebody else. Without payments, gold alone. */
export function GemsDialog(props: GemsProps) {
  const { payments, failed, retry } = usePayments();
  const end = payments?.kind === 'off' ? undefined : saleEnd();
  const description: ReactNode =
    end === undefined ? t('pay.gemsHint') : t('pay.sale', { date: untilWords(end) });
  return (
    <Dialog
      routed
      onClose={props.onClose}
      width="50rem"
      title={t(end === undefined ? 'pay.gems' : 'pay.saleTitle')}
      description={description}
      picture={<GemsScene />}
    >
      {failed && <LoadFailed title={t('pay.loadFailed')} onRetry={retry} />}
      {!failed && (payments ? <Body {...props} payments={payments} /> : <Skeleton count={2} />)}
    </Dialog>
  );
}
