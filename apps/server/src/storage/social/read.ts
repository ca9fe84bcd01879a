import { HotQuery, type QueryRunner } from '../hot-query.ts';
import { readStored } from '../stored-json.ts';
import { invitationOf, notificationOf } from './entries.ts';
import type { InvitationEntry, SocialLists } from './facts.ts';
import { byPosition, type Placed } from './placed.ts';

/** What the lists of one player were at one moment, with the versions of that moment. */
export interface FoundLists extends SocialLists {
  /** The version of the player's own row. */
  readonly v: number;
  /** The counter of what others did. */
  readonly social: number;
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
  UNION ALL SELECT kind, group_id, position, NULL, unread, NULL, 0 FROM memberships WHERE player_id = ?
  UNION ALL SELECT kind || ' invitation', group_id, position, name, data, inviter, public
    FROM invitations WHERE player_id = ?
  UNION ALL SELECT 'notification', id, position, type, data, entry, seen FROM notifications WHERE player_id = ?`,
);

const membership = ({ key, position, data }: FoundRow): Placed => ({
  key,
  position,
  value: data === null ? undefined : readStored(data),
});

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
  return {
    v,
    social,
    party: of('party', membership),
    guilds: of('guild', membership),
    partyInvitations: of('party invitation', invitation),
    guildInvitations: of('guild invitation', invitation),
    notifications: of('notification', notification),
    size: rows.reduce((sum, { data, more }) => sum + 60 + (data?.length ?? 0) + (more?.length ?? 0), 0),
  };
}
