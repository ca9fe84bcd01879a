import type { Kysely } from 'kysely';
import type { Connection } from './connect.ts';
import type { QueryRunner } from './hot-query.ts';
import { LatestNews } from './news/latest-news.ts';
import { OpenTx, type TxSurroundings } from './open-tx.ts';
import type { Database } from './schema.ts';
import { SectionCache } from './section-cache.ts';
import { type ContextOptions, StoresContext, StoreSet, type TxOptions } from './store-set.ts';

export interface StorageOptions extends TxSurroundings {
  readonly connection: Connection;
}

/** All stores over one connection. */
export class Storage {
  readonly cache = new SectionCache();
  readonly news: LatestNews;

  constructor(readonly options: StorageOptions) {
    this.news = new LatestNews(options.now);
  }

  get db(): Kysely<Database> {
    return this.options.connection.db;
  }

  get runner(): QueryRunner {
    return this.options.connection.runner;
  }

  /** Resolves when everything that a read may have seen is durable; absent if it is already. */
  get settling(): Promise<void> | undefined {
    return this.options.connection.settling;
  }

  /** Differs whenever anything was committed; undefined if that can't be told without reading (`Connection.version`). */
  get version(): number | undefined {
    return this.options.connection.version;
  }

  /** Differs whenever access may have changed; undefined if that can't be told without reading (`Connection.accessVersion`). */
  get accessVersion(): number | undefined {
    return this.options.connection.accessVersion;
  }

  /**
   * Stores for reading without locks; create new ones for every unit of work. `known` is a player's row that
   * was just read.
   */
  reader(known?: ContextOptions['known']): StoreSet {
    return new StoreSet(new StoresContext(this, this, { inTransaction: false, known }));
  }

  async begin(options: TxOptions = {}): Promise<OpenTx> {
    const transaction = await this.options.connection.begin(options.actorId);
    const context = new StoresContext(transaction, this, {
      inTransaction: true,
      ...options,
    });
    return new OpenTx(transaction, new StoreSet(context), this.options);
  }

  /** Runs work in a transaction of its own: for jobs and tools. Handlers use `work.transaction`. */
  async run<T>(work: (tx: OpenTx) => Promise<T>, options: TxOptions = {}): Promise<T> {
    const tx = await this.begin(options);
    let value: T;
    try {
      value = await work(tx);
    } catch (error) {
      await tx.rollback();
      throw error;
    }
    await tx.commit();
    return value;
  }
}
