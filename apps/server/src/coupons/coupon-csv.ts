import { stringify } from 'csv-stringify/sync';
import type { CouponRow } from '../storage/coupons.ts';
import type { Stores } from '../storage/stores.ts';

const columns = ['code', 'event', 'date', 'user'];

const rowOf = ({ code, event, created_at, user_id }: CouponRow): string[] => [
  code,
  event,
  new Date(created_at).toISOString(),
  user_id ?? '',
];

/** All coupons as a table, in the order in which they were made (wire-groups-and-admin 7.6). */
export async function couponCsv({ db }: Pick<Stores, 'db'>): Promise<string> {
  const rows = await db.selectFrom('coupons').selectAll().orderBy('created_at').orderBy('code').execute();
  return stringify([columns, ...rows.map(rowOf)]);
}
