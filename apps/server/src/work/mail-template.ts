import type { MessageKey } from '@everdeed/content';
import type { MessageParams } from '@everdeed/rules';

/** The name of a mail: `mail.<name>.subject` and `.body` are its words, `.button` those of its link, if it has one. */
export type Template =
  Extract<MessageKey, `mail.${string}.subject`> extends `mail.${infer Name}.subject` ? Name : never;

/** A mail of which the reader's language makes the words. */
export interface Templated {
  readonly template: Template;
  /** Values of the words; `url` is where the button leads. */
  readonly params: MessageParams;
}
