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
  /** The id of the player. */
  readonly owner: string;
  readonly list: string;
  readonly key: string;
  readonly position: number;
  readonly name: string | null;
  readonly data: string | null;
  readonly more: string | null;
  readonly flag: number | null;
  readonly since: number | null;
}

/** One statement, so that all of it is of one moment; `is` says whose rows a column must refer to. */
const listsOf = (is: string) =>
  `SELECT id AS owner, 'v' AS list, id AS key, v AS position, NULL AS name, NULL AS data, NULL AS more, 0 AS flag,
    CAST(NULL AS BIGINT) AS since
    FROM players WHERE id ${is}
  UNION ALL SELECT player_id, 'social', player_id, v, NULL, NULL, NULL, 0, NULL
    FROM player_social WHERE player_id ${is}
  UNION ALL SELECT m.player_id, m.kind, m.group_id, m.position, g.name, m.unread, m.unread_id,
    CASE WHEN g.chat_at > coalesce(m.chat_seen_at, 0) THEN g.chat_at END,
    CASE WHEN g.chat_at > coalesce(m.chat_seen_at, 0) THEN (SELECT min(l.created_at) FROM chat_lines AS l
      WHERE l.group_id = m.group_id AND l.created_at > coalesce(m.chat_seen_at, 0)) END
    FROM memberships AS m LEFT JOIN groups AS g ON g.id = m.group_id WHERE m.player_id ${is}
  UNION ALL SELECT player_id, kind || ' invitation', group_id, position, name, data, inviter, public, NULL
    FROM invitations WHERE player_id ${is}
  UNION ALL SELECT player_id, 'notification', id, position, type, data, entry, seen, NULL
    FROM notifications WHERE player_id ${is}`;

const readLists = new HotQuery<FoundRow>(listsOf('= ?'));
/** Those of several players, whose ids are one JSON text. PostgreSQL only. */
const readManyLists = new HotQuery<FoundRow>(
  listsOf('IN (SELECT json_array_elements_text(CAST(? AS json)))'),
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

/** An unread chat, with the group's name and the instant of the first message that has not been seen (ms). */
interface FoundUnread extends UnreadChat {
  readonly name: string;
  readonly since: number;
}

/** The unread chats. Before a chat is seen for the first time, its notification has the group's id. */
const unreadOf = (rows: readonly FoundRow[]): FoundUnread[] =>
  rows
    .filter(isMembership)
    .flatMap(({ key, name, more, flag, since }) =>
      flag === null
        ? []
        : [{ groupId: key, id: more ?? key, at: flag, since: since ?? flag, name: name ?? '' }],
    )
    .toSorted((a, b) => a.since - b.since);

/** What keeps notifications of chats apart that have one instant; a player has fewer groups than its inverse. */
const NUDGE = 1 / 2048;

/**
 * Notifications of unread chat, each where it came: stored ones have the instants of their arrival as positions, whole
 * numbers, and those before that was so small ones. A group of which one is stored needs none.
 */
function chatNotifications(unread: readonly FoundUnread[], stored: readonly Placed[]): Placed[] {
  const told = new Set<unknown>(
    stored.flatMap(({ key, value }) => [key, valueIn(value, 'data', 'group', 'id')]),
  );
  return unread
    .filter(({ groupId, id }) => !told.has(groupId) && !told.has(id))
    .map(({ groupId, id, name, since }, index) => ({
      key: id,
      position: since + (index + 1) * NUDGE,
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

/** All lists of a player, from their rows; undefined if there is no such player. */
function listsIn(rows: readonly FoundRow[]): FoundLists | undefined {
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
    notifications: [...chatNotifications(unread, stored), ...stored].toSorted(byPosition),
    size: rows.reduce((sum, { data, more }) => sum + 60 + (data?.length ?? 0) + (more?.length ?? 0), 0),
  };
}

/** Reads all lists of a player; undefined if there is no such player. */
export const findLists = async (runner: QueryRunner, id: string): Promise<FoundLists | undefined> =>
  listsIn(await readLists.all(runner, id, id, id, id, id));

/** Reads all lists of several players at once, by id. PostgreSQL only. */
export async function findManyLists(
  runner: QueryRunner,
  ids: readonly string[],
): Promise<Map<string, FoundLists | undefined>> {
  if (ids.length === 0) return new Map();
  const all = JSON.stringify(ids);
  const rows = new Map<string, FoundRow[]>(ids.map((id) => [id, []]));
  for (const row of await readManyLists.all(runner, all, all, all, all, all)) rows.get(row.owner)?.push(row);
  return new Map([...rows].map(([id, own]) => [id, listsIn(own)]));
}
