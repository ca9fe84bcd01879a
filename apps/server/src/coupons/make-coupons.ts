import { MAX_COUPONS } from '@everdeed/contract';
import { asText, type CouponEvent, couponEvents, newCouponCode } from '@everdeed/rules';
import type { CouponRow } from '../storage/coupons.ts';
import { invalidModel, type Refuser } from '../work/refusal.ts';
import type { ActorId } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import type { Work } from '../work/work.ts';

/** Values in a message are cut to this length: our own figure. */
const SHOWN = 200;

function requireEvent(work: Refuser<'validationFailed'>, event: string): CouponEvent {
  const found = couponEvents.find((known) => known === event);
  if (found) return found;
  const value = event.slice(0, SHOWN);
  throw invalidModel(work, 'Coupon', [
    { key: 'enum', params: { path: 'event', value }, path: 'event', value: event },
  ]);
}

function requireCount(work: Refuser<'tooManyCoupons'>, count: unknown): number {
  const wanted = Math.max(0, Math.floor(Number(asText(count))));
  if (wanted > MAX_COUPONS)
    throw work.refuse('BadRequest', 'tooManyCoupons', { params: { max: MAX_COUPONS } });
  return wanted;
}

/** Makes coupons of an event: all, or none if one of their codes is there already, of which there are 2^45. */
export async function makeCoupons(
  work: Work<'tooManyCoupons' | 'validationFailed'>,
  wanted: { readonly event: string; readonly count: unknown; readonly actor: ActorId },
): Promise<CouponRow[]> {
  const count = requireCount(work, wanted.count);
  const event = requireEvent(work, wanted.event);
  const at = work.now;
  const rows = Array.from({ length: count }, () => ({
    code: newCouponCode(work.rules.newId()),
    event,
    user_id: null,
    created_at: at,
    updated_at: at,
  }));
  if (rows.length > 0)
    await work.transaction(async (tx) => {
      await tx.db.insertInto('coupons').values(rows).execute();
      const target = { kind: 'coupons', id: event, name: event } as const;
      const changes = [{ path: 'coupons', after: rows.length }];
      await audit(work, tx, wanted.actor, { act: 'makeCoupons', target, changes });
    });
  return rows;
}
