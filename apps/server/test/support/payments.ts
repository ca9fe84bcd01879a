import { randomUUID } from 'node:crypto';
import type { Payment } from '@everdeed/rules';
import { testNow } from './storage.ts';

/** A payment of 21 gems that has just begun; `fields` override it. */
export const blankPayment = (fields: Partial<Payment> = {}): Payment => ({
  _id: randomUUID(),
  state: 'created',
  provider: 'sandbox',
  payerId: 'payer',
  receiverId: 'receiver',
  goods: { kind: 'gems', pack: '21gems' },
  amount: 499,
  currency: 'USD',
  isOwed: false,
  createdAt: new Date(testNow).toISOString(),
  updatedAt: new Date(testNow).toISOString(),
  ...fields,
});
