import { isFields } from '@everdeed/content/values';
import type { AnswerOf, Call } from '@everdeed/contract';
import { i18n } from '../i18n/i18n.ts';
import { type CallRequest, type CallTo, type InputOf, requestOf } from './calls.ts';
import { type Answer, type Failure, readFailure, type Reply } from './reply.ts';
import { noteServerTime } from './server-clock.ts';
import { currentSession, hasNewerKey, noteKeyChange } from './session.ts';
import { currentZone, offsetOf } from './zone.ts';

export interface SendOptions {
  /** Idempotency key: a request repeated with the same id is carried out once. */
  readonly operationId?: string;
  /** The instant of the action as an ISO string, when it may arrive late. */
  readonly actedAt?: string;
  /** The caller reports failures itself: they show no toast and sign nobody out. */
  readonly quiet?: boolean;
  /** The caller refetches the player anyway: version and notifications of the envelope are ignored. */
  readonly refetches?: boolean;
  /** The answer brings a new API key and ends the old one; the caller adopts it at once. */
  readonly renewsKey?: boolean;
}

/** A request together with how it was sent. */
export type SentRequest = CallRequest & SendOptions;

/** A call that failed, for callers that prefer throwing, such as queries. */
class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'network' ? 'no answer' : failure.message);
    this.failure = failure;
  }
}

/** Why a query failed, if it was a call that did. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof CallError ? error.failure : undefined;

type AnswerListener = (answer: Answer, request: SentRequest) => void;
type FailureListener = (failure: Failure, request: SentRequest) => void;
const answerListeners = new Set<AnswerListener>();
const failureListeners = new Set<FailureListener>();

/** Listens for every answer, since the envelope contains versions and notifications. */
export const onAnswer = (listener: AnswerListener) => answerListeners.add(listener);
export const onFailure = (listener: FailureListener) => failureListeners.add(listener);

/** The headers that tell who asks. */
export function identity(): Record<string, string> {
  const session = currentSession();
  return {
    'x-client': 'habitica-web',
    ...(session && { 'x-api-user': session.userId, 'x-api-key': session.apiToken }),
  };
}

function headersOf({ body, operationId, actedAt }: SentRequest): Record<string, string> {
  const zone = currentZone();
  return {
    ...identity(),
    'x-user-timezoneoffset': String(offsetOf(Date.now())),
    ...(zone && { 'x-user-timezone': zone }),
    ...(i18n.locale && { 'accept-language': i18n.locale }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(operationId && { 'idempotency-key': operationId }),
    ...(actedAt && { 'x-act-at': actedAt }),
  };
}

/** Whether it is an answer at all; the contract describes its data, and the server's tests check them. */
export const isAnswer = <Data>(answer: unknown): answer is Answer<Data> => isFields(answer);

const TIMEOUT_MS = 30_000;

/** Requests under way that may change something, and when the latest of them was answered. */
let acts = 0;
let answeredAt = 0;

/** Whether this page is changing something, or was within the last `ms` milliseconds. */
export const isActing = (ms: number): boolean => acts > 0 || Date.now() - answeredAt < ms;

async function exchange(request: SentRequest): Promise<Response | undefined> {
  const isAct = request.method !== 'GET';
  if (isAct) acts += 1;
  try {
    return await fetch(request.path, {
      method: request.method,
      headers: headersOf(request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return undefined;
  } finally {
    if (isAct) {
      acts -= 1;
      answeredAt = Date.now();
    }
  }
}

/** Asks once more when the API key was renewed while the request was under way: refused, it was not carried out. */
async function exchangeByKey(request: SentRequest): Promise<Response | undefined> {
  const used = currentSession();
  const response = await exchange(request);
  if (response?.status !== 401 || !used || request.renewsKey) return response;
  return (await hasNewerKey(used)) ? exchange(request) : response;
}

/** Sends a request and waits for the answer. Never throws. */
export function sendRequest<Data>(
  { method, path, body }: CallRequest<Data>,
  options: SendOptions = {},
): Promise<Reply<Data>> {
  const reply = replyTo<Data>({ method, path, body, ...options });
  if (options.renewsKey) noteKeyChange(reply);
  return reply;
}

const failed = (failure: Failure): Reply<never> => ({ ok: false, failure });

async function fetchReply<Data>(request: SentRequest): Promise<Reply<Data>> {
  const response = await exchangeByKey(request);
  if (!response) return failed({ kind: 'network' });
  noteServerTime(response.headers.get('date'));
  if (!response.ok) return failed(await readFailure(response));
  const answer: unknown = await response.json().catch(() => undefined);
  return isAnswer<Data>(answer) ? { ok: true, answer } : failed({ kind: 'network' });
}

/** Tells what came of a request, unless whoever asked is gone by then: it is nothing to who has signed in since. */
async function replyTo<Data>(request: SentRequest): Promise<Reply<Data>> {
  const asker = currentSession()?.userId;
  const reply = await fetchReply<Data>(request);
  if (currentSession()?.userId !== asker) return reply;
  if (reply.ok) for (const listener of answerListeners) listener(reply.answer, request);
  else for (const listener of failureListeners) listener(reply.failure, request);
  return reply;
}

/** Sends a call and waits for its answer. Never throws. */
export function send<C extends Call>(
  call: CallTo<C>,
  input: InputOf<C>,
  options?: SendOptions,
): Promise<Reply<AnswerOf<C>>> {
  return sendRequest(requestOf(call, input), options);
}

/** Sends a call and returns its whole answer; throws `CallError`. */
export async function answerTo<C extends Call>(
  to: CallTo<C>,
  input: InputOf<C>,
  options?: SendOptions,
): Promise<Answer<AnswerOf<C>>> {
  const reply = await send(to, input, options);
  if (!reply.ok) throw new CallError(reply.failure);
  return reply.answer;
}

/** Sends a call and returns its data; throws `CallError`. */
export async function call<C extends Call>(
  to: CallTo<C>,
  input: InputOf<C>,
  options?: SendOptions,
): Promise<AnswerOf<C>> {
  const { data } = await answerTo(to, input, options);
  return data;
}

/** Fetches a file or a stream, which come without an envelope. Identified by headers: the cookie may be another account's. */
export function fetchRaw({ path }: Pick<CallTo<Call>, 'path'>, signal?: AbortSignal): Promise<Response> {
  return fetch(path, { headers: identity(), credentials: 'omit', ...(signal && { signal }) });
}
