import type { Payment } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { HotQuery, type QueryRunner } from '../hot-query.ts';
import type { LockOrder } from '../lock-order.ts';
import { freezeDeep } from '../parts.ts';
import type { Database } from '../schema.ts';
import type { Hanging, PaymentReader } from './payment-reader.ts';
import { columnsOfPayment, paymentColumns, paymentOf, type PaymentRow } from './payment-row.ts';
import type { PaymentWriter } from './payment-writer.ts';

const select = `SELECT ${paymentColumns.join(', ')} FROM payments WHERE id = ?`;
const readPayment = new HotQuery<PaymentRow>(select);
const lockPayment = new HotQuery<PaymentRow>(select, `${select} FOR UPDATE`);

interface HeldPayment {
  readonly v: number;
  readonly payment: Payment;
}

interface PaymentStoreContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  readonly inTransaction: boolean;
  readonly locks: LockOrder;
}

/** Bills that are listed: eight years of them. */
const MAX_BILLS = 100;

/** Payments, as long as the books need them. */
export class SqlPaymentStore implements PaymentReader, PaymentWriter {
  readonly #context: PaymentStoreContext;
  readonly #held = new Map<string, HeldPayment>();

  constructor(context: PaymentStoreContext) {
    this.#context = context;
  }

  async get(id: string): Promise<Payment | undefined> {
    const known = this.#held.get(id);
    if (known) return known.payment;
    const { runner, inTransaction, locks } = this.#context;
    if (inTransaction) locks.take('payment', id);
    const row = await (inTransaction ? lockPayment : readPayment).one(runner, id);
    if (!row) return undefined;
    const payment = freezeDeep(paymentOf(row));
    if (inTransaction) this.#held.set(id, { v: row.v, payment });
    return payment;
  }

  held(id: string): Payment | undefined {
    return this.#held.get(id)?.payment;
  }

  async findByReference(provider: string, reference: string): Promise<string | undefined> {
    const row = await this.#context.db
      .selectFrom('payments')
      .select('id')
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row?.id;
  }

  async latestOf(provider: string, subscriptionId: string): Promise<Payment | undefined> {
    const row = await this.#context.db
      .selectFrom('payments')
      .select(paymentColumns)
      .where('provider', '=', provider)
      .where('subscription_id', '=', subscriptionId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && paymentOf(row);
  }

  async billsOf(subscriptionId: string): Promise<Payment[]> {
    const rows = await this.#context.db
      .selectFrom('payments')
      .select(paymentColumns)
      .where('subscription_id', '=', subscriptionId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_BILLS)
      .execute();
    return rows.map(paymentOf);
  }

  async paidBy(payerId: string): Promise<Payment[]> {
    const rows = await this.#context.db
      .selectFrom('payments')
      .select(paymentColumns)
      .where('payer_id', '=', payerId)
      .where('state', 'not in', ['created', 'abandoned'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_BILLS)
      .execute();
    return rows.map(paymentOf);
  }

  async providerOf(subscriptionId: string): Promise<string | undefined> {
    const row = await this.#context.db
      .selectFrom('payments')
      .select('provider')
      .where('subscription_id', '=', subscriptionId)
      .limit(1)
      .executeTakeFirst();
    return row?.provider;
  }

  async hanging({ before, begunSince, limit }: Hanging): Promise<string[]> {
    const rows = await this.#context.db
      .selectFrom('payments')
      .select('id')
      .where('updated_at', '<', before)
      .where((where) =>
        where.or([
          where('state', 'in', ['created', 'pending']),
          where.and([
            where('state', 'in', ['failed', 'abandoned']),
            where('owed', '=', 0),
            where('created_at', '>', begunSince),
          ]),
        ]),
      )
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async owed(limit: number): Promise<string[]> {
    const rows = await this.#context.db
      .selectFrom('payments')
      .select('id')
      .where('state', '=', 'failed')
      .where('owed', '=', 1)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async insert(payment: Payment): Promise<void> {
    const row = { id: payment._id, v: 1, ...columnsOfPayment(payment) };
    await this.#context.db.insertInto('payments').values(row).execute();
    this.#held.set(payment._id, { v: 1, payment: freezeDeep(payment) });
  }

  async save(payment: Payment): Promise<void> {
    const before = this.#held.get(payment._id);
    if (!before || !this.#context.inTransaction)
      throw new Error('a payment was saved that was not loaded in this transaction');
    const v = before.v + 1;
    const { numUpdatedRows } = await this.#context.db
      .updateTable('payments')
      .set({ v, ...columnsOfPayment(payment) })
      .where('id', '=', payment._id)
      .where('v', '=', before.v)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`payment ${payment._id} was changed without its lock`);
    this.#held.set(payment._id, { v, payment: freezeDeep(payment) });
  }
}
