import type { MessageKey } from '@everdeed/content';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Privilege } from '@everdeed/rules';
import type { Check } from './check.ts';

/** Where a call is reachable: under /api/v3, /api/v4 or at the root. */
export type ApiVersion = 'v3' | 'v4' | 'root';
/** The HTTP methods in use (no PATCH). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type { Privilege };

/**
 * Who may call. `none`: the headers are ignored. `optional`: verified if both are present. `user`: the two
 * headers. `session`: the cookie session, else the two headers. A privilege: a user who has it, known by the headers, or
 * also by the session.
 */
export type CallAuth =
  | 'none'
  | 'optional'
  | 'user'
  | 'session'
  | { readonly privilege: Privilege; readonly bySession?: true };

/** Whether a call takes the cookie session in place of the two headers. */
export const takesSession = ({ auth }: { readonly auth: CallAuth }): boolean =>
  auth === 'session' || (typeof auth === 'object' && auth.bySession === true);

/** Whether a call may change something: such calls take an `Idempotency-Key`, so that a repeat changes nothing more. */
export const mayChange = ({ method, isChangingGet }: Pick<Call, 'method' | 'isChangingGet'>): boolean =>
  method !== 'GET' || isChangingGet === true;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- this is the type of an input without fields
type Empty = TObject<Record<never, never>>;

/**
 * How a body is read. `strict`: coerced where safe, and refused where it does not fit. `lenient`: its named fields
 * arrive as sent, and the command refuses them in its own order of errors. `raw`: the whole body arrives as sent.
 */
export type BodyReading = 'strict' | 'lenient' | 'raw';

/** One call of the API. Routes, the OpenAPI document, clients and tests are generated from it. */
export interface Call<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  A extends CallAuth = CallAuth,
  Answer extends TSchema = TSchema,
  R extends MessageKey = MessageKey,
  Id extends string = string,
  L extends BodyReading = BodyReading,
> {
  /** Unique camelCase name, e.g. `scoreTask`. */
  readonly id: Id;
  readonly method: Method;
  /** Whether it changes something although it is a GET; calls of the other methods all may. */
  readonly isChangingGet?: true;
  /** Path below the version's base, with parameters in braces: `/tasks/{taskId}/score/{direction}`. */
  readonly path: string;
  readonly versions: readonly ApiVersion[];
  readonly area: string;
  readonly auth: A;
  /** What it does, in a few words, as an imperative without a full stop: `Create a tag`. */
  readonly summary: string;
  /** What else a programmer should know, in full sentences. */
  readonly details?: string;
  readonly params: P;
  readonly query: Q;
  /** What clients should send. Fields it does not name are dropped, unless the schema is open. */
  readonly body: B;
  readonly bodyReading: L;
  /**
   * The answer's `data`, or the whole answer of a call with a `contentType`. Handlers are typed by it, and
   * every answer that a test receives is checked against it; objects are closed unless they allow additional
   * properties.
   */
  readonly answer: Answer;
  /** The query parameter that selects fields of the answer, which then holds no others. */
  readonly fieldsBy?: string;
  /** The status on success: 200, 201 for something created, 302 for a redirect. */
  readonly successStatus: 200 | 201 | 302;
  /** The status of a success of another kind; absent: every success has the same. */
  readonly otherSuccessStatus?: 200;
  /** The whole answer of another kind, outside the envelope, that a call can give besides. */
  readonly bareAnswer?: TSchema;
  /** The media type of an answer outside the envelope; absent for answers inside it. */
  readonly contentType?: string;
  /** Whether refusals are web pages too, for who asks with a browser. */
  readonly hasRefusalPages?: true;
  /** Parameter checks in order; all failures are collected into `errors[]` of `invalidReqParams`. */
  readonly checks: readonly Check[];
  /** Whether the handler runs the checks itself, after its own. */
  readonly lateChecks: boolean;
  /**
   * True: the handler gets the body exactly as it was received, too, to check a signature over it: any content type,
   * at most 1 MiB, not compressed.
   */
  readonly rawBody: boolean;
  /** The longest raw body in bytes, for calls that take a file, which nobody else reads; absent: 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Keys of the refusals this call can give besides the general ones (`generalRefusals`). */
  readonly refusals: readonly R[];
  /** The section of the specification, e.g. `wire-user-and-tasks 4.5`, or `own` for Everdeed's own calls. */
  readonly spec: string;
}

type Optional =
  | 'params'
  | 'query'
  | 'body'
  | 'bodyReading'
  | 'successStatus'
  | 'checks'
  | 'lateChecks'
  | 'rawBody';

/** A call as it is written down: what is absent is empty, a body `strict`, a success 200; see `Call`. */
export type CallDefinition<C extends Call> = Omit<C, Optional> & Partial<Pick<C, Optional>>;

const nothing = Type.Object({});
const blank = {
  params: nothing,
  query: nothing,
  body: nothing,
  bodyReading: 'strict',
  checks: [],
  lateChecks: false,
  rawBody: false,
  successStatus: 200,
} as const;

/** Completes the definition of a call: absent parts are empty objects. */
export function defineCall<
  const Id extends string,
  const A extends CallAuth,
  Answer extends TSchema,
  const R extends MessageKey,
  P extends TSchema = Empty,
  Q extends TSchema = Empty,
  B extends TSchema = Empty,
  const L extends BodyReading = 'strict',
>(definition: CallDefinition<Call<P, Q, B, A, Answer, R, Id, L>>): Call<P, Q, B, A, Answer, R, Id, L> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type parameter of an absent part has as its default what `blank` holds
  return { ...blank, ...definition } as Call<P, Q, B, A, Answer, R, Id, L>;
}

/** A value that nobody changes. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> }
    : T;

/** The path parameters of a call. */
export type ParamsOf<C extends Call> = Static<C['params']>;
/** The query of a call. */
export type QueryOf<C extends Call> = Static<C['query']>;
/** The body that clients send with a call. */
export type BodyOf<C extends Call> = DeepReadonly<Static<C['body']>>;
/** `data` of a call's answer; the whole answer of a call with a `contentType`. */
export type AnswerOf<C extends Call> = Static<C['answer']>;
/** The keys of the refusals that a call declares. */
export type RefusalOf<C extends Call> = C['refusals'][number];

/** The body as a handler receives it: nothing is promised about what was not read strictly. */
export type ReceivedBodyOf<C extends Call> = C['bodyReading'] extends 'strict'
  ? BodyOf<C>
  : C['bodyReading'] extends 'lenient'
    ? { readonly [Field in keyof BodyOf<C>]?: unknown }
    : unknown;
