import { createServer, type ServerResponse } from 'node:http';
import { fieldsIn, numberIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Answer, Caller } from './server.ts';

const accept = (outgoing: ServerResponse): unknown => outgoing.writeHead(200).end();

/** A receiver of webhooks in this process, which keeps what is posted to it. */
export class HookSink {
  readonly #server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = fieldsIn(JSON.parse(Buffer.concat(chunks).toString()));
      this.received.push({ path: incoming.url ?? '', body });
      this.answerWith(outgoing);
    });
  });
  readonly received: { path: string; body: Record<string, unknown> }[] = [];
  /** Sends the answer, 200 at first; tests replace it. */
  answerWith = accept;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Forgets what it got, and accepts everything again. */
  clear(): void {
    this.received.length = 0;
    this.answerWith = accept;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get port(): number {
    return numberIn(this.#server.address(), 'port');
  }

  /** Where it listens, without a path. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Asks for a webhook of a player that posts here, to `/all` unless told otherwise. */
  addTo(player: Caller, fields: Record<string, unknown>): Promise<Answer> {
    return player.post('/user/webhook', { url: `${this.url}/all`, ...fields });
  }
}

/** One sink for a suite, which each test finds empty. */
export function eachHookSink(): HookSink {
  const sink = new HookSink();
  beforeAll(() => sink.start());
  afterAll(() => sink.close());
  beforeEach(() => sink.clear());
  return sink;
}
