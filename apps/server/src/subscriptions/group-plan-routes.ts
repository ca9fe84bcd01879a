import { groupPlanCalls } from '@everdeed/contract';
import {
  cancelGroupPlan,
  checkManagingPlan,
  type Group,
  hasActivePlan,
  type Player,
  startFreePlan,
} from '@everdeed/rules';
import { isFree } from '../config/settings.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { groupChat } from '../presenters/chat.ts';
import {
  findLeader,
  presentGroup,
  presentPlannedGroup,
  presentWithPlan,
  shortLeader,
} from '../presenters/group.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { groupScene, readGroup } from '../work/groups.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { beginPlannedGroup, foundFreely } from './planned-group.ts';

/** A group with its plan, as the one who acted sees it. */
async function withPlan(
  work: Pick<Work, 'now' | 'words'>,
  tx: Tx,
  {
    player,
    groupId,
    language,
  }: { readonly player: Player; readonly groupId: string; readonly language: string },
) {
  const group = tx.groups.held(groupId);
  if (!group) throw new Error('a group is answered that the transaction does not hold');
  const chat = await groupChat(tx, { words: work.words, language, player }, group);
  const view = presentGroup(group, await findLeader(tx, group), work.now, chat);
  const leader = group.leader === player._id ? player : undefined;
  return presentWithPlan(view, group, leader);
}

/** Plans of groups (wire-groups-and-admin 1.14, 5.2, 5.5). */
export const groupPlanRoutes = (services: Services) => {
  const { publicGroups } = services.settings;
  return [
    route(groupPlanCalls.listGroupPlans, async (work, { actor }) => {
      const found: Group[] = [];
      for (const { _id, purchased } of await work.read.groups.planned(actor.id)) {
        const group = hasActivePlan(purchased.plan, work.now) ? await work.read.groups.get(_id) : undefined;
        if (group) found.push(group);
      }
      return found.map((group) => presentPlannedGroup(group, work.now));
    }),
    route(groupPlanCalls.createGroupPlan, async (work, { actor, body, info: { language }, check }) => {
      const free = isFree(services.settings);
      if (!free) check();
      const wanted = { actor, body, language };
      if (!free) return reply({ status: 200, data: await beginPlannedGroup(work, services, wanted) });
      const { group, player } = await foundFreely(work, wanted);
      const view = presentGroup(group, shortLeader(player), work.now);
      return reply({ status: 201, data: presentWithPlan(view, group, player) });
    }),
    route(groupPlanCalls.startGroupPlan, async (work, { actor, params: { groupId }, info: { language } }) => {
      if (!isFree(services.settings)) throw work.refuse('BadRequest', 'paymentMethodNotAvailable');
      const scope = groupScene({ groupId, access: 'visible', publicGroups });
      const { scene, player, tx } = await perform(work, actor, scope, startFreePlan);
      return withPlan(work, tx, { player, groupId: scene.group._id, language });
    }),
    route(groupPlanCalls.listPlanPayments, async (work, { actor, params: { groupId } }) => {
      const scene = await readGroup(work, actor, { groupId, access: 'visible', publicGroups });
      const { subscriptionId = '' } = unwrap(work, checkManagingPlan(work.rules, scene));
      const bills = await work.read.payments.billsOf(subscriptionId ?? '');
      return bills.map(({ _id: id, createdAt: date, goods, amount, currency, state }) => ({
        id,
        date,
        kind: goods.kind === 'renewal' ? ('renewed' as const) : ('started' as const),
        amount,
        currency,
        state,
      }));
    }),
    route(
      groupPlanCalls.cancelGroupPlan,
      async (work, { actor, params: { groupId }, info: { language } }) => {
        const scope = groupScene({ groupId, access: 'visible', publicGroups });
        const { scene, player, tx } = await perform(work, actor, scope, cancelGroupPlan);
        return withPlan(work, tx, { player, groupId: scene.group._id, language });
      },
    ),
  ];
};
