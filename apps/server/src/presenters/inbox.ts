import { isFields } from '@everdeed/content/values';
import type { AnswerOf, DeepReadonly, inboxCalls } from '@everdeed/contract';
import { MAX_LISTED_MESSAGES, objectionsTo, type Player, userStylesOf } from '@everdeed/rules';
import { allCopies, readCopies, type StoredConversation } from '../storage/inbox/read-inbox.ts';
import type { StoredCopy } from '../storage/inbox/stored-copy.ts';
import type { Stores } from '../storage/stores.ts';

type MessageView = DeepReadonly<AnswerOf<typeof inboxCalls.listPrivateMessages>[number]>;
type MappedView = DeepReadonly<AnswerOf<typeof inboxCalls.listPagedMessages>[number]>;
type ConversationView = DeepReadonly<AnswerOf<typeof inboxCalls.listConversations>[number]>;

const texts = ['user', 'username', 'client'] as const;
const records = ['contributor', 'backer', 'userStyles'] as const;
type Details = Pick<MessageView, (typeof texts)[number] | (typeof records)[number]>;

/** Names and looks of that time. Those of imported messages are whatever a file says: what does not fit is left out. */
function detailsOf({ details }: StoredCopy): Details {
  const shown = [
    ...texts.filter((name) => typeof details[name] === 'string'),
    ...records.filter((name) => isFields(details[name])),
  ];
  return Object.fromEntries(shown.map((name) => [name, details[name]]));
}

/** A private message as its owner sees it: of the reports their own alone (wire-user-and-tasks 5.3). */
export function presentCopy(copy: StoredCopy): MessageView {
  const isReported = copy.flags[copy.ownerId] === true;
  return {
    id: copy.id,
    _id: copy.id,
    uniqueMessageId: copy.uniqueId,
    ownerId: copy.ownerId,
    sent: copy.sent,
    uuid: copy.otherId,
    ...detailsOf(copy),
    text: copy.text,
    unformattedText: copy.unformattedText,
    timestamp: new Date(copy.at).toISOString(),
    info: {},
    likes: copy.likes,
    flags: isReported ? { [copy.ownerId]: true } : {},
    flagCount: isReported ? copy.flagCount : 0,
    ...(isReported ? { reported: true } : {}),
  };
}

/** The same, as it is stored, for who has just reported it. */
export const presentReported = (copy: StoredCopy): MessageView => ({
  ...presentCopy(copy),
  flags: copy.flags,
  flagCount: copy.flagCount,
});

/** The same with the author's names on what the owner has sent, and the other person's beside them. */
export function presentMapped(copy: StoredCopy, owner: Player): MappedView {
  const { user, username, backer, ...view } = presentCopy(copy);
  if (!copy.sent) return { ...view, ...detailsOf(copy) };
  const ownName = owner.flags.verifiedUsername ? owner.auth.local.username : undefined;
  return {
    ...view,
    uuid: owner._id,
    user: owner.profile.name,
    ...(ownName === undefined ? {} : { username: ownName }),
    contributor: owner.contributor,
    backer: owner.backer,
    toUUID: copy.otherId,
    ...(user === undefined ? {} : { toUser: user }),
    ...(username === undefined ? {} : { toUserName: username }),
    ...(view.contributor ? { toUserContributor: view.contributor } : {}),
    ...(backer ? { toUserBacker: backer } : {}),
  };
}

/** A conversation; `other` is absent if the account is gone. */
export function presentConversation(
  { latest, count }: StoredConversation,
  owner: Player,
  other: Player | undefined,
): ConversationView {
  const { user, username } = detailsOf(latest);
  return {
    uuid: latest.otherId,
    _id: latest.otherId,
    ...(user === undefined ? {} : { user }),
    ...(username === undefined ? {} : { username }),
    timestamp: new Date(latest.at).toISOString(),
    text: latest.text,
    count,
    ...(other ? presentOther(owner, other) : {}),
  };
}

const presentOther = (owner: Player, other: Player) => ({
  user: other.profile.name,
  userStyles: { ...userStylesOf(other) },
  contributor: { ...other.contributor },
  backer: { ...other.backer },
  canReceive: objectionsTo('send-private-message', owner, other).length === 0,
});

/** Private messages by id. */
export type MessagesById = Readonly<Record<string, MessageView>>;
const byId = (copies: readonly StoredCopy[]): MessagesById =>
  Object.fromEntries(copies.map((copy) => [copy.id, presentCopy(copy)]));

/** The newest private messages of a player by id, as v3 shows them with the player. */
export const newestMessages = async ({ db }: Pick<Stores, 'db'>, ownerId: string): Promise<MessagesById> =>
  byId(await readCopies(db, ownerId, { limit: MAX_LISTED_MESSAGES }));

/** All private messages of a player by id, for files: those that came with one are as they were in it. */
export async function exportedMessages(
  { db }: Pick<Stores, 'db'>,
  ownerId: string,
): Promise<Record<string, object>> {
  const copies = await allCopies(db, ownerId);
  return Object.fromEntries(
    copies.map((copy) => [copy.id, copy.isImported ? copy.details : presentCopy(copy)]),
  );
}
