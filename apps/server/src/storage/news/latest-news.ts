import { Fresh } from '../fresh.ts';

/** What everybody's answers need of a post. */
export interface Headline {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since the epoch. */
  readonly publishAt: number;
}

/**
 * The latest news post, in memory: no answer asks the database whether there is news. It knows those that are still to
 * come out, too, which then do so by themselves.
 */
export class LatestNews {
  readonly #headlines = new Fresh<readonly Headline[]>([]);

  constructor(readonly now: () => number) {}

  /** The latest post that is out at an instant (ms), by default now. */
  at(instant = this.now()): Headline | undefined {
    return this.#headlines.value.find(({ publishAt }) => publishAt <= instant);
  }

  /** Takes over what the database says: the published posts, the latest date first, down to the one that is out. */
  keep(headlines: readonly Headline[]): void {
    this.#headlines.keep(headlines);
  }

  /** The same for what has to be read first. Whatever is kept meanwhile is newer, and stays. */
  async refresh(read: () => Promise<readonly Headline[]>): Promise<void> {
    const headlines = await this.#headlines.reading(read);
    if (headlines) this.keep(headlines);
  }
}
