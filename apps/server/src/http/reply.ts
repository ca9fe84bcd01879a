import type { MessageKey } from '@everdeed/content';
import type { MessageParams } from '@everdeed/rules';
import type { KeptText } from '../storage/stores.ts';
import type { CallRefusal } from '../work/refusal.ts';

/** JSON that is already text, put into the envelope as it stands. */
export class JsonText {
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

export interface ReplyParts {
  readonly data?: unknown;
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
export class Reply {
  constructor(readonly parts: ReplyParts) {}
}

export const reply = (parts: ReplyParts): Reply => new Reply(parts);
