import { hasPrivilege } from '../accounts/index.ts';
import { attempt, type Journal } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { asText } from '../fields/as-text.ts';
import { problemAt } from '../fields/field.ts';
import { canLoad, hasActivePlan, isLeader, isMember } from '../groups/policy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { TAVERN_ID } from '../quests/index.ts';
import { accept, done, refuse, refuseLeaving, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import type { Challenge } from '../state/challenge.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { isUuid } from '../uuid.ts';
import { GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';
import { blankChallenge } from './blank.ts';
import { readNewChallenge, type SentChallenge, slugsIn } from './fields.ts';
import { OFFICIAL_CATEGORY } from './limits.ts';
import { clonesOf } from './originals.ts';

/** Why a challenge cannot be in a group, or not by this player. */
type HostRefusal =
  | 'featureRetired'
  | 'groupNotFound'
  | 'mustBeGroupMember'
  | 'noPrivAccess'
  | 'onlyGroupLeaderChal'
  | 'tavChalsMinPrize';

/** Why {@link cloneChallenge} refuses. */
export type CloneChallengeRefusal = HostRefusal | 'cantAfford' | 'validationFailed';

/** Why {@link createChallenge} refuses. */
export type CreateChallengeRefusal =
  | CloneChallengeRefusal
  | 'cannotMakeChallenge'
  | 'challengeBannedSlurs'
  | 'challengeBannedWords';

/** What is asked for, and whether the server has public groups (wire-groups-and-admin 0.4). */
export interface CloneChallengeInput {
  readonly sent: SentChallenge;
  readonly publicGroups: boolean;
}

/** The same, with the words that are not wanted in public. */
export interface CreateChallengeInput extends CloneChallengeInput {
  /** Whether a text holds a slur, which costs its author the right to chat. */
  readonly holdsSlur: (text: string) => boolean;
  readonly holdsBannedWord: (text: string) => boolean;
}

/** Step 3: what everybody can read is looked at. */
function checkTone(
  { player, group }: GroupScene,
  { sent, holdsSlur, holdsBannedWord }: CreateChallengeInput,
): Result<undefined, CreateChallengeRefusal> {
  if (group.privacy === 'private') return done;
  const words = ['name', 'shortName', 'summary', 'description'].map((field) => asText(sent[field])).join(' ');
  if (holdsSlur(words)) {
    const muted = { ...player, flags: { ...player.flags, chatRevoked: true } };
    const refusal = { kind: 'badRequest', key: 'challengeBannedSlurs' } as const;
    const slur = { kind: 'slurUsed', userId: player._id, groupId: group._id, text: words } as const;
    return refuseLeaving(refusal, outcomeOf({}, { players: [muted] }, { events: [slur] }));
  }
  if (holdsBannedWord(words)) return refuse('badRequest', 'challengeBannedWords');
  return player.flags.chatRevoked ? refuse('badRequest', 'cannotMakeChallenge') : done;
}

/** Steps 4 to 8. */
function checkHost(
  { now }: RuleContext,
  { player, group }: GroupScene,
  { sent, publicGroups }: CloneChallengeInput,
): Result<undefined, HostRefusal> {
  const isTavern = group._id === TAVERN_ID;
  if (!canLoad(player, group, 'visible', publicGroups)) return refuse('notFound', 'groupNotFound');
  if (!isTavern && !isMember(player, group._id)) return refuse('notAuthorized', 'mustBeGroupMember');
  const isOpen = publicGroups || isTavern || group.type === 'party';
  if (!isOpen && !hasActivePlan(group.purchased.plan, now)) return refuse('badRequest', 'featureRetired');
  if (group.leaderOnly.challenges && !isLeader(player, group))
    return refuse('notAuthorized', 'onlyGroupLeaderChal');
  if (isTavern && !(Number(sent['prize']) >= 1)) return refuse('notAuthorized', 'tavChalsMinPrize');
  const isOfficial = slugsIn(sent['categories']).includes(OFFICIAL_CATEGORY);
  return isOfficial && !hasPrivilege(player.permissions, 'challengeAdmin')
    ? refuse('notAuthorized', 'noPrivAccess')
    : done;
}

/** A challenge without tasks and participants, which is paid for by whoever creates it. */
function newChallenge(
  { now, newId }: RuleContext,
  { player, group }: GroupScene,
  { sent }: CloneChallengeInput,
): Result<Challenge, 'validationFailed'> {
  const asked = asText(sent['group']);
  const ofGroup = isUuid(asked) ? [] : [problemAt('group', 'invalidValue', asked)];
  const read = readNewChallenge(sent, newId, ofGroup);
  if (!read.ok) return read;
  const isAsked = sent['official'] === true || slugsIn(sent['categories']).includes(OFFICIAL_CATEGORY);
  return accept({
    ...blankChallenge({ _id: newId(), leader: player._id, group: group._id }, now),
    ...read.value,
    official: isAsked && hasPrivilege(player.permissions, 'challengeAdmin'),
  });
}

/** What of the prize the group's bank pays, in units of balance: its leader alone disposes of it. */
const fromBank = (player: Player, group: Group, cost: number): number =>
  isLeader(player, group) ? Math.min(group.balance, cost) : 0;

/** Takes the prize from a draft of the player, as far as the bank does not pay it. */
function pay(draft: Player, journal: Journal, { _id, name }: Challenge, cost: number, bank: number): void {
  if (cost === 0) return;
  const about = { reference: _id, referenceText: name };
  if (bank < cost) moveBalance(draft, journal, bank - cost, 'create_challenge', about);
  else moveBalance(draft, journal, 0, 'create_bank_challenge', about);
}

/** Step 10, and the change. */
function found<Data>(
  { player, group }: GroupScene,
  challenge: Challenge,
  newTasks: readonly Task[],
  data: Data,
): Result<Outcome<Data>, 'cantAfford'> {
  const cost = challenge.prize / GEMS_PER_BALANCE;
  const bank = fromBank(player, group, cost);
  if (cost > player.balance + bank) return refuse('notAuthorized', 'cantAfford');
  const change = {
    _id: group._id,
    challengeCount: group.challengeCount + 1,
    ...(bank > 0 ? { balance: group.balance - bank } : {}),
  };
  return attempt(
    player,
    (draft, journal) => {
      pay(draft, journal, challenge, cost, bank);
      return done;
    },
    () => data,
    { newChallenges: [challenge], newTasks, groups: [change] },
  );
}

/** Creates a challenge, led by the player, who does not take part in it by that (wire-groups-and-admin 4.2). */
export function createChallenge(
  ctx: RuleContext,
  scene: GroupScene,
  input: CreateChallengeInput,
): Result<Outcome<Challenge>, CreateChallengeRefusal> {
  for (const check of [checkTone(scene, input), checkHost(ctx, scene, input)]) if (!check.ok) return check;
  const made = newChallenge(ctx, scene, input);
  return made.ok ? found(scene, made.value, [], made.value) : made;
}

/** A challenge to copy, with its own tasks in their order. */
export interface CloningScene extends GroupScene {
  readonly originals: readonly Task[];
}

/** A copy of a challenge, with the copies of its tasks. */
export interface ClonedChallenge {
  readonly challenge: Challenge;
  readonly tasks: readonly Task[];
}

/** Creates a challenge with the tasks of another one (wire-groups-and-admin 4.14). */
export function cloneChallenge(
  ctx: RuleContext,
  scene: CloningScene,
  input: CloneChallengeInput,
): Result<Outcome<ClonedChallenge>, CloneChallengeRefusal> {
  const allowed = checkHost(ctx, scene, input);
  if (!allowed.ok) return allowed;
  const made = newChallenge(ctx, scene, input);
  if (!made.ok) return made;
  const { challenge, tasks } = clonesOf(ctx, scene.originals, made.value);
  return found(scene, challenge, tasks, { challenge, tasks });
}
