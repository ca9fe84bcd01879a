import type { MessageKey } from '@everdeed/content';
import type { DeepReadonly } from '@everdeed/contract';
import type { MessageParams } from '@everdeed/rules';
import type { KeptText } from '../storage/stores.ts';
import type { CallRefusal } from '../work/refusal.ts';

/** JSON that is already text, put into the envelope as it stands. `T` is what it says, for the compiler. */
export class JsonText<out T = unknown> {
  declare readonly says?: T;
  constructor(
    readonly text: string,
    /** Where the whole answer can be kept, when it is the same until the player changes. */
    readonly kept?: KeptText,
  ) {}
}

/** An answer outside the envelope. */
interface RawAnswer {
  readonly contentType: string;
  readonly body: string | Buffer;
}

export interface ReplyParts<T = unknown> {
  readonly data?: T | JsonText<T>;
  readonly status?: number;
  /** Human text beside the data, by key. */
  readonly message?: { readonly key: MessageKey; readonly params?: MessageParams };
  readonly raw?: RawAnswer;
  /** A redirect; `status` 302 unless given. */
  readonly redirect?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A refusal that keeps what the transaction changed. Throw one to roll back instead. */
  readonly refusal?: CallRefusal;
  /** True when the answer holds a token: it is then kept sealed for repeats. */
  readonly secret?: boolean;
  /** True leaves `notifications` and `userV` out. */
  readonly bare?: boolean;
}

/** An answer that is more than its data. */
export class Reply<out T = unknown> {
  constructor(readonly parts: ReplyParts<T>) {}
}

export const reply = <T = never>(parts: ReplyParts<T>): Reply<T> => new Reply(parts);

/** What a handler gives: the data, its text, or a reply that says more. */
export type Answer<T> = DeepReadonly<T> | JsonText<DeepReadonly<T>> | Reply<DeepReadonly<T>>;
