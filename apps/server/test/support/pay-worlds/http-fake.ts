import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a fake reads it. */
export interface FakeRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A server of this process that stands for somebody else's API. */
export class HttpFake {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #answerOf: (request: FakeRequest) => FakeAnswer;
  /** Answers 503 to everything. */
  isDown = false;
  /** Carries out requests that fit, and closes the connection instead of answering. */
  breakOff: ((request: FakeRequest) => boolean) | undefined;
  /** What it was asked, such as `GET /v1/charges/x`. */
  readonly asked: string[] = [];

  constructor(answerOf: (request: FakeRequest) => FakeAnswer) {
    this.#answerOf = answerOf;
  }

  start = (): Promise<void> => new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get url(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', this.url);
    const { method = 'GET', headers } = incoming;
    const request = { method, path, query, headers, body: await bodyOf(incoming) };
    this.asked.push(`${method} ${path}`);
    if (this.isDown) return void outgoing.writeHead(503).end('{}');
    const { status, body } = this.#answerOf(request);
    if (this.breakOff?.(request)) return void incoming.socket.destroy();
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    outgoing.end(body === undefined ? '' : JSON.stringify(body));
  }
}
