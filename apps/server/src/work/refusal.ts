import type { MessageKey } from '@everdeed/content';
import type { CheckFailure, ErrorClass } from '@everdeed/contract';
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

/** Creates a refusal: `throw refusal('BadRequest', 'messageX', {params})`. */
export const refusal = (errorClass: ErrorClass, key: MessageKey, detail?: RefusalDetail): CallRefusal =>
  new CallRefusal(errorClass, key, detail);

const classOfKind: Record<RefusalKind, ErrorClass> = {
  badRequest: 'BadRequest',
  notAuthorized: 'NotAuthorized',
  notFound: 'NotFound',
  notificationNotFound: 'NotificationNotFound',
};

/** Converts a refusal of the rules into one of the wire. */
const fromRules = ({ kind, key, params, problems = [] }: Refusal, keeps = false): CallRefusal =>
  new CallRefusal(classOfKind[kind], key, { params, errors: problems }, keeps);

/** A refusal of the rules that leaves something behind. */
export const keptRefusal = (refused: Refusal): CallRefusal => fromRules(refused, true);

/** The value of a result; throws if it is a refusal. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw fromRules(result.refusal);
}

/** `invalidReqParams` with the failures (wire-user-and-tasks 0.4, IRP). */
export const invalidParams = (failures: readonly CheckFailure[]): CallRefusal =>
  new CallRefusal('BadRequest', 'invalidReqParams', { errors: failures });

/** A refusal by storage validation, by model and path (wire-user-and-tasks 0.4, VAL). */
export const invalidModel = (model: string, errors: readonly FieldError[]): CallRefusal =>
  new CallRefusal('BadRequest', 'validationFailed', { params: { model }, errors });
