import { connect, type Socket } from 'node:net';

/** A request to be sent. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const headEnd = Buffer.from('\r\n\r\n');

/** A request as it goes over the line. */
function textOf(host: string, { method, path, headers = {}, body = '' }: Shot): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(body);
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${length}\r\n${lines.join('')}\r\n${body}`;
}

/** What is known of an answer from its head: its status, and how long it is with its head (bytes). */
function readHead(received: Buffer): { readonly status: number; readonly length: number } | undefined {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer that does not say how long it is: ${head}`);
  return { status: Number(head.slice(9, 12)), length: end + headEnd.length + Number(length) };
}

/**
 * A connection that sends one request after another and reads whole answers. It does much less than an HTTP client, so
 * that what the load costs is the server's work: both share the processor.
 */
export class Lane {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((status: number) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  constructor(base: string) {
    const { hostname, port, host } = new URL(base);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('the server hung up')));
  }

  /** Sends a request and gives the status of its answer, once the whole of it is there. */
  send(shot: Shot): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(textOf(this.#host, shot));
    });
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const head = readHead(this.#received);
    if (!head || this.#received.length < head.length) return;
    this.#received = Buffer.alloc(0);
    this.#answered?.(head.status);
  }
}
