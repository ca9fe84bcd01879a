import type { WaitingEntry } from '../../data/waiting.ts';
import { isSameDay } from '../../social-kit/time-words.ts';
import type { Unsent } from '../../social-kit/unsent.ts';
import type { Line, WireMessage } from './inbox-types.ts';

/** Clocks of device and server may differ by this much, in milliseconds: our own. */
const SKEW_MS = 120_000;

interface Ref {
  readonly messageId: string;
}

/** What of a conversation is only on this device. */
export interface Unsaved {
  readonly sent: readonly WaitingEntry<{ readonly text: string }>[];
  readonly likes: readonly WaitingEntry<Ref>[];
  readonly deletes: readonly WaitingEntry<Ref>[];
  readonly refused: readonly Unsent[];
  /** Ids of messages that answered what this page has sent. */
  readonly answered: ReadonlySet<string>;
}

/** A like that waits turns what the server says around; two of them leave it. */
function likesOf(message: WireMessage, readerId: string, waiting: Unsaved['likes']) {
  const turns = waiting.filter(({ action }) => action.messageId === message.uniqueMessageId).length;
  const isLiked = (message.likes[readerId] === true) !== (turns % 2 === 1);
  const others = Object.entries(message.likes).filter(([id, likes]) => likes && id !== readerId).length;
  return { isLiked, likes: others + Number(isLiked) };
}

const lineOf = (message: WireMessage, readerId: string, unsaved: Unsaved): Line => ({
  id: message.id,
  sharedId: message.uniqueMessageId,
  isOwn: message.sent,
  look: message.userStyles,
  text: message.text,
  at: Date.parse(message.timestamp),
  ...likesOf(message, readerId, unsaved.likes),
  isReported: message.reported === true,
  state: 'sent',
});

const ownLine = (id: string, text: string, at: number, state: 'waiting' | 'refused'): Line => ({
  id,
  sharedId: '',
  isOwn: true,
  look: undefined,
  text,
  at,
  likes: 0,
  isLiked: false,
  isReported: false,
  state,
});

/**
 * What the server does not have yet. A message whose answer was lost, or is still on its way, already stands among the
 * others: with the same words, and no older.
 */
function waitingLines(messages: readonly WireMessage[], { sent, answered }: Unsaved): readonly Line[] {
  const own = messages.filter((message) => message.sent && !answered.has(message.id));
  const taken = new Set<string>();
  const left = sent.filter(({ action, at }) => {
    const echo = own.find(
      ({ id, unformattedText, timestamp }) =>
        !taken.has(id) && unformattedText === action.text && Date.parse(timestamp) > Date.parse(at) - SKEW_MS,
    );
    if (echo) taken.add(echo.id);
    return !echo;
  });
  return left.map(({ id, action, at }) => ownLine(id, action.text, Date.parse(at), 'waiting'));
}

/** A conversation as its reader sees it, oldest first; what is not saved comes last. `messages` begin with the newest. */
export function threadView(
  messages: readonly WireMessage[],
  readerId: string,
  unsaved: Unsaved,
): readonly Line[] {
  const deleted = new Set(unsaved.deletes.map(({ action }) => action.messageId));
  const listed = messages.filter(({ id }) => !deleted.has(id)).map((one) => lineOf(one, readerId, unsaved));
  const refused = unsaved.refused.map(({ id, text, at, reason }) => ({
    ...ownLine(id, text, at, 'refused'),
    reason,
  }));
  return [...listed.toReversed(), ...refused, ...waitingLines(messages, unsaved)];
}

/** Messages of one person within this stand together, in milliseconds (UI, "Inbox"). */
const RUN_MS = 5 * 60_000;

/** Whether a line ends what its author said in one go, and so carries portrait and time. */
export function endsRun(line: Line, next: Line | undefined): boolean {
  if (!next || next.isOwn !== line.isOwn || next.state !== 'sent' || line.state !== 'sent') return true;
  return next.at - line.at > RUN_MS || !isSameDay(line.at, next.at);
}
