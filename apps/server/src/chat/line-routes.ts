import { chatCalls } from '@everdeed/contract';
import {
  asText,
  canDeleteMessage,
  type ContentDecision,
  flagsAfter,
  type Group,
  type GroupScene,
  isModerator,
  isReadable,
  TAVERN_ID,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { groupChat, presentPlainly, presentStored } from '../presenters/chat.ts';
import { closeCase, noteReport } from '../storage/admin/report-cases.ts';
import type { StoredLine } from '../storage/chat/chat-line.ts';
import { newestLine, readLine } from '../storage/chat/read-chat.ts';
import { addFlag, clearFlags, removeLine, setLike } from '../storage/chat/write-chat.ts';
import type { Tx } from '../storage/stores.ts';
import { audit } from '../work/audit.ts';
import type { Refuser } from '../work/refusal.ts';
import type { ActorId } from '../work/actor.ts';
import { groupScene, type GroupWanted } from '../work/groups.ts';
import { MAX_REPORT_COMMENT, mailReport } from '../work/mails.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import type { ChatParts } from './parts.ts';

type Refusing = Work<'groupNotFound' | 'messageGroupChatNotFound'>;

/** A line of a chat, and the group that a call names. */
interface LineScene extends GroupScene {
  readonly line: StoredLine;
}

/** Where a group's chat is found, for readers of mails. */
const pathOf = ({ _id, type }: Group): string =>
  type === 'party' ? '/party' : _id === TAVERN_ID ? '/groups/tavern' : `/groups/guild/${_id}`;

async function requireLine(
  work: Refuser<'messageGroupChatNotFound'>,
  { db }: Tx,
  chatId: string,
  groupId?: string,
): Promise<StoredLine> {
  const line = await readLine(db, chatId.toLowerCase());
  if (!line || (groupId !== undefined && line.groupId !== groupId))
    throw work.refuse('NotFound', 'messageGroupChatNotFound');
  return line;
}

/** Locks the group and the caller, and reads a line of the group. */
async function lineScene(
  work: Refusing,
  tx: Tx,
  actor: ActorId,
  wanted: GroupWanted & { readonly chatId: string },
): Promise<LineScene> {
  const scene = await groupScene(wanted)(tx, actor, work);
  return { ...scene, line: await requireLine(work, tx, wanted.chatId, scene.group._id) };
}

/** The line as it is now, told to open pages: whole, unless its reports count. */
async function toldLine(
  { words }: Pick<Work, 'words'>,
  tx: Tx,
  { id, groupId }: StoredLine,
): Promise<StoredLine> {
  const line = await readLine(tx.db, id);
  if (!line) throw new Error('a line was changed and is not there');
  const topic = `group:${groupId}` as const;
  if (line.flagCount > 0 || !line.author) tx.publish({ kind: 'chat', topic });
  else {
    const message = structuredClone(presentPlainly({ words, language: 'en' }, line));
    tx.publish({ kind: 'chat', topic, message });
  }
  return line;
}

/** What a moderator does to a line of somebody else. */
interface ActOnLine {
  readonly line: StoredLine;
  readonly act: 'clearReports' | 'delete';
  readonly content: ContentDecision;
}

/** Notes what a moderator has done in place, and that the reports of the line wait for nobody any more. */
async function noteActOn(work: Work, tx: Tx, { id: by }: ActorId, { line, act, content }: ActOnLine) {
  const { id, authorId, text = '', flagCount } = line;
  const decision = { content, author: 'nothing', reason: '' } as const;
  await closeCase(tx.db, { kind: 'chat', subjectId: id }, { by, at: work.now, decision });
  await audit(
    work,
    tx,
    { id: by },
    {
      act,
      target: { kind: 'chat', id, name: text },
      playerId: authorId,
      changes: [{ path: 'reports', before: flagCount, after: 0 }],
    },
  );
}

/** What one does to single messages (wire-groups-and-admin 2.7 to 2.9, 2.11). */
export const lineRoutes = (parts: ChatParts, { publicGroups } = parts.settings) => [
  route(chatCalls.likeChat, (work, { actor, params: { groupId, chatId }, info }) =>
    work.transaction(async (tx) => {
      const { group, player } = await groupScene({ groupId, access: 'visible', publicGroups })(
        tx,
        actor,
        work,
      );
      if (!isReadable(group, publicGroups)) throw work.refuse('BadRequest', 'featureRetired');
      const line = await requireLine(work, tx, chatId, group._id);
      await setLike(tx.db, line.id, player._id, !line.likes[player._id]);
      return presentStored({ words: work.words, language: info.language }, await toldLine(work, tx, line));
    }),
  ),
  route(chatCalls.flagChat, (work, { actor, params: { groupId, chatId }, body, info }) =>
    work.transaction(async (tx) => {
      const access = (one: Parameters<typeof isModerator>[0]) =>
        isModerator(one) ? ('anyone' as const) : ('visible' as const);
      const wanted = { groupId, chatId, access, publicGroups };
      const { player, group, line } = await lineScene(work, tx, actor, wanted);
      if (line.authorId === undefined) throw work.refuse('BadRequest', 'messageCannotFlagSystemMessages');
      if (line.flags[player._id] && !isModerator(player))
        throw work.refuse('NotFound', 'messageGroupChatFlagAlreadyReported');
      const flagCount = flagsAfter(line.flagCount, player, work.now);
      const comment = asText(body.comment).slice(0, MAX_REPORT_COMMENT);
      await addFlag(tx.db, line.id, player._id, flagCount);
      await noteReport(tx.db, {
        kind: 'chat',
        subjectId: line.id,
        authorId: line.authorId,
        reporterId: player._id,
        comment,
        counts: flagCount > line.flagCount || isModerator(player),
        at: work.now,
      });
      await mailReport(work, tx, parts, {
        reporter: player,
        subject: group.name,
        author: line.author?.user ?? line.authorId,
        text: line.text ?? '',
        comment,
        path: pathOf(group),
      });
      return presentStored({ words: work.words, language: info.language }, await toldLine(work, tx, line));
    }),
  ),
  route(chatCalls.clearChatFlags, async (work, { actor, params: { groupId, chatId } }) => {
    // Asked before the group, which is locked before the caller.
    if (!isModerator(await requireActor(work.read, actor)))
      throw work.refuse('NotAuthorized', 'messageGroupChatAdminClearFlagCount');
    return work.transaction(async (tx) => {
      await groupScene({ groupId, access: 'anyone', publicGroups })(tx, actor, work);
      const line = await requireLine(work, tx, chatId);
      await clearFlags(tx.db, line.id);
      await toldLine(work, tx, line);
      await noteActOn(work, tx, actor, { line, act: 'clearReports', content: 'keep' });
      return {};
    });
  }),
  route(chatCalls.deleteChat, (work, { actor, params: { groupId, chatId }, query, info }) =>
    work.transaction(async (tx) => {
      const { player, group } = await groupScene({ groupId, access: 'visible', publicGroups })(
        tx,
        actor,
        work,
      );
      const line = await requireLine(work, tx, chatId);
      if (!canDeleteMessage(player, line.authorId))
        throw work.refuse('NotAuthorized', 'onlyCreatorOrAdminCanDeleteChat');
      const newest = query.previousMsg ? await newestLine(tx.db, group._id) : undefined;
      await removeLine(tx.db, line.id);
      if (line.authorId !== player._id)
        await noteActOn(work, tx, actor, { line, act: 'delete', content: 'delete' });
      tx.publish({ kind: 'chat', topic: `group:${line.groupId}` });
      const isBehind = newest !== undefined && newest.id !== query.previousMsg?.toLowerCase();
      if (!isBehind) return {};
      return groupChat(tx, { words: work.words, language: info.language, player }, group);
    }),
  ),
];
