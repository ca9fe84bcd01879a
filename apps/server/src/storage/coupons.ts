import { type Coupon, readCouponCode } from '@everdeed/rules';
import type { Database } from './schema.ts';
import type { Stores, Tx } from './stores.ts';

/** A coupon as it is kept. */
export type CouponRow = Database['coupons'];

const couponOf = ({ event, user_id }: CouponRow): Coupon => ({ event, isUsed: user_id !== null });

/** The coupon that somebody typed the code of. No locks. */
export async function findCoupon({ db }: Pick<Stores, 'db'>, typed: string): Promise<Coupon | undefined> {
  const code = readCouponCode(typed);
  if (code === undefined) return undefined;
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  return row && couponOf(row);
}

/** A coupon that a transaction holds. */
export interface HeldCoupon {
  readonly code: string;
  readonly coupon: Coupon;
}

/** Locks the coupon that somebody typed the code of, before players. */
export async function holdCoupon(tx: Tx, typed: string): Promise<HeldCoupon | undefined> {
  const code = readCouponCode(typed);
  if (code === undefined) return undefined;
  tx.locks.take('coupon', code);
  const row = await tx.db
    .updateTable('coupons')
    .set((own) => ({ updated_at: own.ref('updated_at') }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
  return row && { code, coupon: couponOf(row) };
}

/** Marks a coupon as used by a player. Throws if it was used: whoever calls holds it and has looked. */
export async function useCoupon(
  { db }: Tx,
  { code }: HeldCoupon,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ user_id: userId, updated_at: now })
    .where('code', '=', code)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('a coupon was used twice');
}
