import type { LookSource } from '@everdeed/art';
import type { AnswerOf, chatCalls } from '@everdeed/contract';

/** A message as lists have it. */
export type WireMessage = AnswerOf<typeof chatCalls.getChat>[number];
/** A message as it is stored: just posted, liked or reported. */
export type StoredMessage = AnswerOf<typeof chatCalls.likeChat>;

/** A stored message as lists have it. */
export const asListed = ({ timestamp, _meta, ...rest }: StoredMessage): WireMessage => ({
  ...rest,
  timestamp: Date.parse(timestamp),
});

/** `refused`: the server did not take it, and it can be sent anew. */
type SaidState = 'sent' | 'waiting' | 'refused';

/** What somebody wrote, ready to be shown. */
export interface Said {
  readonly kind: 'said';
  /** Id of the message or, until the server has it, of the entry in the outbox. */
  readonly id: string;
  readonly authorId: string;
  /** Empty: their account is gone. */
  readonly name: string;
  readonly username: string | undefined;
  readonly look: LookSource | undefined;
  /** Contributor level, 0 if none. */
  readonly tier: number;
  /** Markdown. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isOwn: boolean;
  readonly isMentioned: boolean;
  /** Hidden by reports: only its author and moderators see it. */
  readonly isHidden: boolean;
  readonly state: SaidState;
  /** Why it was refused, in words. */
  readonly reason?: string;
}

/** What the game says in a chat. */
export interface Told {
  readonly kind: 'told';
  readonly id: string;
  readonly at: number;
  /** By `type`, what happened (wire-groups-and-admin 2.3). */
  readonly info: Readonly<Record<string, unknown>>;
  /** As stored, for what has no words here. */
  readonly text: string;
}

export type ChatLine = Said | Told;

/** Makes a to-do of what was said in a group of this name. */
export type CopySaid = (said: Pick<Said, 'name' | 'text'>, group: string) => void;

/** Whether the server does not have it yet. */
export const isWaiting = (line: ChatLine): boolean => line.kind === 'said' && line.state === 'waiting';

/** Whether somebody else, or the game, said it. */
export const isForeign = (line: ChatLine): boolean => line.kind === 'told' || !line.isOwn;
