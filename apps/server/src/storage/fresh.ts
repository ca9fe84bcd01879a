/** What a process keeps in memory of something that is stored, and that others can change. */
export class Fresh<T> {
  #value: T;
  #changes = 0;

  constructor(first: T) {
    this.#value = first;
  }

  get value(): T {
    return this.#value;
  }

  /** Takes over what is stored. */
  keep(value: T): void {
    this.#changes += 1;
    this.#value = value;
  }

  /** Reads what is to be kept; undefined if something was kept meanwhile, or is read by now: that is newer, and stays. */
  async reading<R>(read: () => Promise<R>): Promise<R | undefined> {
    this.#changes += 1;
    const change = this.#changes;
    const value = await read();
    return change === this.#changes ? value : undefined;
  }
}
