import type { MessageKey } from '@everdeed/content';
import type { CheckFailure, ErrorClass, GeneralRefusal } from '@everdeed/contract';
import type { MessageParams, Refusal, RefusalKind, Result } from '@everdeed/rules';

/** An entry of `errors[]`: `param` for parameter checks, `path` for storage validation. */
export interface FieldError {
  readonly key: MessageKey;
  readonly params?: MessageParams;
  readonly param?: string;
  readonly path?: string;
  readonly value?: unknown;
}

/** Details of a refusal besides its class and key. */
export interface RefusalDetail {
  readonly params?: MessageParams | undefined;
  readonly errors?: readonly FieldError[];
  /** Several messages joined by a space into one text (wire-user-and-tasks 2.1). */
  readonly joined?: readonly { readonly key: MessageKey; readonly params?: MessageParams }[];
  /** Text that follows the message as it is, after a space. */
  readonly appended?: string | undefined;
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

/** What can refuse for the reasons named by `Key`: a handler's work, for those that its call declares. */
export interface Refuser<in Key extends MessageKey> {
  /** Creates a refusal: `throw work.refuse('BadRequest', 'messageX', { params })`. */
  readonly refuse: (
    errorClass: ErrorClass,
    key: Key | GeneralRefusal,
    detail?: RefusalDetail,
    keeps?: boolean,
  ) => CallRefusal;
}

/** Creates refusals of every kind. Units of work hand it on, bound to what their call declares. */
export const refuseAny: Refuser<MessageKey>['refuse'] = (errorClass, key, detail, keeps) =>
  new CallRefusal(errorClass, key, detail, keeps);

/** Creates a refusal that any call can give. */
export const refusal = (errorClass: ErrorClass, key: GeneralRefusal, detail?: RefusalDetail): CallRefusal =>
  new CallRefusal(errorClass, key, detail);

const classOfKind: Record<RefusalKind, ErrorClass> = {
  badRequest: 'BadRequest',
  notAuthorized: 'NotAuthorized',
  notFound: 'NotFound',
  notificationNotFound: 'NotificationNotFound',
};

/** Converts a refusal of the rules into one of the wire; what it leaves behind stays if it `keeps`. */
export const fromRules = <Key extends MessageKey>(
  work: Refuser<Key>,
  { kind, key, params, problems = [] }: Refusal<Key>,
  keeps = false,
): CallRefusal => work.refuse(classOfKind[kind], key, { params, errors: problems }, keeps);

/** The value of a result; throws if it is a refusal. */
export function unwrap<T, Key extends MessageKey>(work: Refuser<NoInfer<Key>>, result: Result<T, Key>): T {
  if (result.ok) return result.value;
  throw fromRules(work, result.refusal);
}

/** `invalidReqParams` with the failures (wire-user-and-tasks 0.4, IRP). */
export const invalidParams = (failures: readonly CheckFailure[]): CallRefusal =>
  refusal('BadRequest', 'invalidReqParams', { errors: failures });

/** A refusal by storage validation, by model and path (wire-user-and-tasks 0.4, VAL). */
export const invalidModel = (
  work: Refuser<'validationFailed'>,
  model: string,
  errors: readonly FieldError[],
): CallRefusal => work.refuse('BadRequest', 'validationFailed', { params: { model }, errors });
