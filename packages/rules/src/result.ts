import type { MessageKey } from '@everdeed/content';
import { isOneOf } from '@everdeed/content/values';
import type { FieldProblem, ParamProblem } from './fields/field.ts';
import type { MessageParams } from './message.ts';
import type { Outcome } from './outcome.ts';

/** The error class of a refusal; it decides the HTTP status (400, 401, 404, 404) and the class on the wire. */
export type RefusalKind = 'badRequest' | 'notAuthorized' | 'notFound' | 'notificationNotFound';

/**
 * Why a command was not carried out. `key` is the message key of the specification; fixed texts that have no key in
 * the reference carry a key of our own. A refusal changes nothing, unless it carries an outcome.
 */
export interface Refusal<Key extends MessageKey = MessageKey> {
  readonly kind: RefusalKind;
  readonly key: Key;
  readonly params?: MessageParams;
  /** What is wrong with single fields or parameters, in the order of the answer's `errors`. */
  readonly problems?: readonly (FieldProblem | ParamProblem)[];
  /** What the command leaves behind although it refuses, to be stored; absent: nothing. */
  readonly outcome?: Outcome<unknown>;
}

/**
 * The result of a rule: the new value, or the reason why nothing happened. `Key` names every possible reason, so that
 * the compiler holds a call to the refusals that it declares; left out, the rule never refuses.
 */
export type Result<T, Key extends MessageKey = never> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Key> };

/** A result for callers to whom the reasons do not matter. */
export type AnyResult<T> = Result<T, MessageKey>;

/** A successful result. */
export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

/** The result of a check that passes, and of a change that has no data. */
export const done: Result<undefined> = accept(undefined);

/** A refusal as a result; `params` are omitted if the message has none. */
export function refuse<Key extends MessageKey>(
  kind: RefusalKind,
  key: Key,
  params?: MessageParams,
): Result<never, Key> {
  return { ok: false, refusal: params ? { kind, key, params } : { kind, key } };
}

/**
 * A result without reasons that its input rules out, where the compiler cannot see that it does: a call whose path has
 * a key is never refused for want of one.
 *
 * @throws {RangeError} if it is refused for one of them nevertheless: the caller's mistake.
 */
export function ruledOut<Out extends MessageKey>(...keys: readonly Out[]) {
  return <T, Key extends MessageKey>(result: Result<T, Key>): Result<T, Exclude<Key, Out>> => {
    if (result.ok) return result;
    const { refusal } = result;
    if (isOneOf<MessageKey>(keys, refusal.key)) throw new RangeError(`ruled out: ${refusal.key}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above has looked at the key
    return { ok: false, refusal: refusal as Refusal<Exclude<Key, Out>> };
  };
}

/** A refusal that leaves something behind to be stored, such as a flag. */
export function refuseLeaving<Key extends MessageKey>(
  refusal: Refusal<Key>,
  outcome: Outcome<unknown>,
): Result<never, Key> {
  return { ok: false, refusal: { ...refusal, outcome } };
}
