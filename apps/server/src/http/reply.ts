import type { MessageKey } from '@everdeed/content';
import type { DeepReadonly } from '@everdeed/contract';
import type { MessageParams } from '@everdeed/rules';
import type { KeptText } from '../storage/stores.ts';
import type { CallRefusal } from '../work/refusal.ts';
import type { PackedAnswer } from './packed-text.ts';

/** JSON text to put into the envelope as is. `T` is what it says, for the compiler. */
export class JsonText<out T = unknown> {
  constructor(
    readonly text: string,
    /** Where the whole answer can be cached, if it stays the same until the player changes. */
    readonly kept?: KeptText,
  ) {}

  /** What the text says, for answers that show it in another form. */
  read(): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever made the text has said so
    return JSON.parse(this.text) as T;
  }
}

/** An answer outside the envelope. */
interface RawAnswer {
  readonly contentType: string;
  readonly body: string | Buffer;
}

export interface ReplyParts<T = unknown> {
  readonly data?: T | JsonText<T>;
  readonly status?: number;
  /** Message beside the data, by key. */
  readonly message?: { readonly key: MessageKey; readonly params?: MessageParams };
  readonly raw?: RawAnswer;
  /** A long JSON text, envelope included, that is the same for many. */
  readonly packed?: PackedAnswer;
  /** A redirect; `status` defaults to 302. */
  readonly redirect?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A refusal that commits the transaction. Throw one instead to roll back. */
  readonly refusal?: CallRefusal;
  /** Whether the answer contains a token, so that it is stored encrypted for repeats. */
  readonly secret?: boolean;
  /** Whether to leave out `notifications` and `userV`. */
  readonly bare?: boolean;
}

/** An answer with more than its data. */
export class Reply<out T = unknown> {
  constructor(readonly parts: ReplyParts<T>) {}
}

export const reply = <T = never>(parts: ReplyParts<T>): Reply<T> => new Reply(parts);

/** What a handler gives: the data, its text, or a reply that says more. */
export type Answer<T> = DeepReadonly<T> | JsonText<DeepReadonly<T>> | Reply<DeepReadonly<T>>;
