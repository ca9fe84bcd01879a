import { isFields, valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import type { Parts } from '../parts.ts';
import {
  type InvitationEntry,
  listIn,
  type SocialFacts,
  type SocialFields,
  type SocialLists,
  type UnreadChat,
} from './facts.ts';
import { isSameJson, type ListPlan, type Placed, planList } from './placed.ts';

/** How the rows of a player change, and what of the fields no row can hold. */
export interface SocialPlan {
  readonly lists: { readonly [Name in keyof SocialLists]: ListPlan<SocialLists[Name][number]['value']> };
  readonly left: Parts;
  /** Chats that the player has seen with this change. */
  readonly seen: readonly UnreadChat[];
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The party's id, if the rows can hold it. */
export const partyIdOf = ({ party }: Player): string | undefined => (isId(party._id) ? party._id : undefined);

/** Whether the rows can tell nothing new. */
export const isSocialSame = (a: Player, b: Player): boolean =>
  a.notifications === b.notifications &&
  a.invitations === b.invitations &&
  a.guilds === b.guilds &&
  a.newMessages === b.newMessages &&
  a.party._id === b.party._id;

/** The ids of the list, each once and none of `except`, and what of the list is none of them. */
function splitIds(list: readonly unknown[], except: string | undefined): { ids: string[]; left: unknown[] } {
  const ids = new Set<string>();
  const left = list.filter((id) => {
    if (!isId(id) || id === except || ids.has(id)) return true;
    ids.add(id);
    return false;
  });
  return { ids: [...ids], left };
}

/** Invitations by group, each group once, and the entries that are none. */
function splitInvitations(list: readonly unknown[]) {
  const wanted = new Map<string, InvitationEntry>();
  const left = list.filter((entry) => {
    const id = isFields(entry) ? entry['id'] : undefined;
    if (!isFields(entry) || !isId(id) || wanted.has(id)) return true;
    wanted.set(id, entry);
    return false;
  });
  return { wanted: [...wanted].map(([key, value]) => ({ key, value })), left };
}

/** Gives every notification the key of its row: its id, where that is one and no other entry has it. */
function keyed(before: readonly Placed[], entries: readonly unknown[]) {
  const byEntry = new Map(before.map(({ key, value }) => [value, key]));
  const used = new Set<string>();
  let count = 0;
  return entries.map((value) => {
    const own = isFields(value) && isId(value['id']) ? value['id'] : undefined;
    let key = [byEntry.get(value), own].find((one) => one !== undefined && !used.has(one));
    while (key === undefined || used.has(key)) key = `odd:${++count}`;
    used.add(key);
    return { key, value };
  });
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;

/** The values that are not empty; those that say the same as before are the very same. */
function leftOver(values: Parts, before: Parts): Parts {
  const left: Parts = {};
  for (const [path, value] of Object.entries(values)) {
    if (value === undefined || isEmpty(value)) continue;
    left[path] = isSameJson(value, before[path]) ? before[path] : value;
  }
  return left;
}

/** The unread chats that the player has seen: `newMessages`, or the notification that told of them, says so no more. */
function seenChats({ unread, notifications }: SocialFacts, player: Player): UnreadChat[] {
  if (unread.length === 0) return [];
  const told = new Set(notifications.map(({ key }) => key));
  const left = new Set<unknown>(listIn(player.notifications).map((one) => valueIn(one, 'id')));
  const isUnread = (groupId: string) => Object.hasOwn(player.newMessages ?? {}, groupId);
  return unread.filter(({ groupId, id }) => !isUnread(groupId) || (told.has(id) && !left.has(id)));
}

function planMemberships(facts: SocialFacts, player: Player, seen: readonly UnreadChat[]) {
  const isSeen = new Set(seen.map(({ groupId }) => groupId));
  const party = partyIdOf(player);
  const guilds = splitIds(listIn(player.guilds), party);
  const unread = new Map<string, unknown>(Object.entries(player.newMessages ?? {}));
  const wanted = (key: string) => {
    const value = isSeen.has(key) ? undefined : unread.get(key);
    unread.delete(key);
    return { key, value };
  };
  return {
    party: planList(facts.party, party === undefined ? [] : [wanted(party)]),
    guilds: planList(facts.guilds, guilds.ids.map(wanted)),
    left: { guilds: guilds.left, newMessages: Object.fromEntries(unread) },
  };
}

function planInvitations(facts: SocialFacts, invitations: SocialFields['invitations']) {
  const { guilds, parties, party, ...rest } = isFields(invitations) ? invitations : {};
  const ofGuilds = splitInvitations(listIn(guilds));
  const ofParties = splitInvitations(listIn(parties));
  const left = leftOver(
    {
      ...rest,
      guilds: ofGuilds.left,
      parties: ofParties.left,
      // Where there are others it repeats the last of them.
      party: listIn(parties).length > 0 ? undefined : party,
    },
    {},
  );
  return {
    guildInvitations: planList(facts.guildInvitations, ofGuilds.wanted),
    partyInvitations: planList(facts.partyInvitations, ofParties.wanted),
    left,
  };
}

/** What must happen to the rows so that they tell what `player` says at `now`. `leftBefore` was left the last time. */
export function planSocial(facts: SocialFacts, player: Player, leftBefore: Parts, now: number): SocialPlan {
  const seen = seenChats(facts, player);
  const memberships = planMemberships(facts, player, seen);
  const { left: invitations, ...invitationLists } = planInvitations(facts, player.invitations);
  const { left, ...membershipLists } = memberships;
  const seenIds = new Set<unknown>(seen.map(({ id }) => id));
  const shown = listIn(player.notifications).filter((one) => !seenIds.has(valueIn(one, 'id')));
  const notifications = keyed(facts.notifications, shown);
  return {
    lists: {
      ...membershipLists,
      ...invitationLists,
      notifications: planList(facts.notifications, notifications, now),
    },
    left: leftOver({ ...left, invitations }, leftBefore),
    seen,
  };
}
