import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Privilege } from '@everdeed/rules';
import type { Check } from './check.ts';

/** Where a call is reachable: under /api/v3, /api/v4 or at the root. */
export type ApiVersion = 'v3' | 'v4' | 'root';
/** The methods in use; PATCH is not. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type { Privilege };

/**
 * Who may call. `none`: headers are not looked at. `optional`: verified when both are present. `user`: the
 * two headers. `session`: the cookie session first, else the two headers. A privilege: a user who holds it.
 */
export type CallAuth = 'none' | 'optional' | 'user' | 'session' | { readonly privilege: Privilege };

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an input without fields is just that
type Empty = TObject<Record<never, never>>;

/** One call of the interface. Routes, the OpenAPI document, clients and tests are made from it. */
export interface Call<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  A extends CallAuth = CallAuth,
> {
  /** Unique camelCase name, e.g. `scoreTask`. */
  readonly id: string;
  readonly method: Method;
  /** Below the version's base, parameters in braces: `/tasks/{taskId}/score/{direction}`. */
  readonly path: string;
  readonly versions: readonly ApiVersion[];
  readonly area: string;
  readonly auth: A;
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  /** Coerced where safe; fields that are not named are dropped, unless the schema is open. */
  readonly body: B;
  /** What stands in `data`, or the whole answer of a call with a `contentType`. For readers: nothing is checked against it. */
  readonly answer: TSchema;
  /** The status of a success: 200, 201 for what was made, 302 for a redirect. */
  readonly successStatus: 200 | 201 | 302;
  /** The media type of an answer outside of the envelope; absent for answers in it. */
  readonly contentType?: string;
  /** Parameter checks in order; all failures are collected into `errors[]` of `invalidReqParams`. */
  readonly checks: readonly Check[];
  /** True: the handler runs the checks itself, after checks of its own. */
  readonly lateChecks: boolean;
  /**
   * True: the handler gets the body exactly as it was received, too, to check a signature over it: any content type,
   * at most 1 MiB, not compressed.
   */
  readonly rawBody: boolean;
  /** Keys of the refusals this call can give besides those of authentication and parameter checks. */
  readonly refusals: readonly string[];
  /** The section of the specification, e.g. `wire-user-and-tasks 4.5`, or `own` for calls of ours. */
  readonly spec: string;
}

/** A call as it is written down: what is absent is empty, see `Call` for each field. */
export interface CallDefinition<P extends TSchema, Q extends TSchema, B extends TSchema, A extends CallAuth> {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly versions: readonly ApiVersion[];
  readonly area: string;
  readonly auth: A;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: TSchema;
  readonly successStatus?: 200 | 201 | 302;
  readonly contentType?: string;
  readonly checks?: readonly Check[];
  readonly lateChecks?: boolean;
  readonly rawBody?: boolean;
  readonly refusals: readonly string[];
  readonly spec: string;
}

const nothing = Type.Object({});

/** Completes the definition of a call: absent parts are empty objects. */
export function defineCall<
  const A extends CallAuth,
  P extends TSchema = Empty,
  Q extends TSchema = Empty,
  B extends TSchema = Empty,
>(definition: CallDefinition<P, Q, B, A>): Call<P, Q, B, A> {
  return {
    checks: [],
    lateChecks: false,
    rawBody: false,
    successStatus: 200,
    ...definition,
    // The defaults of the type parameters are what stands here when a part is absent.
    params: definition.params ?? (nothing as TSchema as P),
    query: definition.query ?? (nothing as TSchema as Q),
    body: definition.body ?? (nothing as TSchema as B),
  };
}

/** The path parameters of a call. */
export type ParamsOf<C extends Call> = Static<C['params']>;
/** The query of a call. */
export type QueryOf<C extends Call> = Static<C['query']>;
/** The body of a call. */
export type BodyOf<C extends Call> = Static<C['body']>;
