import type { LookSource } from '@everdeed/art';
import type { AnswerOf, inboxCalls } from '@everdeed/contract';

/** A private message as its owner has it. */
export type WireMessage = AnswerOf<typeof inboxCalls.listPrivateMessages>[number];
/** A conversation as the list has it. */
export type WireConversation = AnswerOf<typeof inboxCalls.listConversations>[number];

/** A message of a conversation, ready to be shown. */
export interface Line {
  /** Id of the own copy or, until the server has it, of the entry in the outbox. */
  readonly id: string;
  /** The id that both copies share; empty until the server has it. */
  readonly sharedId: string;
  readonly isOwn: boolean;
  /** How its author looked; undefined: nobody knows any more. */
  readonly look: LookSource | undefined;
  /** Markdown. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isReported: boolean;
  readonly state: 'sent' | 'waiting' | 'refused';
  /** Why it was refused, in words. */
  readonly reason?: string;
}

/** A conversation, ready to be listed. */
export interface Conversation {
  readonly memberId: string;
  /** Empty: their account is gone. */
  readonly name: string;
  readonly username: string | undefined;
  readonly look: LookSource | undefined;
  /** The latest words, without marks. */
  readonly text: string;
  readonly isOwn: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly unread: number;
  readonly isBlocked: boolean;
}
