import type { MessageKey } from '@everdeed/content';

/** Parameters of a message, by name. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A message to show: its key in the message catalogue and its parameters. */
export interface Message {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}
