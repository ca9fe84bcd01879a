import { createServer, type Server } from 'node:http';
import { numberIn } from '@everdeed/content/values';
import { type Json, parseJson } from './format.ts';

export interface Delivery {
  to: string;
  body: Json;
}

/** A webhook receiver on loopback. */
export class Sink {
  readonly #server: Server;
  #received: Delivery[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<Sink> {
    const server = createServer();
    const sink = new Sink(server);
    server.on('request', (incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = parseJson(Buffer.concat(chunks).toString('utf8') || 'null');
        sink.#received.push({ to: incoming.url ?? '/', body });
        outgoing.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    return `http://127.0.0.1:${numberIn(this.#server.address(), 'port')}`;
  }

  /** Returns what has arrived since the last call, waiting up to `waitMs` for `count` deliveries. */
  async take(count: number, waitMs = 2000): Promise<Delivery[]> {
    const giveUpAt = Date.now() + waitMs;
    while (this.#received.length < count && Date.now() < giveUpAt)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const taken = this.#received;
    this.#received = [];
    return taken;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
