import { t } from '../../i18n/i18n.ts';
import type { ListedPayment } from '../../pay-kit/payment-list.tsx';

const CENTS = 100;

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Payments as CSV, with dates and amounts as programs read them. */
export function paymentsCsv(payments: readonly ListedPayment[], currency: string): string {
  const head = ['pay.date', 'pay.what', 'pay.amount', 'pay.currency', 'pay.paymentState'] as const;
  const rows = payments.map(({ date, what, amount, state }) => [
    date.slice(0, 10),
    what,
    (amount / CENTS).toFixed(2),
    currency,
    t(`pay.paymentState.${state}`),
  ]);
  return [head.map((key) => t(key)), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
