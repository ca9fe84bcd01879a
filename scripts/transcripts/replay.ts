import { driftOf } from '@everdeed/contract/drift';
import { Bindings } from './bindings.ts';
import { checkAnswer } from './check-answer.ts';
import { compare } from './compare.ts';
import type { Control } from './control.ts';
import {
  type CallLine,
  type Json,
  type JsonObject,
  type Line,
  objectOf,
  parseJson,
  type ReadLine,
  type Transcript,
  type WebhookLine,
} from './format.ts';
import { type HttpAnswer, send } from './http-client.ts';
import { Players } from './players.ts';
import type { Sink } from './sink.ts';

export interface Failure {
  line: string;
  differences: string[];
}

export interface ReplayResult {
  family: string;
  passed: number;
  failures: Failure[];
}

export interface Target {
  server: string;
  control: Control;
  sink: Sink;
  /** Hears every request and its answer. */
  heard?: (exchange: HeardExchange) => void;
}

/** A request of a conversation, and what it was answered. */
export interface HeardExchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body: string | undefined;
  readonly answer: HttpAnswer;
}

const TAVERN = {
  _id: '00000000-0000-4000-A000-000000000000',
  type: 'guild',
  privacy: 'public',
  name: 'Tavern',
  memberCount: 0,
  leader: '7bde7864-ebc5-4ee2-a4b7-1070d464cdb0',
};

/** Replays a conversation, starting from an empty database. Every call, webhook and read counts as one case. */
export class Replay {
  readonly #transcript: Transcript;
  readonly #target: Target;
  readonly #bindings: Bindings;
  readonly #players = new Players();
  readonly #result: ReplayResult;

  constructor(transcript: Transcript, target: Target) {
    this.#transcript = transcript;
    this.#target = target;
    this.#result = { family: transcript.family, passed: 0, failures: [] };
    const startMs = Date.parse(transcript.meta.start);
    this.#bindings = new Bindings({ startMs, sink: target.sink.url, server: target.server });
  }

  async run(): Promise<ReplayResult> {
    const { meta, lines } = this.#transcript;
    await this.#target.control.reset();
    await this.#target.control.clock(this.#bindings.places.startMs);
    await this.#target.control.dice(meta.dice);
    await this.#openTavern();
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      if (line) await this.#play(line, followingWebhooks(lines, index));
    }
    return this.#result;
  }

  /** Creates the tavern, which exists in every recorded database, unless the server has its own. */
  async #openTavern(): Promise<void> {
    const found = await this.#target.control.read('groups', { _id: TAVERN._id }).catch(() => [null]);
    if (found.length === 0) await this.#target.control.write({ collection: 'groups', insert: [TAVERN] });
  }

  async #play(line: Line, webhooks: WebhookLine[]): Promise<void> {
    const { control } = this.#target;
    if (line.kind === 'call') await this.#call(line, webhooks);
    else if (line.kind === 'clock') await control.clock(this.#bindings.places.startMs + line.at);
    else if (line.kind === 'dice') await control.dice(line.value);
    else if (line.kind === 'read') await this.#attempt(describeRead(line), () => this.#read(line));
    else if (line.kind === 'write')
      await this.#change(line.collection, { id: line.id, set: line.set ?? {}, unset: line.unset ?? [] });
    else if (line.kind === 'insert') await this.#change(line.collection, { insert: [line.doc] });
  }

  /** Reports a change that the server cannot make once, as a separate failure. */
  async #change(collection: string, change: JsonObject): Promise<void> {
    const sent = objectOf(this.#bindings.substitute({ collection, ...change }));
    await this.#target.control
      .write(sent)
      .catch((error: unknown) => this.#fail(`write ${collection}`, [String(error)]));
  }

  async #attempt(name: string, check: () => Promise<string[]>): Promise<void> {
    const differences = await check().catch((error: unknown) => [String(error)]);
    if (differences.length > 0) this.#fail(name, differences);
    else this.#result.passed += 1;
  }

  #fail(line: string, differences: string[]): void {
    this.#result.failures.push({ line, differences });
  }

  async #call(call: CallLine, webhooks: WebhookLine[]): Promise<void> {
    await this.#attempt(`#${call.n} ${call.method} ${call.path} as ${call.as ?? 'nobody'}`, async () => {
      await this.#target.control.clock(this.#bindings.places.startMs + call.at);
      const answer = await this.#send(call);
      await this.#target.control.settle();
      if (call.binds) this.#players.bind(call.binds, jsonOf(answer));
      if (call.rebinds) this.#players.rebind(call.rebinds, jsonOf(answer));
      return [...checkAnswer(call, answer, this.#bindings), ...this.#drift(call, answer)];
    });
    const received = await this.#target.sink.take(webhooks.length);
    for (const webhook of webhooks)
      await this.#attempt(`webhook ${webhook.to} after #${call.n}`, async () =>
        this.#webhook(webhook, received),
      );
  }

  async #send(call: CallLine): Promise<HttpAnswer> {
    const headers = { 'content-type': 'application/json', ...this.#transcript.meta.headers, ...call.headers };
    const sent: Record<string, string> = this.#players.headersOf(call.as);
    for (const [name, value] of Object.entries(headers))
      if (value !== null) sent[name] = this.#bindings.text(value);
    const body = call.body === undefined ? undefined : bodyText(this.#bindings.substitute(call.body));
    if (body === undefined) delete sent['content-type'];
    const url = this.#bindings.text(call.path);
    const { server, heard } = this.#target;
    const options = { method: call.method, headers: sent, ...(body === undefined ? {} : { body }) };
    const answer = await send(server + url, options);
    heard?.({ method: call.method, url, body, answer });
    return answer;
  }

  /** What the contract says besides of every answer that the transcript provokes. */
  #drift({ method, path }: CallLine, answer: HttpAnswer): string[] {
    const body = jsonOf(answer) ?? answer.text;
    return driftOf({ method, url: this.#bindings.text(path), status: answer.status, body });
  }

  async #read(line: ReadLine): Promise<string[]> {
    const where = objectOf(this.#bindings.substitute(line.filter));
    return compare(
      line.docs,
      await this.#target.control.read(line.collection, where),
      this.#bindings,
      {},
      line.collection,
    );
  }

  #webhook(webhook: WebhookLine, received: { to: string; body: Json }[]): string[] {
    const path = webhook.to.startsWith('/') ? webhook.to : `/${webhook.to}`;
    const candidates = received.filter((delivery) => delivery.to === path);
    let nearest = [`nothing came to ${path}`];
    for (const delivery of candidates) {
      const trial = this.#bindings.trial();
      nearest = compare(webhook.body, delivery.body, trial);
      if (nearest.length > 0) continue;
      this.#bindings.adopt(trial);
      received.splice(received.indexOf(delivery), 1);
      break;
    }
    return nearest;
  }
}

const describeRead = (line: ReadLine): string => `read ${line.collection} ${JSON.stringify(line.filter)}`;
const bodyText = (body: Json): string => (typeof body === 'string' ? body : JSON.stringify(body));

function jsonOf(answer: HttpAnswer): Json | undefined {
  try {
    return parseJson(answer.text);
  } catch {
    return undefined;
  }
}

function followingWebhooks(lines: Line[], index: number): WebhookLine[] {
  const found: WebhookLine[] = [];
  for (const line of lines.slice(index + 1)) {
    if (line.kind !== 'webhook') break;
    found.push(line);
  }
  return found;
}
