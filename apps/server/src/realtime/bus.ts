import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Connection } from '../storage/connect.ts';
import type { LiveEvent } from '../storage/stores.ts';

/** One channel for all: the payload tells what it is. Ids only, a payload is at most 8000 bytes. */
const channel = 'everdeed';
const idsPerEvent = 100;
const reconnectMs = 1000;

type Message = { readonly event: LiveEvent } | { readonly wake: true };

/**
 * Carries live events and "there is work" between the parts of a server, and between processes on
 * PostgreSQL. What is lost here is found again: pages refetch when they reconnect, workers poll.
 */
export class EventBus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #connection: Connection;
  #listener: pg.Client | undefined;
  #closed = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async start(): Promise<void> {
    if (this.#connection.url) await this.#listen(this.#connection.url);
  }

  async #listen(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', ({ payload }) => this.#receive(JSON.parse(payload ?? '{}') as Message));
    client.on('error', () => this.#reconnect(url));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    this.#listener = client;
  }

  #reconnect(url: string): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#listen(url).catch(() => this.#reconnect(url));
    }, reconnectMs).unref();
  }

  #receive(message: Message): void {
    if ('event' in message) this.#emitter.emit(`player:${message.event.userId}`, message.event);
    else this.#emitter.emit('wake');
  }

  #send(message: Message): void {
    const { url, db } = this.#connection;
    if (!url) {
      this.#receive(message);
      return;
    }
    const payload = JSON.stringify(message);
    const notify = db.selectNoFrom((e) =>
      e.fn<void>('pg_notify', [e.val(channel), e.val(payload)]).as('sent'),
    );
    notify.execute().catch(() => undefined);
  }

  publish(event: LiveEvent): void {
    const { taskIds } = event;
    const short = taskIds && taskIds.length > idsPerEvent ? { ...event, taskIds: [] } : event;
    this.#send({ event: short });
  }

  wake(): void {
    this.#send({ wake: true });
  }

  /** Gives a function that ends the subscription. */
  onPlayer(userId: string, listener: (event: LiveEvent) => void): () => void {
    this.#emitter.on(`player:${userId}`, listener);
    return () => this.#emitter.off(`player:${userId}`, listener);
  }

  onWake(listener: () => void): () => void {
    this.#emitter.on('wake', listener);
    return () => this.#emitter.off('wake', listener);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await this.#listener?.end();
  }
}
