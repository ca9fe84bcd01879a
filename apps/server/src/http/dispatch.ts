import { hash } from 'node:crypto';
import { valueIn } from '@everdeed/content/values';
import { type ApiVersion, type CheckFailure, mayChange } from '@everdeed/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isCollision } from '../storage/failures.ts';
import type { KeptText } from '../storage/stores.ts';
import { authenticate, BlockedAccount } from './authenticate.ts';
import { type PlayerTail, refusalBody, refusalStatus, successText } from './envelope.ts';
import { isForAll, isKnown } from './etag.ts';
import { requireChecks, parseInput, rawInput } from './input.ts';
import { keptEncodingOf, sendKept } from './kept-answer.ts';
import { negotiateLanguage } from '../words/language.ts';
import { CallRefusal } from '../work/refusal.ts';
import { noteThirdParty } from './third-party.ts';
import { JsonText, Reply, type ReplyParts } from './reply.ts';
import { rawBodyOf } from './raw-body.ts';
import { AnonymousReplay } from './replay.ts';
import { header, requestInfo } from './request-info.ts';
import { findAnswer, operationKey, RequestWork } from './request-work.ts';
import { sendPacked } from './send-packed.ts';
import type { OperationKey, StoredAnswer } from './stored-answer.ts';
import type { Actor } from '../work/actor.ts';
import type { RequestInfo, Route } from './route.ts';
import { sessionCookie, type SessionCookies } from './session-cookie.ts';

/** Maximum attempts for a request that collides with others. */
const attempts = 4;

const textOf = (body: string | Buffer): string => (typeof body === 'string' ? body : '');

const partsOf = (value: unknown): ReplyParts =>
  value instanceof Reply ? value.parts : { data: value === undefined ? {} : value };

/** The cacheable text of an answer, if it is nothing but a stored player. */
function keptOf({ data, message, status, headers }: ReplyParts, tail: PlayerTail): KeptText | undefined {
  const kept = data instanceof JsonText ? data.kept : undefined;
  return kept?.player === tail.player && !message && !status && !headers ? kept : undefined;
}

function languageOf(request: FastifyRequest, actor: Actor | undefined): string {
  return negotiateLanguage(
    valueIn(request.query, 'lang'),
    actor?.language,
    header(request, 'accept-language'),
  );
}

/** Sends a refusal in its envelope. */
export function sendRefusal(services: Services, reply: FastifyReply, refused: CallRefusal, language: string) {
  return reply
    .code(refusalStatus(refused))
    .headers({ ...refused.detail.headers })
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refused, services.words, language)));
}

function sendStored(reply: FastifyReply, { status, text }: StoredAnswer) {
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text);
}

/** Sends a redirect, with a line of text for clients that don't follow it. */
const sendRedirect = (reply: FastifyReply, place: string, status: number) =>
  reply.code(status).header('location', place).type('text/plain; charset=utf-8').send(`see ${place}`);

/** A request on its way through a route. */
class Dispatch {
  constructor(
    readonly services: Services,
    readonly route: Route,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    readonly actor: Actor | undefined,
    readonly info: RequestInfo,
  ) {}

  get key(): OperationKey | undefined {
    const { method, url, body } = this.request;
    const key = header(this.request, 'idempotency-key');
    if (key === undefined || !mayChange(this.route.call)) return undefined;
    const asked = this.route.call.rawBody ? hash('sha256', rawBodyOf(this.request), 'base64url') : body;
    return operationKey(key, method, url, asked);
  }

