import type { SubscriptionBlock } from '@everdeed/content';
import { useState } from 'react';
import { usePlayer } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { BlockList } from '../../../pay-kit/block-list.tsx';
import { couponBlock, openBlocks } from '../../../pay-kit/blocks.ts';
import { centsOf, formatPrice } from '../../../pay-kit/money.ts';
import { BesideNote, PayError, SandboxNote } from '../../../pay-kit/notices.tsx';
import { PayButtons } from '../../../pay-kit/pay-buttons.tsx';
import type { PlanState } from '../../../pay-kit/plan-state.ts';
import { useCheckout } from '../../../pay-kit/use-checkout.ts';
import type { Payments, PayWay } from '../../../pay-kit/use-payments.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PlanTools } from './plan-tools.tsx';
import styles from './plan.module.css';

export interface SubscribeProps {
  readonly state: PlanState;
  readonly payments: Payments;
}

const ownBlock = (state: PlanState): string | undefined =>
  state.kind === 'running' ? state.block?.key : undefined;

function labelOf(state: PlanState, block: SubscriptionBlock | undefined): string {
  const isChange = state.kind === 'running';
  if (!block) return t(isChange ? 'pay.change' : 'pay.subscribe');
  const values = { count: block.months, price: formatPrice(centsOf(block.price)) };
  return t(isChange ? 'pay.changeFor' : 'pay.subscribeFor', values);
}

/** How long to subscribe, with a code where one is needed, and the way to where one pays. */
function Choice({ state, payments }: SubscribeProps) {
  const { hourglassPromoReceived } = usePlayer().purchased.plan;
  const [key, setKey] = useState<string>();
  const [hasCode, setHasCode] = useState(false);
  const [code, setCode] = useState('');
  const { buy, busy, error, isBeside } = useCheckout();
  const own = ownBlock(state);
  const blocks = [...openBlocks(), ...couponBlock().filter((one) => hasCode || one.key === own)];
  const block = blocks.find((one) => one.key === key);
  const coupon = block?.discount ? code.trim() : undefined;
  const isOwn = own !== undefined && (key ?? own) === own;
  const isReady = block !== undefined && !isOwn && coupon !== '';
  const subscribe = (way: PayWay) => {
    if (isReady) void buy({ kind: 'subscription', block: block.key, coupon }, way);
  };
  return (
    <>
      <BlockList
        label={t('pay.howLong')}
        blocks={blocks}
        value={key ?? own}
        own={own}
        hasBonus={!hourglassPromoReceived}
        onChange={setKey}
      />
      {hasCode ? (
        <Field
          label={t('pay.code')}
          hint={t('pay.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      ) : (
        <Button kind="quiet" className={styles['start']} onClick={() => setHasCode(true)}>
          {t('pay.haveCode')}
        </Button>
      )}
      {state.kind !== 'none' && <p className={styles['note']}>{t('pay.timeKept')}</p>}
      {!isOwn && <SandboxNote payments={payments} />}
      <PayError>{error}</PayError>
      <BesideNote isBeside={isBeside} />
      {/* What one has already is not to be paid for again. */}
      {!isOwn && (
        <div className={styles['tools']}>
          <PayButtons
            ways={payments.ways}
            label={labelOf(state, isReady ? block : undefined)}
            isReady={isReady}
            busy={busy}
            className={styles['start']}
            onPay={subscribe}
          />
        </div>
      )}
    </>
  );
}

/** Subscribing, changing, and ending it. */
export function SubscribePart(props: SubscribeProps) {
  const { kind } = props.state;
  const isPaidByOthers = kind === 'group' || kind === 'unlimited';
  return (
    <section className={styles['part']} aria-labelledby="subscribe">
      <h2 id="subscribe" className={styles['title']}>
        {t(kind === 'running' ? 'pay.changeTitle' : 'pay.subscribeTitle')}
      </h2>
      {isPaidByOthers ? <p className={styles['note']}>{t('pay.byOthers')}</p> : <Choice {...props} />}
      {kind === 'running' && <PlanTools />}
    </section>
  );
}
