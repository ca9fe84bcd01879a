import { groupCalls } from '@everdeed/contract';
import {
  type Addressee,
  asText,
  checkInviter,
  type Invited,
  type InvitingScene,
  inviteToGroup,
  type Player,
  readAddressees,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Stores } from '../storage/stores.ts';
import { groupScene, type GroupWanted } from '../work/groups.ts';
import { perform } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import { mailFriend, mailInvitation } from './mails.ts';
import { pushInvitation } from './pushes.ts';
import type { GroupParts } from './parts.ts';

/** Somebody who was named, and their account, as read without a lock: nobody waits for those who are invited. */
interface Found {
  readonly addressee: Addressee;
  readonly player: Player | undefined;
}

async function idOf({ players }: Stores, { by, value }: Addressee): Promise<string | undefined> {
  if (by === 'uuid') return value;
  if (by === 'username') return players.findIdByUsername(value);
  return (await players.findIdByEmail(value)) ?? (await players.findIdBySocialEmail(value));
}

async function find(stores: Stores, addressees: readonly Addressee[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const addressee of addressees) {
    const id = addressee.value === '' ? undefined : await idOf(stores, addressee);
    found.push({ addressee, player: id === undefined ? undefined : await stores.players.get(id) });
  }
  return found;
}

/** Locks the group and the player who invites; tells how the others stand to it. */
const invitingScene =
  (wanted: GroupWanted, found: readonly Found[]): SceneLoader<InvitingScene, 'groupNotFound'> =>
  async (tx, actor, work) => {
    const scene = await groupScene(wanted)(tx, actor, work);
    const ids = found.flatMap(({ player }) => player?._id ?? []);
    const { inParty, members, invited } = await tx.groups.standing(scene.group._id, ids);
    const invitees = found.map(({ addressee, player }) => ({
      ...addressee,
      player,
      isInParty: player !== undefined && inParty.has(player._id),
      isMember: player !== undefined && members.has(player._id),
      isInvited: player !== undefined && invited.has(player._id),
    }));
    return { ...scene, invitees, pending: await tx.groups.countInvited(scene.group._id) };
  };

/** An invitation as the answer shows it; an address without an account as it was sent. */
function presentInvited(invited: Invited) {
  if (typeof invited === 'string') return invited;
  const { userId: _to, kind: _kind, ...entry } = invited;
  return entry;
}

/** Inviting (wire-groups-and-admin 1.9). */
export const inviteRoutes = (parts: GroupParts) => [
  route(groupCalls.inviteToGroup, async (work, { actor, params: { groupId }, body, info }) => {
    unwrap(work, checkInviter(await requireActor(work.read, actor)));
    const named = readAddressees(body);
    const found = named.ok ? await find(work.read, named.value) : [];
    const wanted = { groupId, access: 'visible' as const, publicGroups: parts.settings.publicGroups };
    const performed = await perform(work, actor, invitingScene(wanted, found), (context, scene) => {
      const isOpen = checkInviter(scene.player);
      return isOpen.ok ? inviteToGroup(context, scene, named) : isOpen;
    });
    const { data, scene, player, tx, outcome } = performed;
    parts.playerLimits.charge(work, 'invitation', player._id, data.length);
    const inviting = {
      group: scene.group,
      player,
      inviter: asText(body.inviter).slice(0, 200) || player.profile.name,
      language: info.language,
    };
    const accounts = new Map(found.map((one) => [one.player?._id, one.player]));
    for (const { userId } of outcome.invitations ?? []) {
      const to = accounts.get(userId);
      if (!to) continue;
      await mailInvitation(tx, parts, inviting, to);
      await pushInvitation(work, tx, inviting, to);
    }
    for (const one of data) if (typeof one === 'string') await mailFriend(work, tx, parts, inviting, one);
    return data.map(presentInvited);
  }),
];