  /** What this key was answered before, to this caller or, where the caller is unknown, to whoever had the key. */
  #known(key: OperationKey | undefined): Promise<StoredAnswer | undefined> | undefined {
    if (!key) return undefined;
    if (this.actor) return findAnswer(this.services, this.actor.id, key);
    return new AnonymousReplay(this.services).find(key);
  }

  /** Whether a repeat collides with the first one, and leaves nothing behind: then it need not be looked for before. */
  get #noticesRepeats(): boolean {
    return this.route.isUndoneWhole === true && this.actor !== undefined;
  }

  #sendAgain(known: StoredAnswer) {
    return sendStored(this.reply.header('Idempotent-Replayed', 'true'), known);
  }

  async run() {
    const key = this.key;
    for (let attempt = 1; ; attempt++) {
      const known = attempt === 1 && this.#noticesRepeats ? undefined : await this.#known(key);
      if (known) return this.#sendAgain(known);
      const row = attempt === 1 ? this.actor?.row : undefined;
      const work = new RequestWork(this.services, key, {
        now: this.info.now,
        actorId: this.actor?.id,
        row,
      });
      try {
        return await this.#attempt(work);
      } catch (error) {
        await work.rollback();
        if (isCollision(error) && attempt < attempts) continue;
        // The same request may have gone through meanwhile, and be what this one was refused for.
        const meanwhile = error instanceof CallRefusal ? await this.#known(key) : undefined;
        if (meanwhile) return this.#sendAgain(meanwhile);
        throw error;
      }
    }
  }

  async #attempt(work: RequestWork) {
    const parts = partsOf(await this.#carryOut(work));
    const { reply, info } = this;
    if (parts.headers) reply.headers(parts.headers);
    const isWhole = parts.bare ?? (parts.raw ?? parts.packed ?? parts.redirect) !== undefined;
    const tail = isWhole ? undefined : await work.tail();
    const kept = tail && keptOf(parts, tail);
    if (kept) return this.#sendKept(work, kept, parts, tail);
    const answer = this.#answerOf(parts, tail, info.language);
    await work.commitWith(answer);
    if (tail) await noteThirdParty(this.services, tail.player, info);
    if (parts.packed) return sendPacked(this.request, reply, parts.packed);
    if (parts.redirect !== undefined) return sendRedirect(reply, parts.redirect, parts.status ?? 302);
    if (isForAll(this.route.call, parts) && isKnown(this.request, reply, parts.raw?.body ?? answer.text))
      return reply.code(304).send();
    if (parts.raw) return reply.code(answer.status).type(parts.raw.contentType).send(parts.raw.body);
    return sendStored(reply, answer);
  }

  async #sendKept(work: RequestWork, kept: KeptText, parts: ReplyParts, tail: PlayerTail) {
    await work.settle();
    await noteThirdParty(this.services, tail.player, this.info);
    const whole = () => successText(parts, tail, this.services.words, this.info.language);
    const { actor, request, reply } = this;
    const encoding = keptEncodingOf(request);
    if (actor && this.route.call.auth === 'user')
      request.server.repeats.note(request, reply, { kept, encoding, actor });
    return sendKept(reply, kept, encoding, whole);
  }

  #answerOf(parts: ReplyParts, tail: Parameters<typeof successText>[1], language: string): StoredAnswer {
    const { words } = this.services;
    // Raw answers only come from reads and are never stored for repeats.
    if (parts.packed) return { status: 200, text: '' };
    if (parts.raw) return { status: parts.status ?? 200, text: textOf(parts.raw.body) };
    if (parts.refusal) {
      const text = JSON.stringify(refusalBody(parts.refusal, words, language));
      return { status: refusalStatus(parts.refusal), text, isEnvelope: true };
    }
    const status = parts.status ?? 200;
    const text = successText(parts, tail, words, language);
    const isEnvelope = parts.redirect === undefined;
    return parts.secret ? { status, text, isEnvelope, secret: true } : { status, text, isEnvelope };
  }

  /** What the handler answers; a refusal that keeps what was changed is an answer too. */
  async #carryOut(work: RequestWork): Promise<unknown> {
    try {
      return await this.#handle(work);
    } catch (error) {
      if (error instanceof CallRefusal && error.keeps) return new Reply({ refusal: error });
      throw error;
    }
  }

  #handle(work: RequestWork): unknown {
    const { call, handler } = this.route;
    const raw = rawInput(this.request);
    if (!call.lateChecks) requireChecks(call, raw);
    const input = parseInput(call, raw);
    const check = (more?: readonly CheckFailure[]) => requireChecks(call, raw, more);
    return handler(work, {
      actor: this.actor,
      ...input,
      rawBody: rawBodyOf(this.request),
      info: this.info,
      check,
    });
  }
}

function authenticateRequest(services: Services, route: Route, request: FastifyRequest) {
  const { storage, owners, secret, system, settings } = services;
  const credentials = {
    user: header(request, 'x-api-user'),
    key: header(request, 'x-api-key'),
    client: header(request, 'x-client'),
    cookie: request.headers.cookie === undefined ? undefined : request.cookies[sessionCookie],
  };
  return authenticate(route.call, credentials, {
    storage,
    owners,
    secret,
    now: () => system.now(),
    requireClient: settings.requireClient,
  });
}

/** Answers a request to a route: authentication, checks, handler and envelope. */
export function dispatcher(services: Services, cookies: SessionCookies, route: Route, version: ApiVersion) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (route.call.auth !== 'none') reply.header('Cache-Control', 'no-store');
    let known: Actor | undefined;
    try {
      const actor = await authenticateRequest(services, route, request);
      known = actor;
      const language = languageOf(request, actor);
      if (actor) cookies.set(request, reply, actor);
      const info = requestInfo(request, version, language, services.system.now());
      return await new Dispatch(services, route, request, reply, actor, info).run();
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error;
      const whose = error instanceof BlockedAccount ? error.actor : known;
      return sendRefusal(services, reply, error, languageFor(error, languageOf(request, whose)));
    }
  };
}

const languageFor = (refused: CallRefusal, language: string): string =>
  refused.key === 'missingClientHeader' ||
  refused.key === 'missingAuthHeaders' ||
  refused.errorClass === 'invalid_credentials'
    ? 'en'
    : language;
