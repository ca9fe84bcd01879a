/** The error class of a refusal; it decides the HTTP status (400, 401, 404) and the class on the wire. */
export type RefusalKind = 'badRequest' | 'notAuthorized' | 'notFound';

/** What a message shows besides its words, by name. */
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Why a command was not carried out. `key` is the message key of the specification; fixed texts that have
 * no key in the reference carry a key of our own. A refusal changes nothing at all.
 */
export interface Refusal {
  readonly kind: RefusalKind;
  readonly key: string;
  readonly params?: MessageParams;
}

/** What a rule answers: the new value, or the reason why nothing happened. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** The answer of a rule that went through. */
export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

/** The answer of a rule that says no; `params` are left out where the message shows nothing but its words. */
export function refuse(kind: RefusalKind, key: string, params?: MessageParams): Result<never> {
  return { ok: false, refusal: params ? { kind, key, params } : { kind, key } };
}
