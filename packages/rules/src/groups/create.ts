import { grantJoinedGuild } from '../achievements/index.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { moveBalance } from '../wallet.ts';
import { readNewGroup, type SentGroup } from './fields.ts';
import { GUILD_PRICE } from './limits.ts';
import { newGroup, plainFields } from './new-group.ts';

/** Why {@link createGroup} refuses. */
export type CreateGroupRefusal =
  | 'chatPrivilegesRevoked'
  | 'featureRetired'
  | 'messageGroupAlreadyInParty'
  | 'messageInsufficientGems'
  | 'partyMustbePrivate'
  | 'validationFailed';

/** What is asked for, and whether the server has public groups (wire-groups-and-admin 0.4). */
export interface CreateGroupInput {
  readonly sent: SentGroup;
  readonly publicGroups: boolean;
}

type FounderRefusal = Exclude<CreateGroupRefusal, 'validationFailed'>;

function checkGuildFounder(
  player: Player,
  { sent, publicGroups }: CreateGroupInput,
): Result<undefined, FounderRefusal> {
  if (!publicGroups)
    return player.permissions['fullAccess'] === true ? done : refuse('badRequest', 'featureRetired');
  if (sent['privacy'] === 'public' && player.flags.chatRevoked)
    return refuse('notAuthorized', 'chatPrivilegesRevoked');
  return player.balance < GUILD_PRICE ? refuse('notAuthorized', 'messageInsufficientGems') : done;
}

function checkPartyFounder({ party }: Player, { privacy }: SentGroup): Result<undefined, FounderRefusal> {
  if ((privacy ?? 'private') !== 'private') return refuse('notAuthorized', 'partyMustbePrivate');
  return party._id === undefined ? done : refuse('notAuthorized', 'messageGroupAlreadyInParty');
}

/**
 * Founds a party or a guild, led by the player. A guild costs a price, which becomes its bank, as long as everybody may
 * found one (wire-groups-and-admin 1.2).
 */
export function createGroup(
  ctx: RuleContext,
  { player }: PlayerScene,
  input: CreateGroupInput,
): Result<Outcome<Group>, CreateGroupRefusal> {
  const { sent, publicGroups } = input;
  const allowed =
    sent['type'] === 'guild' ? checkGuildFounder(player, input) : checkPartyFounder(player, sent);
  if (!allowed.ok) return allowed;
  const read = readNewGroup(sent, plainFields(''), ctx.newId);
  if (!read.ok) return read;
  const { type, privacy, ...fields } = read.value;
  const founded = newGroup({ id: ctx.newId(), type, privacy, leader: player._id }, fields);
  const group = type === 'guild' ? { ...founded, balance: GUILD_PRICE } : founded;
  return attempt(
    player,
    (draft, journal) => {
      const { _id, name } = group;
      journal.events.push({ kind: 'groupJoined', userId: draft._id, groupId: _id, groupType: type });
      if (type === 'party') {
        draft.party._id = _id;
        delete draft.party.seeking;
        return accept(group);
      }
      draft.guilds.push(_id);
      if (!publicGroups) return accept(group);
      moveBalance(draft, journal, -GUILD_PRICE, 'create_guild', { reference: _id, referenceText: name });
      grantJoinedGuild(ctx, draft);
      return accept(group);
    },
    (_after, made) => made,
    { newGroups: [group] },
  );
}
