import type { RuleContext } from '../command.ts';
import { asText } from '../fields/as-text.ts';
import type { FieldProblem } from '../fields/field.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, refuseLeaving, type Result } from '../result.ts';
import type { TasksScene } from '../scenes.ts';
import { setPath } from '../state/paths.ts';
import type { Player } from '../state/player.ts';
import { tagsFrom, tagsGone } from '../tags/replace.ts';
import { withoutTags } from '../tags/without-tags.ts';
import { mayWear } from './looks.ts';
import { settings } from './settings.ts';

/** Maximum length of a display name, in characters (wire-user-and-tasks 1.4). */
export const MAX_NAME_LENGTH = 30;

/** Values by dotted path. */
export type SentSettings = Readonly<Record<string, unknown>>;

/** The player whose settings change; `tasks` are all of theirs if `tags` are among the settings, otherwise not used. */
export interface SettingsScene extends TasksScene {
  /** Whether a text contains language that the site does not tolerate. */
  readonly isIntolerable: (text: string) => boolean;
  /** Id of the latest news post; absent if there is none, or only the server knows it. */
  readonly latestNewsId?: string | undefined;
}

type CheckNameRefusal = 'displaynameIssueLength' | 'displaynameIssueNewline' | 'invalidReqParams';

/** Checks 2 to 4: the display name. */
function checkName(sent: SentSettings): Result<undefined, CheckNameRefusal> {
  const name = sent['profile.name'];
  if (name === null) return refuse('badRequest', 'invalidReqParams');
  if (typeof name !== 'string') return done;
  if (Array.from(name).length > MAX_NAME_LENGTH) return refuse('badRequest', 'displaynameIssueLength');
  return /[\r\n]/.test(name) ? refuse('badRequest', 'displaynameIssueNewline') : done;
}

/**
 * Check 5: a slur in the profile is refused, and revokes the right to chat. It is told once, as in a chat: by whoever has
 * lost that right already, it says nothing new.
 */
function checkTone(
  { player, isIntolerable }: SettingsScene,
  sent: SentSettings,
): Result<undefined, 'bannedSlurUsedInProfile'> {
  const slurs = [sent['profile.name'], sent['profile.blurb']].filter(
    (text): text is string => typeof text === 'string' && isIntolerable(text),
  );
  if (slurs.length === 0) return done;
  const muted = { ...player, flags: { ...player.flags, chatRevoked: true } };
  const slur = { kind: 'slurUsed', userId: player._id, text: slurs.join('\n') } as const;
  const events = player.flags.chatRevoked ? [] : [slur];
  const outcome = outcomeOf({}, { players: [muted] }, { events });
  return refuseLeaving({ kind: 'badRequest', key: 'bannedSlurUsedInProfile' }, outcome);
}

/** Check 6: only the player's groups can be mirrored. */
function checkMirrors(
  player: Player,
  sent: SentSettings,
): Result<undefined, 'mustBeList' | 'notMemberOfGroup'> {
  const path = 'preferences.tasks.mirrorGroupTasks';
  if (!Object.hasOwn(sent, path)) return done;
  const groups = sent[path];
  if (!Array.isArray(groups)) return refuse('badRequest', 'mustBeList');
  const own = new Set<unknown>([...player.guilds, player.party._id]);
  if (groups.every((group) => own.has(group))) return done;
  const username = player.auth.local.username ?? player.profile.name;
  return refuse('badRequest', 'notMemberOfGroup', { username });
}

/** Looking for a party removes all invitations to one. */
function withoutInvitations(player: Player, sent: SentSettings): Player {
  const since = sent['party.seeking'];
  if (since === undefined || since === null) return player;
  return { ...player, invitations: { ...player.invitations, party: {}, parties: [] } };
}

/** Whether a player may wear a look; passed in, since only the server needs the tables of all looks. */
type MayWear = typeof mayWear;

/** The player with the latest news post read. */
const withNewsRead = (player: Player, latestId: string | undefined): Player =>
  latestId === undefined ? player : setPath(player, 'flags.lastNewStuffRead', latestId);

/** Sets one path; a bad value is noted among the problems, a forbidden path refuses at once. */
function setOne(
  player: Player,
  path: string,
  value: unknown,
  problems: FieldProblem[],
  mayWearLook: MayWear,
): Result<Player, 'messageUserOperationProtected' | 'mustPurchaseToSet'> {
  if (!mayWearLook(player, path, value))
    return refuse('notAuthorized', 'mustPurchaseToSet', { key: path, val: asText(value) });
  const read = settings().get(path);
  if (!read) return refuse('notAuthorized', 'messageUserOperationProtected', { operation: path });
  const checked = read(value, path);
  if (checked.ok) return accept(setPath(player, path, checked.value));
  problems.push(...checked.problems);
  return accept(player);
}

function setTags(
  context: RuleContext,
  player: Player,
  sent: unknown,
): Result<Player, 'tagListArray' | 'validationFailed'> {
  const tags = tagsFrom(context, player, sent);
  return tags.ok ? accept({ ...player, tags: tags.value }) : tags;
}

type SetAllRefusal =
  | 'messageUserOperationProtected'
  | 'mustPurchaseToSet'
  | 'tagListArray'
  | 'validationFailed';

/** Checks 7 and on: every path in the order it was sent. */
function setAll(
  context: RuleContext,
  { player, latestNewsId }: SettingsScene,
  sent: SentSettings,
  mayWearLook: MayWear,
): Result<Player, SetAllRefusal> {
  const problems: FieldProblem[] = [];
  const setIn = (before: Player, path: string, value: unknown) => {
    if (path === 'tags') return setTags(context, before, value);
    if (path === 'flags.newStuff' && value === false) return accept(withNewsRead(before, latestNewsId));
    return setOne(before, path, value, problems, mayWearLook);
  };
  let next = withoutInvitations(player, sent);
  for (const [path, value] of Object.entries(sent)) {
    const set = setIn(next, path, value);
    if (!set.ok) return set;
    next = set.value;
  }
  return problems.length > 0 ? refuseFields('User', problems) : accept(next);
}

/**
 * Sets what a player may set of themselves, path by path, all or nothing; the answer is the player. Tags that are gone
 * leave the tasks. Source: wire-user-and-tasks 1.4.
 */
export const updatePlayer = (
  context: RuleContext,
  scene: SettingsScene,
  sent: SentSettings,
): Result<Outcome<Player>, UpdateRefusal> => update(context, scene, sent, mayWear);

/**
 * The same for the browser, which leaves it to the server whether a look was bought, so that no bundle contains the
 * tables of looks.
 */
export const previewUpdatePlayer = (
  context: RuleContext,
  scene: SettingsScene,
  sent: SentSettings,
): Result<Outcome<Player>, UpdateRefusal> => update(context, scene, sent, () => true);

type UpdateRefusal =
  | SetAllRefusal
  | CheckNameRefusal
  | 'bannedSlurUsedInProfile'
  | 'mustBeList'
  | 'notMemberOfGroup';

function update(
  context: RuleContext,
  scene: SettingsScene,
  sent: SentSettings,
  mayWearLook: MayWear,
): Result<Outcome<Player>, UpdateRefusal> {
  const { player, tasks } = scene;
  for (const check of [checkName(sent), checkTone(scene, sent), checkMirrors(player, sent)])
    if (!check.ok) return check;
  const set = setAll(context, scene, sent, mayWearLook);
  if (!set.ok) return set;
  const untagged = withoutTags(tasks, tagsGone(player, set.value));
  return accept(outcomeOf(set.value, { players: [set.value], tasks: untagged }));
}
