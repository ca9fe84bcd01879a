import { cutMessage, linkMentions, withoutMarks } from '../chat/mentions.ts';
import type { RuleContext } from '../command.ts';
import { isModerator } from '../groups/policy.ts';
import { objectionsTo } from '../members/policy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { PairScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { MAX_PRIVATE_MESSAGES_PER_WINDOW } from './limits.ts';
import type { NewPrivateMessage } from './message.ts';
import { isHeard, privateMessage } from './write.ts';

/** A player about to write to another, or to themselves. */
export interface SendingScene extends PairScene {
  /** What they have sent to anybody within the latest minute. */
  readonly recent: number;
  /** Ids of those who are mentioned, by verified username in small letters. */
  readonly mentioned: ReadonlyMap<string, string>;
}

/** What is sent. */
export interface SendInput {
  readonly message: string;
  /** What the program calls itself. */
  readonly client: string | undefined;
}

/** Why {@link sendPrivateMessage} refuses. */
export type SendRefusal =
  | 'blockedToSendToThisUser'
  | 'chatPrivilegesRevoked'
  | 'messageGroupChatSpam'
  | 'notAuthorizedToSendMessageToThisUser';

/** Objections do not hold for moderators, haste does for everybody. */
function checkSending({ player, receiver, recent }: SendingScene): Result<undefined, SendRefusal> {
  const [objection] = isModerator(player) ? [] : objectionsTo('send-private-message', player, receiver);
  // The last one is about gems.
  if (objection && objection !== 'cannotSendGemsToYourself') return refuse('notAuthorized', objection);
  return recent < MAX_PRIVATE_MESSAGES_PER_WINDOW ? done : refuse('notAuthorized', 'messageGroupChatSpam');
}

/** The receiver with one more message to read; nobody has to read what they have written themselves. */
const withUnread = (receiver: Player): Player =>
  produce(receiver, ({ inbox }) => {
    inbox.newMessages += 1;
  });

/** Sends a private message (wire-user-and-tasks 5.4); the data is the message with its copies. */
export function sendPrivateMessage(
  ctx: RuleContext,
  scene: SendingScene,
  { message, client }: SendInput,
): Result<Outcome<NewPrivateMessage>, SendRefusal> {
  const checked = checkSending(scene);
  if (!checked.ok) return checked;
  const { player, receiver, mentioned } = scene;
  const written = cutMessage(message);
  const sent = privateMessage(ctx, scene, {
    text: linkMentions(written, mentioned),
    unformattedText: withoutMarks(written),
    client,
  });
  const isToldOf = player._id !== receiver._id && isHeard(player);
  const players = isToldOf ? [withUnread(receiver)] : [];
  return accept(outcomeOf(sent, { players }, { privateMessages: [sent] }));
}
