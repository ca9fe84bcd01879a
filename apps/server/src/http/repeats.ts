import { hash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  findTokenOwnerByHash,
  type OwnerWithRow,
  tokenHash,
  useNotedEveryMs,
} from '../security/token-store.ts';
import type { Services } from '../services.ts';
import type { KeptEncoding } from './kept-answer.ts';
import type { KeptText } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly repeats: Repeats;
  }
}

/** An answer as it went out, for the same question again. */
interface Repeat {
  readonly kept: WeakRef<KeptText>;
  /** Under which its bytes are kept. */
  readonly encoding: KeptEncoding;
  /** Names and values in turn, as they go over the line. */
  readonly head: readonly string[];
  readonly route: string;
  readonly tokenHash: string;
  readonly caller: Omit<Actor, 'row'>;
  readonly madeAt: number;
  /** Whose token it was when somebody looked last, and the version of the database before that. */
  checked?: { readonly owner: OwnerWithRow; readonly version: number | undefined };
}

/** What was answered, and whom. */
interface Answered {
  readonly kept: KeptText;
  readonly encoding: KeptEncoding;
  readonly actor: Actor;
}

/** Hears of each answer: its route, and how long it took (ms). */
type Listener = (route: string, ms: number) => void;

/** How many questions are known, and how long an answer is believed (ms). */
const maxQuestions = 2_000;
const believedMs = 60_000;

/**
 * Everything of a request that an answer can depend on: who connects, what is asked, and every header. Hashed, since
 * tokens are among them.
 */
const questionOf = ({ socket, url, rawHeaders }: IncomingMessage): string =>
  hash('sha256', `${socket.remoteAddress} ${url}\n${rawHeaders.join('\n')}`, 'base64');

/** Whether nothing but the head is asked with, and something is answered: bodies and HEAD go the long way. */
function isPlain({ method, headers }: FastifyRequest): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return method === 'GET' && length === '0' && encoding === undefined;
}

/** The head of an answer that was sent as it is; undefined if something was made of it on the way. */
function headOf(reply: FastifyReply, length: number | undefined): string[] | undefined {
  const headers = reply.getHeaders();
  const isWhole = reply.statusCode === 200 && Number(headers['content-length']) === length;
  // Neither an instant nor what is counted is the same another time.
  if (!isWhole || 'date' in headers || 'x-ratelimit-limit' in headers) return undefined;
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, String(one)]),
  );
}

/**
 * Answers to reads that are asked for again word for word, such as by pages that look whether something is new. The way
 * of a request is short then: is the token still good, and is the row of the player the one that the answer was made from?
 * Both are read again whenever anybody has committed anything. Then the same bytes go out again. Anything else goes the long way, which decides.
 */
class Repeats {
  readonly #known = new Map<string, Repeat>();
  readonly #askedOnce = new Set<string>();
  readonly #listeners: Listener[] = [];
  #isClosing = false;

  constructor(readonly services: Services) {}

  onAnswer(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** From now on the long way says that the server is closing. */
  close(): void {
    this.#isClosing = true;
  }

  /** Everything goes the long way again, once: who is kept out may be others now. */
  forget(): void {
    this.#known.clear();
  }

  /** Remembers how a question is answered, once its answer is out. */
  note(request: FastifyRequest, reply: FastifyReply, answered: Answered): void {
    if (!isPlain(request) || request.headers['x-api-key'] === undefined) return;
    reply.raw.once('finish', () => this.#keep(request, reply, answered));
  }

  /** Only what is asked twice: most questions with a mark of their own, such as a proxy's, never come again. */
  #keep(request: FastifyRequest, reply: FastifyReply, answered: Answered): void {
    const question = questionOf(request.raw);
    if (!this.#askedOnce.delete(question)) {
      if (this.#askedOnce.size >= maxQuestions) this.#askedOnce.clear();
      this.#askedOnce.add(question);
      return;
    }
    const head = headOf(reply, answered.kept.answers.get(answered.encoding)?.length);
    if (!head) return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxQuestions && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(question, this.#repeatOf(request, answered, head));
  }

  #repeatOf({ headers, routeOptions }: FastifyRequest, answered: Answered, head: readonly string[]): Repeat {
    const { kept, encoding, actor } = answered;
    const { row: _row, ...caller } = actor;
    return {
      kept: new WeakRef(kept),
      encoding,
      head,
      route: routeOptions.url ?? 'none',
      tokenHash: tokenHash(String(headers['x-api-key'])),
      caller,
      madeAt: this.services.system.now(),
    };
  }

  /** Stands before what listens for requests: that gets those which are not repeated. */
  guard(server: Server): void {
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const others = () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      };
      const repeat = this.#find(request);
      if (repeat) void this.#answer(repeat, response, others);
      else others();
    });
  }

  #find(request: IncomingMessage): Repeat | undefined {
    const isAsked = request.method === 'GET' && request.url?.startsWith('/api/') === true;
    return isAsked && !this.#isClosing && this.#known.size > 0
      ? this.#known.get(questionOf(request))
      : undefined;
  }

  async #answer(repeat: Repeat, response: ServerResponse, others: () => void): Promise<void> {
    const began = performance.now();
    const bytes = await this.#bytesOf(repeat);
    if (!bytes) return others();
    response.writeHead(200, [...repeat.head]);
    response.end(bytes, () => {
      for (const listener of this.#listeners) listener(repeat.route, performance.now() - began);
    });
  }

  /** The answer, if it is right now, and what it tells is durable. The long way reports what fails here. */
  async #bytesOf(repeat: Repeat): Promise<Buffer | undefined> {
    const now = this.services.system.now();
    if (Math.abs(now - repeat.madeAt) > believedMs) return undefined;
    try {
      const owner = this.#ownerBefore(repeat) ?? (await this.#findOwner(repeat));
      const kept = owner && isSameCaller(repeat.caller, owner, now) ? repeat.kept.deref() : undefined;
      return owner && kept?.isStill(owner, now) ? kept.answers.get(repeat.encoding) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whose token it still is, if nobody has committed anything since that was looked up. */
  #ownerBefore({ checked }: Repeat): OwnerWithRow | undefined {
    const { version } = this.services.storage;
    return version !== undefined && checked?.version === version ? checked.owner : undefined;
  }

  async #findOwner(repeat: Repeat): Promise<OwnerWithRow | undefined> {
    const { storage } = this.services;
    const { version } = storage;
    const owner = await findTokenOwnerByHash(
      storage.runner,
      repeat.tokenHash,
      storage.cache.isAlone(repeat.caller.id),
    );
    if (storage.settling) await storage.settling;
    if (owner) repeat.checked = { owner, version };
    return owner;
  }
}

/** Whether the token is whose it was, as it was; one whose use is to be noted goes the long way. */
const isSameCaller = (actor: Repeat['caller'], owner: OwnerWithRow, now: number): boolean =>
  owner.blocked !== 1 &&
  owner.token_id === actor.tokenId &&
  owner.id === actor.id &&
  (owner.language ?? undefined) === actor.language &&
  owner.last_used_at !== null &&
  Math.abs(now - owner.last_used_at) <= useNotedEveryMs;

/** Has a server answer what is asked again from what it answered before. */
export function addRepeats(server: FastifyInstance, services: Services): void {
  const repeats = new Repeats(services);
  server.decorate('repeats', repeats);
  server.addHook('preClose', async () => repeats.close());
  repeats.guard(server.server);
}
