import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, refuseLeaving, type Result } from '../result.ts';
import type { GroupScene } from '../scenes.ts';
import { TAVERN_ID } from '../quests/index.ts';
import type { Player } from '../state/player.ts';
import { MAX_MESSAGES_PER_WINDOW, MAX_TAVERN_MESSAGES, SHADOW_FLAGS } from './limits.ts';
import { cutMessage, linkMentions, withoutMarks } from './mentions.ts';
import { authorOf, type NewMessage } from './message.ts';
import { isOpenForPosts, isTold, isTrusted } from './policy.ts';

/** A player about to post in a group. */
export interface PostingScene extends GroupScene {
  /** Their messages there within the latest minute. */
  readonly recent: number;
  /** Ids of those who are mentioned, by verified username in small letters. */
  readonly mentioned: ReadonlyMap<string, string>;
}

/** What is posted, and the rules of the house. */
export interface PostInput {
  readonly message: string;
  /** What the program calls itself. */
  readonly client: string | undefined;
  readonly publicGroups: boolean;
  /** How old an account must be to post, in minutes. */
  readonly minAccountAge: number;
  /** Whether a text holds a slur, which costs its author the right to chat. */
  readonly holdsSlur: (text: string) => boolean;
  /** The words of a text that are not wanted in public. */
  readonly bannedWordsIn: (text: string) => readonly string[];
}

/** Why somebody who was muted is not heard: asked before anything else (wire-groups-and-admin 2.5, 1). */
export const checkMuted = ({ flags }: Player): Result<undefined, 'chatPrivilegesRevoked'> =>
  flags.chatRevoked ? refuse('notAuthorized', 'chatPrivilegesRevoked') : done;

/** Why {@link postMessage} refuses. */
export type PostRefusal =
  | 'bannedSlurUsed'
  | 'bannedWordUsed'
  | 'chatPrivilegesRevoked'
  | 'chatTemporarilyUnavailable'
  | 'featureRetired'
  | 'messageGroupChatSpam';

/** Checks 5 and 6: public groups are for everybody. Private ones are never looked at. */
function checkTone(
  { player, group }: PostingScene,
  { message, holdsSlur, bannedWordsIn }: PostInput,
): Result<undefined, PostRefusal> {
  if (group.privacy === 'private') return done;
  if (holdsSlur(message)) {
    const muted = { ...player, flags: { ...player.flags, chatRevoked: true } };
    const refusal = { kind: 'badRequest', key: 'bannedSlurUsed' } as const;
    const slur = { kind: 'slurUsed', userId: player._id, groupId: group._id, text: message } as const;
    return refuseLeaving(refusal, outcomeOf({}, { players: [muted] }, { events: [slur] }));
  }
  const words = group.bannedWordsAllowed ? [] : bannedWordsIn(message);
  return words.length === 0
    ? done
    : refuse('badRequest', 'bannedWordUsed', { swearWordsUsed: words.join(', ') });
}

/** Checks 7 and 8: haste, and new accounts. */
function checkPace(
  { now }: RuleContext,
  { player, group, recent }: PostingScene,
  { minAccountAge }: PostInput,
): Result<undefined, PostRefusal> {
  const isTavern = group._id === TAVERN_ID && !isTrusted(player);
  if (recent >= (isTavern ? MAX_TAVERN_MESSAGES : MAX_MESSAGES_PER_WINDOW))
    return refuse('notAuthorized', 'messageGroupChatSpam');
  const age = now - Date.parse(player.auth.timestamps.created);
  return age < minAccountAge * 60_000 ? refuse('badRequest', 'chatTemporarilyUnavailable') : done;
}

function messageOf(
  ctx: RuleContext,
  { player, group, mentioned }: PostingScene,
  input: PostInput,
): NewMessage {
  const written = cutMessage(input.message);
  const flagCount = player.flags.chatShadowMuted ? SHADOW_FLAGS : 0;
  return {
    id: ctx.newId(),
    groupId: group._id,
    authorId: player._id,
    author: authorOf(player, input.client),
    text: linkMentions(written, mentioned),
    unformattedText: withoutMarks(written),
    flagCount,
    isTold: isTold(group, flagCount),
  };
}

/** Posts a message in a group's chat (wire-groups-and-admin 2.5); the data is the message. */
export function postMessage(
  ctx: RuleContext,
  scene: PostingScene,
  input: PostInput,
): Result<Outcome<NewMessage>, PostRefusal> {
  const { player, group } = scene;
  const muted = checkMuted(player);
  if (!muted.ok) return muted;
  if (!isOpenForPosts(group, input.publicGroups, ctx.now)) return refuse('badRequest', 'featureRetired');
  for (const check of [checkTone(scene, input), checkPace(ctx, scene, input)]) if (!check.ok) return check;
  const message = messageOf(ctx, scene, input);
  const seen = { ...player, party: { ...player.party, lastMessageSeen: message.id } };
  const players = group.type === 'party' ? [seen] : [];
  return accept(outcomeOf(message, { players }, { messages: [message] }));
}
