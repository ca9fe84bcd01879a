import { isFields } from '@everdeed/content/values';
import { KEPT_ONCE_NOTIFICATIONS, type Player } from '@everdeed/rules';
import type { Parts } from '../parts.ts';
import type { Placed } from './placed.ts';

/** An invitation in the wire's form. */
export type InvitationEntry = Readonly<Record<string, unknown>>;

/** A group with chat that the player has not seen. */
export interface UnreadChat {
  readonly groupId: string;
  /** Id of the notification that tells of it, the same until the chat is seen. */
  readonly id: string;
  /** The instant of the latest message (ms). */
  readonly at: number;
}

/** The rows that hang on a player, by list. Keys are group ids, of notifications their own. */
export interface SocialLists {
  /** At most one. The value of a membership is what `newMessages` says of the group; undefined: all is read. */
  readonly party: readonly Placed[];
  readonly guilds: readonly Placed[];
  readonly partyInvitations: readonly Placed<InvitationEntry>[];
  readonly guildInvitations: readonly Placed<InvitationEntry>[];
  readonly notifications: readonly Placed[];
}

export const listNames = [
  'party',
  'guilds',
  'partyInvitations',
  'guildInvitations',
  'notifications',
] as const satisfies readonly (keyof SocialLists)[];

/** The rows at one moment. Two that agree in both counts are the same. */
export interface SocialFacts extends SocialLists {
  /** How often others had changed the player. */
  readonly social: number;
  /** How often the player had changed these rows. */
  readonly own: number;
  /** Chats that the player has not seen: `party`, `guilds` and `notifications` tell of them without rows of their own. */
  readonly unread: readonly UnreadChat[];
  /** Length of what they say, in UTF-16 units; what the cache's bound counts. */
  readonly size: number;
}

export const noFacts: SocialFacts = {
  social: 0,
  own: 0,
  unread: [],
  size: 0,
  party: [],
  guilds: [],
  partyInvitations: [],
  guildInvitations: [],
  notifications: [],
};

/** What a row of the player tells of the same unread chats; see `unreadSum`. */
export const sumOfUnread = ({ unread }: Pick<SocialFacts, 'unread'>): number =>
  unread.reduce((sum, { at }) => sum + at, 0);

/** The fields of a player that are made of the rows. `party` has more fields: its id alone is among them. */
export type SocialFields = Pick<Player, 'guilds' | 'newMessages' | 'invitations' | 'notifications'>;

/** Fields of which the player's own sections hold no more than what no row can hold. */
export const socialPaths = ['guilds', 'newMessages', 'invitations'] as const;

type Fields = Record<string, unknown>;
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether it is a notification of a type of which one is kept. */
const isKeptOnce = (value: unknown): value is Fields & { readonly type: string } =>
  isFields(value) && typeof value['type'] === 'string' && KEPT_ONCE_NOTIFICATIONS.has(value['type']);

/** Notifications without the older ones of types of which one is kept: two may have arrived at the same moment. */
function shownNotifications(rows: readonly Placed[]): unknown[] {
  const all = rows.map(({ value }) => value);
  const keptOnce = all.filter(isKeptOnce);
  if (keptOnce.length === 0) return all;
  const newest = new Map(keptOnce.map(({ type, id }) => [type, id]));
  return all.filter((one) => !isKeptOnce(one) || newest.get(one.type) === one['id']);
}

function shownInvitations(facts: SocialLists, left: Fields): Fields {
  const { guilds, parties: _parties, party, ...rest } = left;
  const parties = [...facts.partyInvitations.map(({ value }) => value), ...listIn(left['parties'])];
  const latest = parties.at(-1) ?? party ?? {};
  return {
    ...rest,
    guilds: [...facts.guildInvitations.map(({ value }) => value), ...listIn(guilds)],
    // The latest party invitation again (wire-groups-and-admin 1.1).
    party: latest,
    parties,
  };
}

function shownUnread(facts: SocialLists, left: Fields): Fields {
  const entries = [...facts.party, ...facts.guilds].filter(({ value }) => value !== undefined);
  return { ...Object.fromEntries(entries.map(({ key, value }) => [key, value])), ...left };
}

/** The fields of the wire, of the rows and of what the player's sections hold besides. */
export function socialFields(facts: SocialLists, left: Parts): SocialFields {
  const fieldsLeft = (path: string): Fields => (isFields(left[path]) ? left[path] : {});
  const fields = {
    guilds: [...facts.guilds.map(({ key }) => key), ...listIn(left['guilds'])],
    newMessages: shownUnread(facts, fieldsLeft('newMessages')),
    invitations: shownInvitations(facts, fieldsLeft('invitations')),
    notifications: shownNotifications(facts.notifications),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- odd entries of tests and old programs are shown as they are
  return fields as SocialFields;
}

/** The player's own `party` with the id that the rows hold. */
export function partyWithId(facts: SocialLists, party: Player['party']): Player['party'] {
  const [own] = facts.party;
  return own ? { _id: own.key, ...party } : party;
}
