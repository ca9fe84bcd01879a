import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { Field } from '../ui/field.tsx';
import { GiveForm, type GiveProps } from './give-form.tsx';
import { formatPrice, priceOfGems } from './money.ts';

/** A whole amount above 0; undefined for anything else. */
const amountIn = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;

/** Buys gems for somebody else: any amount (rules-play-and-shops 8.7). */
export function GiveGems(props: GiveProps) {
  const [typed, setTyped] = useState('');
  const gems = amountIn(typed);
  const price = gems === undefined ? '' : formatPrice(priceOfGems(gems));
  return (
    <GiveForm
      {...props}
      gift={gems === undefined ? undefined : (to, message) => ({ kind: 'giftGems', to, gems, message })}
      label={gems === undefined ? t('pay.giveGems') : t('pay.giveGemsFor', { count: gems, price })}
    >
      <Field
        label={t('pay.howMany')}
        hint={t('pay.gemPrice', { price: formatPrice(priceOfGems(1)) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        error={typed !== '' && gems === undefined && t('pay.amountWrong')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </GiveForm>
  );
}
