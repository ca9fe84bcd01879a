import type { MessageKey } from '@everdeed/content';
import type { CheckFailure, ErrorClass } from '@everdeed/contract';
import type { MessageParams, Refusal, RefusalKind, Result } from '@everdeed/rules';

/** One entry of `errors[]`: `param` for parameter checks, `path` for what storage would not take. */
export interface FieldError {
  readonly key: MessageKey;
  readonly params?: MessageParams;
  readonly param?: string;
  readonly path?: string;
  readonly value?: unknown;
}

/** What a refusal says besides its class and key. */
export interface RefusalDetail {
  readonly params?: MessageParams | undefined;
  readonly errors?: readonly FieldError[];
  /** Several messages in one text, joined by a space (wire-user-and-tasks 2.1). */
  readonly joined?: readonly { readonly key: MessageKey; readonly params?: MessageParams }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal on its way to whoever asked. Thrown inside the work it rolls the transaction back, unless it `keeps`. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';
  constructor(
    readonly errorClass: ErrorClass,
    readonly key: MessageKey,
    readonly detail: RefusalDetail = {},
    /** True: what the transaction changed stays, such as a flag or a request for approval. */
    readonly keeps = false,
  ) {
    super(key);
  }
}

/** Makes a refusal: `throw refusal('BadRequest', 'messageX', {params})`. */
export const refusal = (errorClass: ErrorClass, key: MessageKey, detail?: RefusalDetail): CallRefusal =>
  new CallRefusal(errorClass, key, detail);

const classOfKind: Record<RefusalKind, ErrorClass> = {
  badRequest: 'BadRequest',
  notAuthorized: 'NotAuthorized',
  notFound: 'NotFound',
  notificationNotFound: 'NotificationNotFound',
};

/** A refusal of the rules as a refusal of the wire. */
const fromRules = ({ kind, key, params, problems = [] }: Refusal, keeps = false): CallRefusal =>
  new CallRefusal(classOfKind[kind], key, { params, errors: problems }, keeps);

/** A refusal of the rules that leaves something behind. */
export const keptRefusal = (refused: Refusal): CallRefusal => fromRules(refused, true);

/** The value of a result of the rules; throws its refusal. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw fromRules(result.refusal);
}

/** `invalidReqParams` with what failed (wire-user-and-tasks 0.4, IRP). */
export const invalidParams = (failures: readonly CheckFailure[]): CallRefusal =>
  new CallRefusal('BadRequest', 'invalidReqParams', { errors: failures });

/** What storage does not take, by model and path (wire-user-and-tasks 0.4, VAL). */
export const invalidModel = (model: string, errors: readonly FieldError[]): CallRefusal =>
  new CallRefusal('BadRequest', 'validationFailed', { params: { model }, errors });
