import type {
  AnswerOf,
  ApiVersion,
  Call,
  CallAuth,
  CheckFailure,
  GeneralRefusal,
  ParamsOf,
  QueryOf,
  RefusalOf,
  ReceivedBodyOf,
} from '@everdeed/contract';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import type { Answer } from './reply.ts';

/** Information about a request besides its input. */
export interface RequestInfo {
  /** Milliseconds since the epoch; stands still during the call. */
  readonly now: number;
  readonly version: ApiVersion;
  /** The negotiated language code (wire-user-and-tasks 0.10). */
  readonly language: string;
  /** The x-client header. */
  readonly client: string | undefined;
  /** The x-user-timezoneoffset header in minutes, west positive; undefined if absent or not a number. */
  readonly timezoneOffset: number | undefined;
  /** The x-user-timezone header, if it is a known IANA name. */
  readonly timezone: string | undefined;
  readonly ip: string;
  /** The address at the other end of the connection, whatever headers say. */
  readonly peer: string;
  /** Names and values of the headers in turn, as they came: what came twice is there twice. */
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a handler works with; one is made for every request and committed after the handler has returned. */
export type CallWork<C extends Call> = Work<RefusalOf<C> | GeneralRefusal>;

type ActorOf<A extends CallAuth> = A extends 'none'
  ? undefined
  : A extends 'optional'
    ? Actor | undefined
    : Actor;

export interface CallInput<C extends Call> {
  readonly actor: ActorOf<C['auth']>;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: ReceivedBodyOf<C>;
  /** The body exactly as it was received, for calls that ask for it; empty for the others. */
  readonly rawBody: Buffer;
  readonly info: RequestInfo;
  /** Runs the call's checks now, for calls with `lateChecks`; `more` failures are reported along with theirs. */
  readonly check: (more?: readonly CheckFailure[]) => void;
}

/** Gives what the call answers: data, a `Reply`, or a `JsonText`; throws a `CallRefusal` to refuse. */
export type Handler<C extends Call> = (
  work: CallWork<C>,
  input: CallInput<C>,
) => Answer<AnswerOf<C>> | Promise<Answer<AnswerOf<C>>>;

export interface RouteOptions {
  /**
   * Whether all that the handler does is part of its transaction. Then a repeat is not looked for before: storing its
   * operation fails, which undoes it, and it gets the first one's answer.
   */
  readonly isUndoneWhole?: boolean;
}

/** A call and what it does. The id keeps its type, so that the compiler knows which calls have a route. */
export interface Route<Id extends string = string> extends RouteOptions {
  readonly call: Call & { readonly id: Id };
  readonly handler: Handler<Call>;
}

/** Binds a call of the contract to its handler. */
export function route<C extends Call>(
  call: C,
  handler: Handler<NoInfer<C>>,
  options: RouteOptions = {},
): Route<C['id']> {
  // The dispatcher passes exactly the input that the call describes.
  return { ...options, call, handler: handler };
}
