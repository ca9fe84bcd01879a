import type { Row } from './migration.ts';

/** A player as step 2 keeps them: JSON texts of the row and of two sections, null where there is no section. */
export interface StoredPlayer {
  readonly id: string;
  readonly hot: string;
  readonly account: string | null;
  readonly notifications: string | null;
}

/** The same player's rows, and what stays behind in the texts. */
export interface MovedPlayer {
  readonly id: string;
  readonly hot: string;
  readonly account: string | undefined;
  readonly memberships: Row[];
  readonly invitations: Row[];
  readonly notifications: Row[];
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The object that a text holds; undefined where it holds none: such a text is left as it is. */
function parse(text: string | null): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text after the fields that were read from it have changed. */
const written = (fields: Fields | undefined, text: string): string =>
  fields ? JSON.stringify(fields) : text;

/** Puts a value back into the fields, or takes the field away where nothing is left of it. */
function leave(fields: Fields, key: string, value: unknown): void {
  const isEmpty = Array.isArray(value)
    ? value.length === 0
    : isFields(value) && Object.keys(value).length === 0;
  if (isEmpty || value === undefined) delete fields[key];
  else fields[key] = value;
}

function takeParty(hot: Fields): string | undefined {
  const parts = fieldsOf(hot['parts']);
  const party = parts['party'];
  if (!isFields(party) || !isName(party['_id'])) return undefined;
  const { _id, ...rest } = party;
  parts['party'] = rest;
  return _id;
}

/** The id of the notification that tells of unread chat of a group. */
const unreadIdOf = (notifications: readonly Row[], groupId: string): unknown =>
  notifications.find(
    ({ type, data }) =>
      type === 'NEW_CHAT_MESSAGE' && fieldsOf(parse(String(data))?.['group'])['id'] === groupId,
  )?.['id'] ?? null;

function takeMemberships(
  id: string,
  party: string | undefined,
  account: Fields,
  notifications: Row[],
): Row[] {
  const guilds = listOf(account['guilds']);
  const own = new Set(guilds.filter((guild) => isName(guild) && guild !== party));
  const unread = fieldsOf(account['newMessages']);
  const groups = [...(party === undefined ? [] : [party]), ...own];
  leave(
    account,
    'guilds',
    guilds.filter((guild) => !own.delete(guild)),
  );
  const rows = groups.map((group_id, place) => ({
    player_id: id,
    group_id,
    kind: group_id === party ? 'party' : 'guild',
    position: place + 1,
    unread_id: unreadIdOf(notifications, String(group_id)),
    unread: Object.hasOwn(unread, String(group_id)) ? JSON.stringify(unread[String(group_id)]) : null,
  }));
  const known = new Set(groups);
  leave(
    account,
    'newMessages',
    Object.fromEntries(Object.entries(unread).filter(([group]) => !known.has(group))),
  );
  return rows;
}

function invitationRow(id: string, kind: 'party' | 'guild', position: number, entry: Fields): Row {
  const { id: group_id, name, inviter, publicGuild, ...data } = entry;
  const odd = (key: string, value: unknown, isRegular: boolean): Fields =>
    isRegular || value === undefined ? {} : { [key]: value };
  return {
    player_id: id,
    kind,
    group_id,
    position,
    name: typeof name === 'string' ? name : null,
    inviter: typeof inviter === 'string' ? inviter : null,
    public: typeof publicGuild === 'boolean' ? Number(publicGuild) : null,
    data: JSON.stringify({
      ...data,
      ...odd('name', name, typeof name === 'string'),
      ...odd('inviter', inviter, typeof inviter === 'string'),
      ...odd('publicGuild', publicGuild, typeof publicGuild === 'boolean'),
    }),
  };
}

function takeInvitationsOf(id: string, kind: 'party' | 'guild', invitations: Fields, key: string): Row[] {
  const known = new Set<unknown>();
  const rows: Row[] = [];
  const left = listOf(invitations[key]).filter((entry) => {
    if (!isFields(entry) || !isName(entry['id']) || known.has(entry['id'])) return true;
    known.add(entry['id']);
    rows.push(invitationRow(id, kind, rows.length + 1, entry));
    return false;
  });
  leave(invitations, key, left);
  return rows;
}

function takeInvitations(id: string, account: Fields): Row[] {
  const invitations = { ...fieldsOf(account['invitations']) };
  const hasParties = listOf(invitations['parties']).length > 0;
  const rows = [
    ...takeInvitationsOf(id, 'guild', invitations, 'guilds'),
    ...takeInvitationsOf(id, 'party', invitations, 'parties'),
  ];
  // It repeats the last of the list.
  leave(invitations, 'party', hasParties ? undefined : invitations['party']);
  leave(account, 'invitations', invitations);
  return rows;
}

const regularKeys = new Set(['id', 'type', 'data', 'seen']);

const isRegular = (entry: Fields): boolean =>
  typeof entry['type'] === 'string' &&
  isFields(entry['data']) &&
  typeof entry['seen'] === 'boolean' &&
  Object.keys(entry).every((key) => regularKeys.has(key));

function takeNotifications(id: string, section: Fields): Row[] {
  const known = new Set<unknown>();
  return listOf(section['notifications']).map((entry, place) => {
    const fields = fieldsOf(entry);
    const { id: own, type, data, seen } = fields;
    const isOwn = isName(own) && !known.has(own);
    known.add(own);
    return {
      player_id: id,
      id: isOwn ? own : `odd:${place + 1}`,
      position: place + 1,
      type: typeof type === 'string' ? type : '',
      data: JSON.stringify(fieldsOf(data)),
      seen: seen === true ? 1 : 0,
      entry: isOwn && isRegular(fields) ? null : JSON.stringify(entry),
    };
  });
}

/**
 * Takes the social facts out of a player. What no row can hold (an invitation without a group, unread chat of a group
 * that the player is not in) stays where it was.
 */
export function movedFrom({ id, hot, account, notifications }: StoredPlayer): MovedPlayer {
  const row = parse(hot);
  const section = parse(account);
  const party = takeParty(row ?? {});
  delete fieldsOf(row?.['versions'])['notifications'];
  const notificationRows = takeNotifications(id, parse(notifications) ?? {});
  return {
    id,
    memberships: takeMemberships(id, party, section ?? {}, notificationRows),
    invitations: takeInvitations(id, section ?? {}),
    notifications: notificationRows,
    hot: written(row, hot),
    account: account === null ? undefined : written(section, account),
  };
}
