import { cancelSubscription, type Player } from '@everdeed/rules';
import type { Actor } from '../work/actor.ts';
import { type Refuser, unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { orAway } from './away.ts';
import type { Shop } from './checkout.ts';
import { mailCancelled } from './mails.ts';
import type { PaymentParts } from './parts.ts';
import { endSubscriptionJob } from './payment-jobs.ts';
import type { Checkout, PaymentProvider } from './provider.ts';
import { providerFor } from './providers.ts';
import type { Buyer } from './read-order.ts';

type ManageWork = Work<'missingSubscription' | 'paymentMethodNotAvailable'>;

/** The id of the running subscription that a player pays for in this way; refuses if there is none. */
function requireSubscription(
  work: Refuser<'missingSubscription'>,
  { purchased: { plan } }: Player,
  paymentMethod: string,
): string {
  const { customerId, subscriptionId, dateTerminated } = plan;
  const isTheirs = customerId && plan.paymentMethod === paymentMethod && !dateTerminated;
  if (!isTheirs || !subscriptionId) throw work.refuse('NotAuthorized', 'missingSubscription');
  return subscriptionId;
}

/** The id of the running subscription that an actor pays for in this way; refuses if there is none. No locks. */
export const readSubscription = async (
  work: Work<'missingSubscription'>,
  actor: Actor,
  paymentMethod: string,
): Promise<string> => requireSubscription(work, await requireActor(work.read, actor), paymentMethod);

/** The provider of a shop; refuses if there is none. */
export function requireProvider(
  work: Refuser<'paymentMethodNotAvailable'>,
  { provider }: Pick<Shop, 'provider'>,
): PaymentProvider {
  if (!provider) throw work.refuse('BadRequest', 'paymentMethodNotAvailable');
  return provider;
}

/** Whose subscription is cancelled, and how it is paid for. */
interface Cancelling {
  readonly actor: Actor;
  readonly paymentMethod: string;
  /** Refuses what cannot be cancelled yet. */
  readonly check?: (player: Player) => void;
}

/** Cancels a player's subscription as of the next bill; a job has the provider send no more (wire-groups-and-admin 7.9). */
export const cancelPaid = (
  work: ManageWork,
  parts: PaymentParts,
  { actor, paymentMethod, check }: Cancelling,
): Promise<void> =>
  work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    const subscriptionId = requireSubscription(work, player, paymentMethod);
    check?.(player);
    const { name } = requireProvider(work, { provider: providerFor(parts, paymentMethod) });
    const nextBill = Date.parse(player.purchased.plan.nextBillingDate ?? '') || undefined;
    const outcome = unwrap(work, cancelSubscription(work.rules, { player }, { nextBill }));
    await saveOutcome(work, tx, outcome, { actorId: actor.id });
    await mailCancelled(tx, parts, actor.id);
    await tx.enqueue(endSubscriptionJob, { provider: name, subscriptionId }, { key: subscriptionId });
  });

/** Where a player can have another card pay for their subscription. */
export async function changeCard(
  work: ManageWork,
  { parts, paymentMethod }: { readonly parts: PaymentParts; readonly paymentMethod: string },
  { actor, language }: Buyer,
): Promise<Checkout> {
  const subscriptionId = await readSubscription(work, actor, paymentMethod);
  const provider = requireProvider(work, { provider: providerFor(parts, paymentMethod) });
  return orAway(parts, () => provider.changeCard({ subscriptionId, language }));
}
