import { hallCalls, type ReceivedBodyOf, type RefusalOf } from '@everdeed/contract';
import { isFields, valueIn } from '@everdeed/content/values';
import {
  type AuditChange,
  changesBetween,
  editHero,
  hasUncancelledPlan,
  leaveGroup,
  type Player,
  type SentHero,
} from '@everdeed/rules';
import { requireAddress } from '../accounts/addresses.ts';
import { leavingScene } from '../groups/scenes.ts';
import { route } from '../http/route.ts';
import { voidCodeOfOldAddress } from '../security/credentials.ts';
import { revokeAllTokens } from '../security/token-store.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { givePlan } from '../subscriptions/members-plan.ts';
import { groupSeatsJob } from '../subscriptions/group-plan-jobs.ts';
import type { Actor } from '../work/actor.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { lockChallengesOf } from '../work/challenges.ts';
import { findPartyId, requireGroup } from '../work/groups.ts';
import { invalidModel, unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers, requirePlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { presentHero } from './present-hero.ts';

type HallParts = Pick<Services, 'settings' | 'blocks' | 'events'>;
type Refusing = Work<RefusalOf<typeof hallCalls.updateHero>>;
type Sent = ReceivedBodyOf<typeof hallCalls.updateHero>;

/** The group whose plan support wants the hero to have. */
const convertedGroup = (sent: SentHero): string | undefined => {
  const id = valueIn(sent, 'purchased', 'plan', 'convertToGroupPlan');
  return typeof id === 'string' && id !== '' ? id.toLowerCase() : undefined;
};

/** Locks what the change touches besides the hero: challenges, then groups, by id. */
async function lockAround(tx: Tx, heroId: string, sent: SentHero): Promise<void> {
  const partyId = sent['removeFromParty'] ? await findPartyId(tx, heroId) : undefined;
  if (partyId !== undefined) await lockChallengesOf(tx, partyId, heroId);
  const ids = [partyId, convertedGroup(sent)].filter((id) => id !== undefined);
  for (const id of [...new Set(ids)].sort()) await tx.groups.get(id);
}

/** An address that is sent must be one that its owner could have chosen. */
async function checkEmail(work: Refusing, parts: HallParts, hero: Player, sent: SentHero): Promise<void> {
  const email = valueIn(sent, 'auth', 'local', 'email');
  if (typeof email !== 'string' || email === '') return;
  const address = email.trim().toLowerCase();
  if (address === hero.auth.local.email) return;
  requireAddress(work, address, parts);
  const owner = await work.read.players.findIdByEmail(address);
  if (owner === undefined || owner === hero._id) return;
  throw invalidModel(work, 'User', [{ key: 'emailTaken', path: 'auth.local.email', value: email }]);
}

/** Gives the hero the plan of a group that they can see (wire-groups-and-admin 5.4, 6.3). */
async function convertPlan(work: Refusing, tx: Tx, parts: HallParts, hero: Player, sent: SentHero) {
  const groupId = convertedGroup(sent);
  if (groupId === undefined) return;
  const { publicGroups } = parts.settings;
  const group = requireGroup(work, hero, tx.groups.held(groupId), {
    groupId,
    access: 'visible',
    publicGroups,
  });
  if (!hasUncancelledPlan(group.purchased.plan, work.now)) throw work.refuse('BadRequest', 'heroConvertPlan');
  await givePlan(work, tx, group, tx.players.held(hero._id) ?? hero);
  await tx.enqueue(groupSeatsJob, { groupId }, { key: groupId });
}

/** Takes the hero out of their party as if they left, but for its challenges (1.7). Returns the name of the party. */
async function leaveParty(work: Refusing, tx: Tx, parts: HallParts, heroId: string): Promise<string> {
  const wanted = {
    groupId: 'party',
    access: 'members' as const,
    publicGroups: parts.settings.publicGroups,
  };
  const scene = await leavingScene(wanted)(tx, { id: heroId }, work);
  const how = { keep: 'keep-all', keepChallenges: 'remain-in-challenges' } as const;
  const outcome = unwrap(work, leaveGroup(work.rules, scene, how));
  await saveOutcome(work, tx, outcome, { actorId: heroId });
  return scene.group.name;
}

/** New tokens: whoever has an old one has to sign in again. Who is blocked is cut off at once. */
async function cutOff(tx: Tx, { events }: HallParts, heroId: string, sent: SentHero): Promise<void> {
  const isRenewed = Boolean(sent['changeApiToken']);
  if (isRenewed) await revokeAllTokens(tx.db, heroId);
  if (isRenewed || valueIn(sent, 'auth', 'blocked') === true) tx.afterCommit(() => events.revoked(heroId));
}

/** Acts of an edit that are no fields of the player. */
const actsOf = (sent: SentHero) =>
  (['changeApiToken', 'removeFromParty'] as const)
    .filter((act) => Boolean(sent[act]))
    .map((path) => ({ path, after: true }));

/** What has changed of a hero; the party that they have left may be gone, and be named by nobody else. */
const changesOf = (before: Player, after: Player, partyLeft: string | undefined): AuditChange[] =>
  changesBetween(before, after).map((change) =>
    change.path === 'party._id' && partyLeft !== undefined ? { ...change, beforeName: partyLeft } : change,
  );

/** Changes a hero, all of it or nothing, and notes it in the log. */
async function update(work: Refusing, parts: HallParts, { actor, heroId, sent }: Asked) {
  return work.transaction(async (tx) => {
    await lockAround(tx, heroId, sent);
    await lockPlayers(tx, [actor.id, heroId]);
    const hero = await requirePlayer(work, tx, heroId);
    await checkEmail(work, parts, hero, sent);
    const editor = { permissions: actor.permissions };
    const outcome = unwrap(work, editHero(work.rules, { player: hero }, { editor, sent }));
    await saveOutcome(work, tx, outcome, { actorId: actor.id });
    await convertPlan(work, tx, parts, hero, sent);
    await cutOff(tx, parts, heroId, sent);
    const partyLeft = sent['removeFromParty'] ? await leaveParty(work, tx, parts, heroId) : undefined;
    const after = await requirePlayer(work, tx, heroId);
    await voidCodeOfOldAddress(tx.db, hero, after);
    const acts = actsOf(sent);
    const changes = [...changesOf(hero, after, partyLeft), ...acts];
    const isPlain = acts.length === 0 && convertedGroup(sent) === undefined;
    if (changes.length > 0)
      await audit(work, tx, actor, {
        act: 'editPlayer',
        target: playerTarget(hero),
        playerId: heroId,
        changes,
        reason: sent['reason'],
        ...(isPlain ? {} : { canUndo: false }),
      });
    return presentHero(tx, after, [], true);
  });
}

interface Asked {
  readonly actor: Actor;
  readonly heroId: string;
  readonly sent: SentHero;
}

const sentOf = (body: Sent): SentHero => (isFields(body) ? body : {});

/** What support changes of a player (wire-groups-and-admin 6.3). */
export const updateRoutes = (parts: HallParts) => [
  route(hallCalls.updateHero, async (work, { actor, params, body }) => {
    const asked = { actor, heroId: params.heroId.toLowerCase(), sent: sentOf(body) };
    const { id: _id, ...hero } = await update(work, parts, asked);
    return hero;
  }),
];
