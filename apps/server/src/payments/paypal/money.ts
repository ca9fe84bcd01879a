import { valueIn } from '@everdeed/content/values';
import { asText } from '@everdeed/rules';

/** A sum as PayPal writes it, such as `4.99`; of hundredths of the currency. */
export const valueOf = (amount: number): string => (amount / 100).toFixed(2);

/** A sum in hundredths of its currency. */
export interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** The sum of a field such as `{ value: '4.99', currency_code: 'USD' }`; older calls name them `total`, `currency`. */
export function sumIn(money: unknown): Sum {
  const value = asText(valueIn(money, 'value')) || asText(valueIn(money, 'total'));
  const currency = asText(valueIn(money, 'currency_code')) || asText(valueIn(money, 'currency'));
  return { amount: Math.round(Number(value) * 100), currency };
}

/** An instant in ms; undefined if there is none. */
export const instantIn = (value: unknown): number | undefined => {
  const at = Date.parse(asText(value));
  return Number.isNaN(at) ? undefined : at;
};

/** The fields of the first element of a list. */
export const firstIn = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
