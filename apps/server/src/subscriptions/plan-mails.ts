import type { Static } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { dayIn } from '../words/written.ts';
import { mailPlayer } from '../work/mails.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { planMailJob } from './group-plan-jobs.ts';

type Told = Static<(typeof planMailJob)['payload']>;

/** Subscriptions of phone stores, which only their owner can end. */
const storeKinds = new Set(['Google_subscription', 'iOS_subscription']);

/** Tells the people who run the site of a member who goes on paying a phone store (wire-groups-and-admin 5.4). */
async function mailOperator(
  tx: Tx,
  { mailer, settings }: Services,
  { _id, auth, profile }: Player,
  { previous = '', group }: Told,
): Promise<void> {
  if (!storeKinds.has(previous)) return;
  const text = `${auth.local.username ?? profile.name} (${_id}): ${previous}, ${group}`;
  const params = { name: auth.local.username ?? profile.name, text };
  const template = 'admin-user-subscription-details';
  await mailer.send(tx, { to: settings.mailFrom, template, params });
}

/** Tells a player what became of a plan (wire-groups-and-admin 5.2 to 5.5). */
export const mailPlan = (services: Services, told: Told): Promise<void> =>
  runWork(services, (work) =>
    work.transaction(async (tx) => {
      const to = await tx.players.get(told.userId);
      if (!to) return;
      const { template, group, groupId, ends } = told;
      const date = ends === undefined ? '' : dayIn(to.preferences.language ?? 'en', Date.parse(ends));
      const url = `${services.siteUrl()}/group-plans/${groupId}/information`;
      await mailPlayer(tx, services, { to, template, params: { group, date, url } });
      await mailOperator(tx, services, to, told);
    }),
  );
