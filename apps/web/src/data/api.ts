import type { Notification } from '@everdeed/rules';
import { i18n } from '../i18n/i18n.ts';
import { currentSession } from './session.ts';
import { currentZone, offsetOf } from './zone.ts';

/** A success as it travels (wire-user-and-tasks 0.4). */
export interface Answer<Data = unknown> {
  readonly data: Data;
  readonly message?: string;
  readonly notifications?: Notification[];
  readonly userV?: number;
  readonly appVersion?: string;
}

interface FieldError {
  readonly message: string;
  readonly param?: string;
  readonly path?: string;
}

/**
 * Why a call did not succeed. `network`: no answer of the program came, so nobody knows whether it arrived;
 * `status` is what something in between said, such as 502.
 */
export type Failure =
  | { readonly kind: 'network'; readonly status?: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The class on the wire, e.g. `NotAuthorized`. */
      readonly error: string;
      /** The stable key of the refusal, when the server tells it. */
      readonly code: string | undefined;
      readonly message: string;
      readonly errors: readonly FieldError[];
      readonly retryAfterMs: number | undefined;
    };

export type Reply<Data> =
  | { readonly ok: true; readonly answer: Answer<Data> }
  | { readonly ok: false; readonly failure: Failure };

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v4`, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Name of the act: the same one sent again is carried out once. */
  readonly operationId?: string;
  /** The instant of the act as an ISO string, when it may arrive late. */
  readonly actedAt?: string;
  readonly signal?: AbortSignal;
}

/** A call that failed, for those who prefer throwing, such as queries. */
class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'network' ? 'no answer' : failure.message);
    this.failure = failure;
  }
}

type Listener = (answer: Answer, request: Request) => void;
const answerListeners = new Set<Listener>();
const failureListeners = new Set<(failure: Failure, request: Request) => void>();

/** Hears every answer: versions and notifications travel in the envelope. */
export const onAnswer = (listener: Listener) => answerListeners.add(listener);
export const onFailure = (listener: (failure: Failure, request: Request) => void) =>
  failureListeners.add(listener);

function headersOf({ body, operationId, actedAt }: Request): Record<string, string> {
  const session = currentSession();
  const zone = currentZone();
  return {
    'x-client': 'habitica-web',
    'x-user-timezoneoffset': String(offsetOf(Date.now())),
    ...(zone && { 'x-user-timezone': zone }),
    ...(i18n.locale && { 'accept-language': i18n.locale }),
    ...(session && { 'x-api-user': session.userId, 'x-api-key': session.apiToken }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(operationId && { 'idempotency-key': operationId }),
    ...(actedAt && { 'x-act-at': actedAt }),
  };
}

const NO_ANSWER: Failure = { kind: 'network' };
const TIMEOUT_MS = 30_000;

async function exchange(request: Request): Promise<Response | undefined> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(`/api/v4${request.path}`, {
      method: request.method,
      headers: headersOf(request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    });
  } catch {
    return undefined;
  }
}

async function readFailure(response: Response): Promise<Failure> {
  const said = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  // No envelope: something between us and the server answered, so it counts as no answer.
  if (said?.['success'] !== false)
    return response.status >= 500 || !said
      ? { kind: 'network', status: response.status }
      : refusalOf(response, said);
  return refusalOf(response, said);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function refusalOf(response: Response, said: Record<string, unknown>): Failure {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'refused',
    status: response.status,
    error: textOf(said['error']),
    code: typeof said['code'] === 'string' ? said['code'] : undefined,
    message: textOf(said['message']),
    errors: Array.isArray(said['errors']) ? (said['errors'] as FieldError[]) : [],
    retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : undefined,
  };
}

/** Sends a call and waits for the answer. Never throws. */
export async function send<Data>(request: Request): Promise<Reply<Data>> {
  const response = await exchange(request);
  if (!response) return fail(NO_ANSWER, request);
  if (!response.ok) return fail(await readFailure(response), request);
  const answer = (await response.json().catch(() => undefined)) as Answer<Data> | undefined;
  if (!answer) return fail(NO_ANSWER, request);
  for (const listener of answerListeners) listener(answer, request);
  return { ok: true, answer };
}

function fail<Data>(failure: Failure, request: Request): Reply<Data> {
  for (const listener of failureListeners) listener(failure, request);
  return { ok: false, failure };
}

/** Sends a call and gives its data; throws `CallError`. */
export async function call<Data>(request: Request): Promise<Data> {
  const reply = await send<Data>(request);
  if (!reply.ok) throw new CallError(reply.failure);
  return reply.answer.data;
}

/** What to tell a person: one sentence for each distinct field, else the message (seed 1, section 8). */
export function explainFailure(failure: Failure, unreachable: string): string[] {
  if (failure.kind === 'network') return [unreachable];
  const perField = new Map(
    failure.errors.map(({ param, path, message }) => [param ?? path ?? message, message]),
  );
  return perField.size > 0 ? [...perField.values()] : [failure.message];
}
