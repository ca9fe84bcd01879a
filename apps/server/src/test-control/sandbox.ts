import { billJob } from '../payments/sandbox/sandbox-jobs.ts';
import { among, type Collection } from './collection.ts';
import { bad } from './documents.ts';

/** The books of the built-in provider are written by itself. */
const itsOwn = async (): Promise<never> => {
  throw bad('collection');
};

/** Subscriptions of the built-in provider, of which a tester sets when the next bill is due. */
export const sandboxSubscriptions: Collection = {
  async find({ db }, ids) {
    const rows = await db.selectFrom('sandbox_subscriptions').selectAll().execute();
    const docs = rows.map(({ next_bill, active, ...row }) => ({
      ...row,
      _id: row.id,
      isActive: active === 1,
      nextBill: new Date(next_bill).toISOString(),
    }));
    return among(docs, ids);
  },
  async put(_work, tx, { _id, nextBill }, isNew) {
    const [id, due] = [String(_id), Date.parse(String(nextBill))];
    if (isNew) await itsOwn();
    if (Number.isNaN(due)) throw bad('nextBill');
    await tx.db.updateTable('sandbox_subscriptions').set({ next_bill: due }).where('id', '=', id).execute();
    await tx.enqueue(billJob, { id }, { key: id, runAt: due });
  },
  remove: itsOwn,
};

/** Checkouts and bills of the built-in provider; what happens to them is done at its page. */
export const sandboxCheckouts: Collection = {
  async find({ db }, ids) {
    const rows = await db.selectFrom('sandbox_checkouts').selectAll().execute();
    const docs = rows.map(({ id, state, subscription_id, return_url, order_id }) => ({
      _id: id,
      state,
      isRenewal: order_id === null,
      subscriptionId: subscription_id,
      returnUrl: return_url,
    }));
    return among(docs, ids);
  },
  put: itsOwn,
  remove: itsOwn,
};
