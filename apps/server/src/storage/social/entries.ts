import { isFields } from '@everdeed/content/values';
import type { Notification } from '@everdeed/rules';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';
import type { InvitationEntry } from './facts.ts';

type Fields = Record<string, unknown>;

/** The columns that say what a notification says. */
export type NotificationColumns = Pick<Database['notifications'], 'id' | 'type' | 'data' | 'seen' | 'entry'>;

const regularKeys = new Set(['id', 'type', 'data', 'seen']);

/** Whether the columns say all of it: entries of tests and old programs may have more, or less. */
const isRegular = (entry: unknown, id: string): entry is Notification =>
  isFields(entry) &&
  entry['id'] === id &&
  typeof entry['type'] === 'string' &&
  isFields(entry['data']) &&
  typeof entry['seen'] === 'boolean' &&
  Object.keys(entry).every((key) => regularKeys.has(key));

/** A notification as columns; `id` is the key of its row. */
export function notificationColumns(id: string, entry: unknown): NotificationColumns {
  const { type, data, seen }: Fields = isFields(entry) ? entry : {};
  return {
    id,
    type: typeof type === 'string' ? type : '',
    data: JSON.stringify(isFields(data) ? data : {}),
    seen: seen === true ? 1 : 0,
    entry: isRegular(entry, id) ? null : (JSON.stringify(entry) ?? 'null'),
  };
}

/** The notification that the columns say. */
export const notificationOf = ({ id, type, data, seen, entry }: NotificationColumns): unknown =>
  entry === null ? { id, type, data: readStored<Fields>(data), seen: seen === 1 } : readStored(entry);

/** The columns that say what an invitation says, besides its group and kind. */
export type InvitationColumns = Pick<Database['invitations'], 'name' | 'inviter' | 'public' | 'data'>;

/** An invitation as columns. A field of an odd type goes to the others. */
export function invitationColumns(entry: InvitationEntry): InvitationColumns {
  const { id: _group, name, inviter, publicGuild, ...rest } = entry;
  const isNamed = typeof name === 'string';
  const isSigned = typeof inviter === 'string';
  const isMarked = typeof publicGuild === 'boolean';
  return {
    name: isNamed ? name : null,
    inviter: isSigned ? inviter : null,
    public: isMarked ? Number(publicGuild) : null,
    data: JSON.stringify({
      ...rest,
      ...(isNamed ? {} : { name }),
      ...(isSigned ? {} : { inviter }),
      ...(isMarked ? {} : { publicGuild }),
    }),
  };
}

/** The invitation that the columns say. */
export const invitationOf = (id: string, columns: InvitationColumns): InvitationEntry => ({
  id,
  ...(columns.name === null ? {} : { name: columns.name }),
  ...(columns.inviter === null ? {} : { inviter: columns.inviter }),
  ...(columns.public === null ? {} : { publicGuild: columns.public === 1 }),
  ...readStored<Fields>(columns.data),
});
