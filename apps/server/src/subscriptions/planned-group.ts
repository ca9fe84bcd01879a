import { isFields } from '@everdeed/content/values';
import type { groupPlanCalls } from '@everdeed/contract';
import {
  asText,
  checkGroupBlock,
  foundPlannedGroup,
  type Group,
  monthlyGroupPrice,
  type Player,
  type PlannedGroupInput,
} from '@everdeed/rules';
import type { CallWork } from '../http/route.ts';
import { beginCheckout } from '../payments/checkout.ts';
import type { ProviderParts } from '../payments/parts.ts';
import { providersOf } from '../payments/providers.ts';
import { presentGroup, shortLeader } from '../presenters/group.ts';
import type { Services } from '../services.ts';
import type { ActorId } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { ownPlayer, requireActor } from '../work/scenes.ts';

type PlanWork = CallWork<typeof groupPlanCalls.createGroupPlan>;

/** What somebody asks for. */
interface Wanted {
  readonly actor: ActorId;
  readonly body: {
    readonly groupToCreate?: unknown;
    readonly paymentType?: unknown;
    readonly sub?: unknown;
    readonly subscription?: unknown;
  };
  readonly language: string;
}

const CENTS = 100;

const inputOf = (work: PlanWork, { body: { groupToCreate: sent } }: Wanted): PlannedGroupInput => ({
  id: work.rules.newId(),
  sent: isFields(sent) ? sent : {},
});

/** Founds a group with the site's own plan. */
export async function foundFreely(
  work: PlanWork,
  wanted: Wanted,
): Promise<{ readonly group: Group; readonly player: Player }> {
  const input = { ...inputOf(work, wanted), isFree: true };
  const { data: group, player } = await perform(work, wanted.actor, ownPlayer, (context, scene) =>
    foundPlannedGroup(context, scene, input),
  );
  return { group, player };
}

/** The provider that a client means by Stripe: the only one that groups pay by so far (5.2). */
function providerFor(work: PlanWork, parts: Services, { body }: Wanted): ProviderParts {
  const isStripe = asText(body.paymentType) === 'Stripe';
  const provider = providersOf(parts).find(({ paymentMethod }) => isStripe && paymentMethod === 'Stripe');
  if (!provider) throw work.refuse('BadRequest', 'paymentMethodNotAvailable');
  return { parts, provider };
}

/**
 * Founds a group and begins the checkout of its plan (wire-groups-and-admin 5.2). The group is there whether or not it is
 * paid for; nothing is founded that cannot be.
 */
export async function beginPlannedGroup(work: PlanWork, services: Services, wanted: Wanted) {
  const input = inputOf(work, wanted);
  const { id } = wanted.actor;
  const before = await requireActor(work.read, wanted.actor);
  unwrap(work, foundPlannedGroup(work.rules, { player: before }, input));
  const at = providerFor(work, services, wanted);
  unwrap(work, checkGroupBlock(asText(wanted.body.sub)));
  const goods = { kind: 'groupPlan', groupId: input.id } as const;
  const amount = monthlyGroupPrice(1) * CENTS;
  const order = { payerId: id, receiverId: id, goods, language: wanted.language, amount };
  // The provider is asked before a transaction is open; until it commits, nobody has seen the checkout.
  const { reference, url } = await beginCheckout(work, at, order);
  const { data: group, player } = await perform(work, wanted.actor, ownPlayer, (context, scene) =>
    foundPlannedGroup(context, scene, input),
  );
  return { sessionId: reference, url, group: presentGroup(group, shortLeader(player), work.now) };
}
