import type { MessageKey } from '@everdeed/content';

/** What a message shows besides its words, by name. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A sentence to show: its key in the message catalogue and what it mentions by name. */
export interface Message {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}
