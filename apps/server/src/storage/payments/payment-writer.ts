import type { Payment } from '@everdeed/rules';

/** Raw writes of payments. Only `work/save.ts` may use them: lint sees to it. */
export interface PaymentWriter {
  insert(payment: Payment): Promise<void>;
  /** Throws for a payment that this transaction has not loaded: only what the scope holds can be saved. */
  save(payment: Payment): Promise<void>;
}

/** Where a transaction keeps its writer of payments. */
export const paymentWriterOf: unique symbol = Symbol('payment writer');

/** The writer of a transaction. */
export const paymentWriter = (tx: { readonly [paymentWriterOf]: PaymentWriter }): PaymentWriter =>
  tx[paymentWriterOf];
