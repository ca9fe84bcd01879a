import type { UserStyles } from '../chat/message.ts';
import type { Message } from '../message.ts';
import type { Player } from '../state/player.ts';

/** The other side of a private message, as it was when the message was sent. */
export interface Correspondent {
  readonly id: string;
  /** Display name. */
  readonly user: string;
  /** Absent: not chosen by the player. */
  readonly username?: string;
  readonly backer: Player['backer'];
}

/** One participant's copy of a private message (wire-user-and-tasks 5.3). */
export interface MessageCopy {
  readonly id: string;
  readonly ownerId: string;
  /** The language of the owner: what the game says is in it. */
  readonly language: string;
  /** Whether the owner has sent it; false for what one writes to oneself. */
  readonly sent: boolean;
  readonly other: Correspondent;
}

/** A private message with the copies to keep of it. */
export interface NewPrivateMessage {
  /** The id that both copies share. */
  readonly uniqueId: string;
  readonly senderId: string;
  readonly contributor: Player['contributor'];
  readonly userStyles: UserStyles;
  /** The program that it came from. */
  readonly client: string;
  /** What the game says before the text, such as that gems come with it. */
  readonly gift?: Message;
  /** Markdown. */
  readonly text: string;
  readonly unformattedText: string;
  /** The sender's first. */
  readonly copies: readonly MessageCopy[];
}
