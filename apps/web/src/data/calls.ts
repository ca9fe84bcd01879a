import type { AnswerOf, BodyOf, Call, Method, ParamsOf, QueryOf } from '@everdeed/contract';

/** A call as the browser knows it: method and path. Input and answer exist only as types. */
export interface CallTo<C extends Call> {
  readonly id: string;
  readonly method: Method;
  /** With its base, parameters in braces: `/api/v4/tasks/{taskId}`. */
  readonly path: string;
  /** Never set: carries the type of the call. */
  readonly contract?: C;
}

/**
 * A record of calls of the contract as the browser knows it.
 *
 * @public Used by the declarations in `contract-calls.d.ts`.
 */
export type CallsOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: CallTo<Calls[Name]>;
};

/** Required if any field in it is required, else optional. */
type Part<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

/** Accepts readonly values too, since sending changes nothing. */
type Frozen<Value> = Value extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** The input of a call: parameters, query and body, as far as it has them. */
export type InputOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', Frozen<BodyOf<C>>>;

/** A call with its input filled in, as plain data that can be sent or stored. */
export interface CallRequest<Answer = unknown> {
  readonly method: Method;
  /** With parameters and query filled in. */
  readonly path: string;
  readonly body?: unknown;
  /** Never set: carries the type of the answer. */
  readonly answer?: Answer;
}

type Values = Readonly<Record<string, unknown>>;

const fill = (path: string, params: Values): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

function queryText(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** Fills in the input of a call. */
export function requestOf<C extends Call>(
  { method, path }: CallTo<C>,
  // Calls without input are made without an argument.
  ...[input]: object extends InputOf<C> ? [InputOf<C>?] : [InputOf<C>]
): CallRequest<AnswerOf<C>> {
  // For a generic call, the compiler cannot see that each part is either present or optional.
  const { params, query, body } = (input ?? {}) as { params?: Values; query?: Values; body?: unknown };
  const filled = fill(path, params ?? {}) + queryText(query ?? {});
  return { method, path: filled, ...(body !== undefined && { body }) };
}
