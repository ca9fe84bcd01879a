import { expect, it } from 'vitest';
import { loadWords } from '../../i18n/i18n.ts';
import { paymentsCsv } from './payments-csv.ts';

await loadWords('pay');

it('writes payments as a table that programs read, with commas and quotes kept', () => {
  const date = '2026-10-02T09:30:00.000Z';
  const payments = [
    { id: 'a', date, what: 'Monthly plan', amount: 1800, state: 'settled' },
    { id: 'b', date: '2026-09-02T09:30:00.000Z', what: 'Plan "A", begun', amount: 905, state: 'refunded' },
  ] as const;
  expect(paymentsCsv(payments, 'USD')).toBe(
    [
      'Date,What,Amount,Currency,State',
      '2026-10-02,Monthly plan,18.00,USD,Paid',
      '2026-09-02,"Plan ""A"", begun",9.05,USD,Refunded',
      '',
    ].join('\r\n'),
  );
});
