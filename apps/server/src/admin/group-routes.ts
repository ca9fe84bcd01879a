import { adminCalls, type BodyOf, type RefusalOf } from '@everdeed/contract';
import {
  appointLeader,
  extendGroupPlan,
  type Group,
  hasActivePlan,
  isUuid,
  type Outcome,
  recountMembers,
  stopGroupPlan,
  stopQuest,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { findGroupIds } from '../storage/admin/find-groups.ts';
import type { Tx } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

type Repairing = Work<RefusalOf<typeof adminCalls.repairGroup>>;
type Wanted = BodyOf<typeof adminCalls.repairGroup>;

/** The id of a member who is named by id or username. */
async function memberIdOf(tx: Tx, named = ''): Promise<string | undefined> {
  const name = named.trim().replace(/^@/, '');
  return isUuid(name) ? name.toLowerCase() : tx.players.findIdByUsername(name);
}

/** Locks a group, and those of its members whom a repair touches, with whoever acts. */
async function lockGroup(work: Repairing, tx: Tx, actor: Actor, groupId: string, wanted: Wanted) {
  const group = await tx.groups.get(groupId.toLowerCase());
  if (!group) throw work.refuse('NotFound', 'groupNotFound');
  const isOfAll = wanted.repair === 'endQuest' && group.type === 'party';
  const memberIds = isOfAll ? await tx.groups.memberIds(group._id) : [];
  const leader = wanted.repair === 'setLeader' ? await memberIdOf(tx, wanted.leader) : undefined;
  await lockPlayers(tx, [actor.id, ...memberIds, ...(leader === undefined ? [] : [leader])]);
  const members = memberIds.flatMap((id) => tx.players.held(id) ?? []);
  return { group, members, leader: leader === undefined ? undefined : tx.players.held(leader) };
}

/** What mends a group that is locked. */
async function repairOf(
  work: Repairing,
  tx: Tx,
  { group, members, leader }: Awaited<ReturnType<typeof lockGroup>>,
  { repair, until = '' }: Wanted,
): Promise<Outcome<unknown>> {
  if (repair === 'recount') return recountMembers(group, (await tx.groups.memberIds(group._id)).length);
  if (repair === 'endQuest') return unwrap(work, stopQuest(group, members));
  if (repair === 'extendPlan') return unwrap(work, extendGroupPlan(work.rules, group, until));
  if (repair === 'endPlan') return unwrap(work, stopGroupPlan(work.rules, group));
  if (!leader) throw work.refuse('BadRequest', 'repairNotMember');
  return unwrap(work, appointLeader(group, leader));
}

/** What the log tells of a group. */
const factsOf = ({ memberCount, leader, quest, purchased: { plan } }: Group) => ({
  memberCount,
  leader,
  'quest.key': quest.key ?? undefined,
  'purchased.plan.planId': plan?.planId ?? undefined,
  'purchased.plan.dateTerminated': plan?.dateTerminated ?? undefined,
});

function changesOf(before: Group, after: Group) {
  const [old, now] = [new Map(Object.entries(factsOf(before))), Object.entries(factsOf(after))];
  return now
    .filter(([path, value]) => old.get(path) !== value)
    .map(([path, value]) => ({ path, before: old.get(path), after: value }));
}

const presentRepaired = ({ _id, memberCount, leader, quest, purchased }: Group, now: number) => ({
  _id,
  memberCount,
  leader,
  quest: quest.key ? { key: quest.key, active: quest.active } : null,
  planEnds: purchased.plan?.dateTerminated ?? null,
  hasPlan: hasActivePlan(purchased.plan, now),
});

/** Mends a group, all of it or nothing, with the note of it. */
const repair = (work: Repairing, actor: Actor, groupId: string, wanted: Wanted) =>
  work.transaction(async (tx) => {
    const scene = await lockGroup(work, tx, actor, groupId, wanted);
    const outcome = await repairOf(work, tx, scene, wanted);
    await saveOutcome(work, tx, outcome, { actorId: actor.id });
    const after = tx.groups.held(scene.group._id) ?? scene.group;
    await audit(work, tx, actor, {
      act: 'repairGroup',
      target: { kind: 'group', id: after._id, name: after.name },
      changes: [{ path: 'repair', after: wanted.repair }, ...changesOf(scene.group, after)],
      reason: wanted.reason,
    });
    return presentRepaired(after, work.now);
  });

/** Looking after groups. */
export const groupRoutes = [
  route(adminCalls.findGroups, async (work, { query }) => {
    const found: Group[] = [];
    for (const id of await findGroupIds(work.read.db, query.search ?? '')) {
      const group = await work.read.groups.get(id);
      if (group) found.push(group);
    }
    return found.map(({ _id, name, type, privacy, memberCount, leader, quest, purchased }) => ({
      _id,
      name,
      type,
      privacy,
      memberCount,
      leader,
      hasPlan: hasActivePlan(purchased.plan, work.now),
      questKey: quest.key ?? null,
    }));
  }),
  route(adminCalls.repairGroup, (work, { actor, params, body }) => repair(work, actor, params.groupId, body)),
];
