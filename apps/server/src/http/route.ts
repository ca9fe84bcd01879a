import type { ApiVersion, BodyOf, Call, CallAuth, CheckFailure, ParamsOf, QueryOf } from '@everdeed/contract';
import type { Dice, RuleContext } from '@everdeed/rules';
import type { Settings } from '../config/settings.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../storage/loaded-player.ts';
import type { Stores, Tx } from '../storage/stores.ts';
import type { Reply } from './reply.ts';
import type { Words } from '../words/words.ts';

/** The authenticated player of a call: what is known without loading the player. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  /** The preferred language, when one was chosen. */
  readonly language: string | undefined;
  readonly permissions: Readonly<Record<string, boolean>>;
  /** The API token that was used; undefined for a cookie session. */
  readonly tokenId: string | undefined;
  /** The player's row as it stood when the caller was recognised; for reading, never for a change. */
  readonly row?: PlayerRow;
}

/** What is known of a request besides its input. */
export interface RequestInfo {
  /** Milliseconds since the epoch; stands still during the call. */
  readonly now: number;
  readonly version: ApiVersion;
  /** The negotiated language code (wire-user-and-tasks 0.10). */
  readonly language: string;
  /** The x-client header. */
  readonly client: string | undefined;
  /** The x-user-timezoneoffset header in minutes, west positive; undefined when absent or not a number. */
  readonly timezoneOffset: number | undefined;
  /** The x-user-timezone header when it is a zone we know (IANA name). */
  readonly timezone: string | undefined;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a handler works with. One is made for every request. */
export interface CallDeps {
  /** The whole server, for the areas that need more of it: mail, passwords, tokens. */
  readonly services: Services;
  readonly settings: Settings;
  readonly words: Words;
  readonly dice: Dice;
  now(): number;
  readonly newId: () => string;
  /** The context that rules are given: this request's instant, dice and ids. */
  rules(): RuleContext;
  /** Reads outside of a transaction, without locks. */
  readonly read: Stores;
  /**
   * Opens the transaction of this request; a second use joins the first. It is committed after the handler
   * has returned, together with the stored answer, and before the answer leaves. So do slow things (hashing,
   * network) before, and nothing slow inside. A throw rolls everything back.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Keeps the answer of a call without a caller among the operations of this player, for repeats. */
  belongsTo(playerId: string): void;
  /** What this request's Idempotency-Key was answered before, as an operation of this player. */
  keptAnswer(playerId: string): Promise<Reply | undefined>;
}

type ActorOf<A extends CallAuth> = A extends 'none'
  ? undefined
  : A extends 'optional'
    ? Actor | undefined
    : Actor;

export interface CallInput<C extends Call> {
  readonly actor: ActorOf<C['auth']>;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly info: RequestInfo;
  /** Runs the call's checks now, for calls with `lateChecks`; `more` failures are told with theirs. */
  readonly check: (more?: readonly CheckFailure[]) => void;
}

/** Gives the data, a `Reply`, or a `JsonText`; throws a `CallRefusal` to refuse. */
export type Handler<C extends Call> = (deps: CallDeps, input: CallInput<C>) => unknown;

export interface Route {
  readonly call: Call;
  readonly handler: Handler<Call>;
}

/** Binds a call of the contract to what it does. */
export function route<C extends Call>(call: C, handler: Handler<C>): Route {
  // The dispatcher hands over exactly the input that the call describes.
  return { call, handler: handler };
}
