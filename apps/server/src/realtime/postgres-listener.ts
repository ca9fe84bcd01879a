import pg from 'pg';

/** Wait before the first attempt to listen again; doubled at each one that fails, up to the longest. */
const firstWaitMs = 1_000;
const maxWaitMs = 30_000;
/** How long a connection may take to be made. */
const connectMs = 5_000;

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Listening has begun anew: what was sent meanwhile is lost. */
  readonly onGap: () => void;
}

/**
 * A connection that listens to a channel. When it breaks it is made anew, for as long as that takes; nothing that
 * happens to it ends the process.
 */
export class PostgresListener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #waitMs = firstWaitMs;
  #stopped = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Rejects when the first connection cannot be made. */
  async start(): Promise<void> {
    await this.#listen();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    const { url, channel, onPayload } = this.#options;
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    });
    // One lost connection tells of itself in several ways.
    let isLost = false;
    const lose = () => {
      if (isLost || this.#client !== client) return;
      isLost = true;
      this.#client = undefined;
      client.end().catch(() => undefined);
      this.#later();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#waitMs = firstWaitMs;
    if (this.#stopped) await this.stop();
  }

  #later(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#again(), this.#waitMs);
    this.#timer.unref();
    this.#waitMs = Math.min(this.#waitMs * 2, maxWaitMs);
  }

  async #again(): Promise<void> {
    try {
      await this.#listen();
    } catch {
      this.#later();
      return;
    }
    this.#options.onGap();
  }
}
