import { type FormEvent, useState } from 'react';
import { couponCalls } from 'virtual:calls/coupon';
import { usePlayer } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useChange } from '../use-change.ts';
import styles from '../settings.module.css';
import { CouponGift, gearGained } from './coupon-gift.tsx';

/** Redeeming a code, and what it brought. */
export function PromoSection() {
  const before = usePlayer();
  const [code, setCode] = useState('');
  const [gear, setGear] = useState<readonly string[]>();
  const { change, busy, error } = useChange();
  const typed = code.trim();
  const redeem = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === '' || busy) return;
    const wish = { params: { code: typed }, query: { keepDiscount: 'true' } };
    setGear(undefined);
    await change(couponCalls.enterCoupon, wish, { quiet: true }, (after) => {
      setCode('');
      setGear(gearGained(before, after));
    });
  };
  return (
    <section className={styles['group']} aria-labelledby="promo">
      <h2 id="promo">{t('title.promoCode')}</h2>
      <p className={styles['hint']}>{t('pay.promoHint')}</p>
      <form className={styles['line']} noValidate tabIndex={-1} onSubmit={(event) => void redeem(event)}>
        <Field
          label={t('pay.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={error}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} disabled={typed === ''}>
          {t('pay.redeem')}
        </Button>
      </form>
      <div role="status">{gear && <CouponGift gear={gear} />}</div>
    </section>
  );
}
