import { valueIn } from '@everdeed/content/values';
import { HotQuery, type QueryRunner } from '../hot-query.ts';
import { readStored } from '../stored-json.ts';
import { invitationOf, notificationOf } from './entries.ts';
import type { InvitationEntry, SocialFacts, SocialLists, UnreadChat } from './facts.ts';
import { byPosition, type Placed } from './placed.ts';

/** What the lists of one player were at one moment, with the versions of that moment. */
export interface FoundLists extends SocialLists {
  /** The version of the player's own row. */
  readonly v: number;
  /** The counter of what others did. */
  readonly social: number;
  readonly unread: SocialFacts['unread'];
  readonly size: number;
}

/** One row of any of the tables; which columns are used depends on the list. */
interface FoundRow {
  readonly list: string;
  readonly key: string;
  readonly position: number;
  readonly name: string | null;
  readonly data: string | null;
  readonly more: string | null;
  readonly flag: number | null;
}

/** One statement, so that all of it is of one moment. */
const readLists = new HotQuery<FoundRow>(
  `SELECT 'v' AS list, id AS key, v AS position, NULL AS name, NULL AS data, NULL AS more, 0 AS flag
    FROM players WHERE id = ?
  UNION ALL SELECT 'social', player_id, v, NULL, NULL, NULL, 0 FROM player_social WHERE player_id = ?
  UNION ALL SELECT m.kind, m.group_id, m.position, g.name, m.unread, m.unread_id,
    CASE WHEN g.chat_at > coalesce(m.chat_seen_at, 0) THEN g.chat_at END
    FROM memberships AS m LEFT JOIN groups AS g ON g.id = m.group_id WHERE m.player_id = ?
  UNION ALL SELECT kind || ' invitation', group_id, position, name, data, inviter, public
    FROM invitations WHERE player_id = ?
  UNION ALL SELECT 'notification', id, position, type, data, entry, seen FROM notifications WHERE player_id = ?`,
);

/** What is stored of unread chat, by tests and old programs, or else what follows from the group's latest message. */
function unreadValue({ name, data, flag }: FoundRow): unknown {
  if (data !== null) return readStored(data);
  return flag === null ? undefined : { name: name ?? '', value: true };
}

const membership = (row: FoundRow): Placed => ({
  key: row.key,
  position: row.position,
  value: unreadValue(row),
});

const isMembership = ({ list }: FoundRow): boolean => list === 'party' || list === 'guild';

/** The unread chats, with the name of the group. Before a chat is seen for the first time, its notification has the group's id. */
const unreadOf = (rows: readonly FoundRow[]): (UnreadChat & { readonly name: string })[] =>
  rows
    .filter(isMembership)
    .flatMap(({ key, name, more, flag }) =>
      flag === null ? [] : [{ groupId: key, id: more ?? key, at: flag, name: name ?? '' }],
    )
    .toSorted((a, b) => a.at - b.at);

/**
 * Notifications of unread chat, before all that are stored: those have whole positions from 1 on. A group of which one
 * is stored needs none.
 */
function chatNotifications(unread: ReturnType<typeof unreadOf>, stored: readonly Placed[]): Placed[] {
  const told = new Set<unknown>(
    stored.flatMap(({ key, value }) => [key, valueIn(value, 'data', 'group', 'id')]),
  );
  return unread
    .filter(({ groupId, id }) => !told.has(groupId) && !told.has(id))
    .map(({ groupId, id, name }, index) => ({
      key: id,
      position: (index + 1) / 1e6,
      value: { id, type: 'NEW_CHAT_MESSAGE', data: { group: { id: groupId, name } }, seen: false },
    }));
}

const invitation = ({ key, position, name, data, more, flag }: FoundRow): Placed<InvitationEntry> => ({
  key,
  position,
  value: invitationOf(key, { name, inviter: more, public: flag, data: data ?? '{}' }),
});

const notification = ({ key, position, name, data, more, flag }: FoundRow): Placed => ({
  key,
  position,
  value: notificationOf({ id: key, type: name ?? '', data: data ?? '{}', seen: flag ?? 0, entry: more }),
});

/** Reads all lists of a player; undefined if there is no such player. */
export async function findLists(runner: QueryRunner, id: string): Promise<FoundLists | undefined> {
  const rows = await readLists.all(runner, id, id, id, id, id);
  const of = <Value>(list: string, make: (row: FoundRow) => Placed<Value>) =>
    rows
      .filter((row) => row.list === list)
      .map(make)
      .toSorted(byPosition);
  const [v, social] = ['v', 'social'].map((name) => rows.find(({ list }) => list === name)?.position);
  if (v === undefined || social === undefined) return undefined;
  const stored = of('notification', notification);
  const unread = unreadOf(rows);
  return {
    v,
    social,
    unread: unread.map(({ groupId, id, at }) => ({ groupId, id, at })),
    party: of('party', membership),
    guilds: of('guild', membership),
    partyInvitations: of('party invitation', invitation),
    guildInvitations: of('guild invitation', invitation),
    notifications: [...chatNotifications(unread, stored), ...stored],
    size: rows.reduce((sum, { data, more }) => sum + 60 + (data?.length ?? 0) + (more?.length ?? 0), 0),
  };
}
