import { nameOf } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { pushGems, pushPlayer } from '../work/pushes.ts';
import type { Work } from '../work/work.ts';
import type { Settled } from './mails.ts';

/** Pushes a gift that was paid for to the devices of whoever gets it (wire-groups-and-admin 7.9, 7.11). */
export async function pushSettled(
  work: Pick<Work, 'words' | 'now'>,
  tx: Tx,
  { payment: { goods, payerId, receiverId }, outcome }: Settled,
): Promise<void> {
  const payer = tx.players.held(payerId);
  const to = tx.players.held(receiverId);
  if (!payer || !to || payerId === receiverId) return;
  const sender = nameOf(payer);
  if (goods.kind === 'giftGems') await pushGems(work, tx, to, { sender, count: goods.gems });
  const given = outcome.events.find((event) => event.kind === 'subscriptionGiven');
  if (given)
    await pushPlayer(work, tx, {
      to,
      wish: 'giftedSubscription',
      title: 'push.giftedSubscription.title',
      body: { key: 'push.giftedSubscription.body' },
      params: { sender, count: given.months },
      path: '/private-messages',
      tag: 'gift',
    });
}
