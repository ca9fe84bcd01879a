import { asText } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import type { FieldError } from '../work/refusal.ts';
import { invalidModel, refusal } from '../work/refusal.ts';
import { setPath } from '../work/set-path.ts';
import { mayWear } from './looks.ts';
import { replaceTags } from './replace-tags.ts';
import { settablePaths } from './settable-paths.ts';

/** Characters of a display name. */
const NAME_LENGTH = 30;

type Sent = Readonly<Record<string, unknown>>;

export interface UpdateOutcome {
  readonly player: Player;
  /** Ids of tags that are gone and must leave the tasks too. */
  readonly removedTags: readonly string[];
}

/** Checks 2 to 4 of PUT /user: the display name. */
export function checkName(sent: Sent): void {
  if (!Object.hasOwn(sent, 'profile.name')) return;
  const name = sent['profile.name'];
  if (name === null) throw refusal('BadRequest', 'invalidReqParams');
  if (typeof name !== 'string') return;
  if ([...name].length > NAME_LENGTH) throw refusal('BadRequest', 'displaynameIssueLength');
  if (/[\r\n]/.test(name)) throw refusal('BadRequest', 'displaynameIssueNewline');
}

/** Check 6: only groups of the player can be mirrored. */
function checkMirrors(player: Player, sent: Sent): void {
  const path = 'preferences.tasks.mirrorGroupTasks';
  if (!Object.hasOwn(sent, path)) return;
  const groups = sent[path];
  if (!Array.isArray(groups)) throw refusal('BadRequest', 'mustBeList');
  const mine = new Set<unknown>([...player.guilds, player.party._id]);
  const foreign = groups.find((group) => !mine.has(group));
  if (foreign !== undefined)
    throw refusal('BadRequest', 'notMemberOfGroup', {
      params: { username: player.auth.local.username ?? player.profile.name },
    });
}

/** Sets one path; an error is noted, a forbidden path refuses at once. */
function setOne(player: Player, path: string, value: unknown, errors: FieldError[]): Player {
  if (path === 'flags.newStuff' && value === false) return player;
  const caster = settablePaths.get(path);
  if (!mayWear(player, path, value))
    throw refusal('NotAuthorized', 'mustPurchaseToSet', { params: { key: path, val: asText(value) } });
  if (!caster)
    throw refusal('NotAuthorized', 'messageUserOperationProtected', { params: { operation: path } });
  const cast = caster(value, path);
  if ('value' in cast) return setPath(player, path, cast.value);
  errors.push(cast.error);
  return player;
}

function setTags(player: Player, sent: unknown, newId: () => string): Player {
  if (!Array.isArray(sent)) throw refusal('BadRequest', 'mustBeList');
  return { ...player, tags: [...replaceTags(player, sent, newId)] };
}

/** Looking for a party ends all invitations to one. */
function seeking(player: Player, sent: Sent): Player {
  const since = sent['party.seeking'];
  if (since === undefined || since === null) return player;
  return { ...player, invitations: { ...player.invitations, party: {}, parties: [] } };
}

/**
 * Applies what PUT /user was sent, path by path and all or nothing (wire-user-and-tasks 1.4). The name must have
 * been checked.
 */
export function updatePlayer(player: Player, sent: Sent, newId: () => string): UpdateOutcome {
  checkMirrors(player, sent);
  const errors: FieldError[] = [];
  let next = seeking(player, sent);
  for (const [path, value] of Object.entries(sent)) {
    next = path === 'tags' ? setTags(next, value, newId) : setOne(next, path, value, errors);
  }
  if (errors.length > 0) throw invalidModel('User', errors);
  const left = new Set(next.tags.map((tag) => tag.id));
  return { player: next, removedTags: player.tags.map((tag) => tag.id).filter((id) => !left.has(id)) };
}
