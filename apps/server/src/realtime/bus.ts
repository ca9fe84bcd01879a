import { EventEmitter } from 'node:events';
import { type LiveEvent, liveEventSchema, type LiveTopic } from '@everdeed/contract';
import { Compile, type Validator } from 'typebox/compile';
import type { Connection } from '../storage/connect.ts';
import { PostgresListener } from './postgres-listener.ts';

/** One channel for all: the payload tells what it is. */
const channel = 'everdeed';
/** PostgreSQL takes payloads below 8000 bytes. */
const maxPayloadBytes = 7_999;

type Message =
  | { readonly event: LiveEvent }
  | { readonly wake: true }
  /** News of the site was written, changed or deleted. */
  | { readonly news: true }
  /** Who is kept out has changed. */
  | { readonly blocks: true }
  /** What was chosen about the site has changed. */
  | { readonly site: true }
  /** A player some of whose tokens are gone. */
  | { readonly revoked: string };

/** What an open page follows. The set of topics can change while it is open. */
export interface Subscription {
  follow(topic: LiveTopic): void;
  leave(topic: LiveTopic): void;
  /** Ends it; nothing is heard after. */
  close(): void;
}

const nothing = (): void => undefined;

/** Events of other processes may be of another version of the program. */
let validator: Validator | undefined;
function isLiveEvent(value: unknown): value is LiveEvent {
  validator ??= Compile(liveEventSchema);
  return validator.Check(value);
}

function readMessage(payload: string): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('wake' in value) return { wake: true };
  if ('news' in value) return { news: true };
  if ('blocks' in value) return { blocks: true };
  if ('site' in value) return { site: true };
  if ('revoked' in value) return typeof value.revoked === 'string' ? { revoked: value.revoked } : undefined;
  return 'event' in value && isLiveEvent(value.event) ? { event: value.event } : undefined;
}

const fits = (payload: string): boolean => Buffer.byteLength(payload) <= maxPayloadBytes;

/** The event as a payload; one that is too long only says that there was something. */
function payloadOf(message: Message): string {
  const whole = JSON.stringify(message);
  if (fits(whole) || !('event' in message)) return whole;
  const { event } = message;
  const short: LiveEvent =
    'taskIds' in event ? { ...event, taskIds: [] } : { kind: 'missed', topic: event.topic };
  return JSON.stringify({ event: short });
}

/**
 * Carries live events and "there is work" between the parts of a server, and between processes on PostgreSQL. What is
 * lost here is found again: pages are told that they may have missed something, workers poll.
 */
export class EventBus {
  readonly #topics = new EventEmitter<Record<LiveTopic, [LiveEvent]>>().setMaxListeners(0);
  readonly #wakes = new EventEmitter().setMaxListeners(0);
  readonly #news = new EventEmitter();
  readonly #blocks = new EventEmitter();
  readonly #site = new EventEmitter();
  readonly #revocations = new EventEmitter().setMaxListeners(0);
  readonly #sending = new Set<Promise<void>>();
  readonly #connection: Connection;
  readonly #listener: PostgresListener | undefined;

  constructor(connection: Connection) {
    const { url } = connection;
    this.#connection = connection;
    if (url === undefined) return;
    this.#listener = new PostgresListener({
      url,
      channel,
      onPayload: (payload) => this.#receive(readMessage(payload)),
      onGap: () => this.#tellGap(),
    });
  }

  async start(): Promise<void> {
    await this.#listener?.start();
  }

  /** Ends once what was said before is on its way. */
  async stop(): Promise<void> {
    await Promise.all(this.#sending);
    await this.#listener?.stop();
  }

  #receive(message: Message | undefined): void {
    if (!message) return;
    if ('event' in message) this.#topics.emit(message.event.topic, message.event);
    else if ('revoked' in message) this.#revocations.emit(message.revoked);
    else if ('news' in message) this.#news.emit('news');
    else if ('blocks' in message) this.#blocks.emit('blocks');
    else if ('site' in message) this.#site.emit('site');
    else this.#wakes.emit('wake');
  }

  #tellGap(): void {
    for (const topic of this.#topics.eventNames()) {
      this.#topics.emit(topic, { kind: 'missed', topic });
    }
    for (const playerId of this.#revocations.eventNames()) this.#revocations.emit(playerId);
    this.#wakes.emit('wake');
    this.#news.emit('news');
    this.#blocks.emit('blocks');
    this.#site.emit('site');
  }

  #send(message: Message): void {
    const { url, db } = this.#connection;
    if (url === undefined) {
      this.#receive(message);
      return;
    }
    const notify = db.selectNoFrom((e) =>
      e.fn<void>('pg_notify', [e.val(channel), e.val(payloadOf(message))]).as('sent'),
    );
    const sent: Promise<void> = notify
      .execute()
      .then(nothing, nothing)
      .finally(() => this.#sending.delete(sent));
    this.#sending.add(sent);
  }

  publish(event: LiveEvent): void {
    this.#send({ event });
  }

  wake(): void {
    this.#send({ wake: true });
  }

  newsChanged(): void {
    this.#send({ news: true });
  }

  blocksChanged(): void {
    this.#send({ blocks: true });
  }

  siteChanged(): void {
    this.#send({ site: true });
  }

  /** Tells that tokens of a player are gone: whoever was let in by one has to be looked at again. */
  revoked(playerId: string): void {
    this.#send({ revoked: playerId });
  }

  /** Returns a function that ends the subscription. */
  onRevoked(playerId: string, listener: () => void): () => void {
    this.#revocations.on(playerId, listener);
    return () => this.#revocations.off(playerId, listener);
  }

  /** Hears the events of the topics that the subscription follows, at first these. */
  subscribe(topics: readonly LiveTopic[], listener: (event: LiveEvent) => void): Subscription {
    const followed = new Set<LiveTopic>();
    const follow = (topic: LiveTopic) => {
      if (!followed.has(topic)) this.#topics.on(topic, listener);
      followed.add(topic);
    };
    const leave = (topic: LiveTopic) => {
      if (followed.delete(topic)) this.#topics.off(topic, listener);
    };
    for (const topic of topics) follow(topic);
    return {
      follow,
      leave,
      close: () => {
        for (const topic of followed) leave(topic);
      },
    };
  }

  /** Returns a function that ends the subscription. */
  onNews(listener: () => void): () => void {
    this.#news.on('news', listener);
    return () => this.#news.off('news', listener);
  }

  /** Returns a function that ends the subscription. */
  onBlocks(listener: () => void): () => void {
    this.#blocks.on('blocks', listener);
    return () => this.#blocks.off('blocks', listener);
  }

  /** Returns a function that ends the subscription. */
  onSite(listener: () => void): () => void {
    this.#site.on('site', listener);
    return () => this.#site.off('site', listener);
  }

  /** Returns a function that ends the subscription. */
  onWake(listener: () => void): () => void {
    this.#wakes.on('wake', listener);
    return () => this.#wakes.off('wake', listener);
  }
}
