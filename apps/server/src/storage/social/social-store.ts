import type { PlayerPart } from '@everdeed/contract';
import { type Invitation, KEPT_ONCE_NOTIFICATIONS, type Notification } from '@everdeed/rules';
import { HotQuery, type QueryRunner } from '../hot-query.ts';
import type { GroupKind } from '../schema/groups.ts';
import type { NewNotification, SocialStore } from '../stores.ts';
import { invitationColumns, type NotificationColumns, notificationOf } from './entries.ts';

const addNotification = new HotQuery(
  `INSERT INTO notifications (player_id, id, position, type, data, seen)
  SELECT s.player_id, ?,
    (SELECT max(p.position) FROM (SELECT CAST(? AS BIGINT) AS position UNION ALL
      SELECT max(n.position) + 1 FROM notifications AS n WHERE n.player_id = ?) AS p),
    ?, ?, CAST(? AS INTEGER)
  FROM player_social AS s WHERE s.player_id = ?`,
);
const dropType = new HotQuery('DELETE FROM notifications WHERE player_id = ? AND type = ?');
const dropNotification = new HotQuery('DELETE FROM notifications WHERE player_id = ? AND id = ?');
const readNotifications = new HotQuery<NotificationColumns>(
  'SELECT id, type, data, seen, entry FROM notifications WHERE player_id = ? ORDER BY position, id',
);
const addInvitation = new HotQuery(
  `INSERT INTO invitations (player_id, kind, group_id, position, name, inviter, public, data, created_at)
  SELECT s.player_id, ?, ?,
    coalesce((SELECT max(i.position) FROM invitations AS i WHERE i.player_id = s.player_id), 0) + 1,
    ?, ?, CAST(? AS INTEGER), ?, CAST(? AS BIGINT)
  FROM player_social AS s WHERE s.player_id = ?
  ON CONFLICT (player_id, kind, group_id) DO NOTHING`,
);
const dropInvitation = new HotQuery(
  'DELETE FROM invitations WHERE player_id = ? AND kind = ? AND group_id = ?',
);
const count = new HotQuery('UPDATE player_social SET v = v + 1 WHERE player_id = ?');
const readVersion = new HotQuery<{ readonly v: number }>(
  'SELECT p.v + s.v AS v FROM players AS p JOIN player_social AS s ON s.player_id = p.id WHERE p.id = ?',
);

/** A player to whom something was done: their version since, and what changed; absent, anything may have. */
export interface Touched {
  readonly id: string;
  readonly v: number;
  readonly parts?: PlayerPart[];
}

interface SocialContext {
  readonly runner: QueryRunner;
  readonly now: () => number;
  readonly newId: () => string;
}

/** What others do to a player. Their rows are written at once, the counters raised at the end of the transaction. */
export class SqlSocialStore implements SocialStore {
  readonly #context: SocialContext;
  readonly #touched = new Map<string, Set<PlayerPart> | undefined>();

  constructor(context: SocialContext) {
    this.#context = context;
  }

  async notify(
    userId: string,
    { id = this.#context.newId(), type, data = {}, seen = false }: NewNotification,
  ): Promise<string | undefined> {
    const { runner, now } = this.#context;
    if (KEPT_ONCE_NOTIFICATIONS.has(type)) await dropType.run(runner, userId, type);
    const added = await addNotification.run(
      runner,
      id,
      now(),
      userId,
      type,
      JSON.stringify(data),
      Number(seen),
      userId,
    );
    return this.#touch(userId, 'notifications', added) ? id : undefined;
  }

  async withdrawNotifications(
    userId: string,
    isMeant: (notification: Notification) => boolean,
  ): Promise<number> {
    const { runner } = this.#context;
    let removed = 0;
    for (const row of await readNotifications.all(runner, userId)) {
      // Entries without a type are meant by nobody.
      if (row.type === '') continue;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever has a type was stored as a notification
      const notification = notificationOf(row) as Notification;
      if (isMeant(notification)) removed += await dropNotification.run(runner, userId, row.id);
    }
    this.#touch(userId, 'notifications', removed);
    return removed;
  }

  async invite(userId: string, { kind, ...entry }: Invitation): Promise<boolean> {
    const { runner, now } = this.#context;
    const { name, inviter, public: isPublic, data } = invitationColumns(entry);
    const added = await addInvitation.run(
      runner,
      kind,
      entry.id,
      name,
      inviter,
      isPublic,
      data,
      now(),
      userId,
    );
    return this.#touch(userId, 'invitations', added);
  }

  async withdrawInvitation(userId: string, kind: GroupKind, groupId: string): Promise<boolean> {
    const dropped = await dropInvitation.run(this.#context.runner, userId, kind, groupId);
    return this.#touch(userId, 'invitations', dropped);
  }

  noteGone(userIds: readonly string[]): void {
    for (const id of userIds) this.#touched.set(id, undefined);
  }

  #touch(userId: string, part: PlayerPart, rows: number): boolean {
    if (rows === 0) return false;
    const parts = this.#touched.get(userId);
    if (parts) parts.add(part);
    else if (!this.#touched.has(userId)) this.#touched.set(userId, new Set([part]));
    return true;
  }

  /**
   * Raises the counters of all that were touched, by one each. Always in the order of ids: two transactions that
   * touch the same players cannot wait for each other. Returns those who are still there.
   */
  async flush(): Promise<Touched[]> {
    const { runner } = this.#context;
    const all = [...this.#touched].toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.#touched.clear();
    const touched: Touched[] = [];
    for (const [id, parts] of all) {
      await count.run(runner, id);
      const [row] = await readVersion.all(runner, id);
      if (row) touched.push({ id, v: row.v, ...(parts && { parts: [...parts] }) });
    }
    return touched;
  }
}
