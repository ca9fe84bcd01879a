import { randomBytes, randomUUID } from 'node:crypto';
import type { Json } from './format.ts';

const INSTANT = /<(time|iso):([+-]?\d+)>/g;
const IDENTIFIER = /<(uuid|oid):\d+>/g;

/** Facts about one replay that placeholders stand for. */
export interface Places {
  /** Start of the conversation, in milliseconds since the epoch. */
  startMs: number;
  /** Base URL of the webhook receiver. */
  sink: string;
  server: string;
}

/** What the numbered placeholders of a file stand for, learnt as the conversation goes on. */
export class Bindings {
  readonly #known: Map<string, string>;
  readonly places: Places;

  constructor(places: Places, known: ReadonlyMap<string, string> = new Map()) {
    this.places = places;
    this.#known = new Map(known);
  }

  /** A copy to try a match with; see {@link adopt}. */
  trial(): Bindings {
    return new Bindings(this.places, this.#known);
  }

  /** Takes over what a successful trial learnt. */
  adopt(trial: Bindings): void {
    for (const [placeholder, value] of trial.#known) this.#known.set(placeholder, value);
  }

  get(placeholder: string): string | undefined {
    return this.#known.get(placeholder);
  }

  set(placeholder: string, value: string): void {
    this.#known.set(placeholder, value);
  }

  /** The value to send for a placeholder; one first seen in a request gets a fresh value. */
  resolve(placeholder: string): string {
    const known = this.#known.get(placeholder);
    if (known !== undefined) return known;
    const fresh = placeholder.startsWith('<oid') ? randomBytes(12).toString('hex') : randomUUID();
    this.#known.set(placeholder, fresh);
    return fresh;
  }

  /** `value` with every placeholder replaced by what it stands for, for sending. */
  substitute(value: Json): Json {
    if (typeof value === 'string') return this.#substituteText(value);
    if (Array.isArray(value)) return value.map((entry) => this.substitute(entry));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [this.text(key), this.substitute(entry)]),
    );
  }

  /** Like {@link substitute}, for values that are always text (paths, headers, keys). */
  text(value: string): string {
    return value
      .replace(IDENTIFIER, (placeholder) => this.resolve(placeholder))
      .replace(INSTANT, (_, _kind, offset: string) =>
        new Date(this.places.startMs + Number(offset)).toISOString(),
      )
      .replace(/<ms:([+-]?\d+)>/g, (_, offset: string) => String(this.places.startMs + Number(offset)))
      .replaceAll('<sink>', this.places.sink)
      .replace(/<server>|<site>/g, this.places.server);
  }

  #substituteText(value: string): Json {
    const instant = /^<ms:([+-]?\d+)>$/.exec(value);
    return instant ? this.places.startMs + Number(instant[1]) : this.text(value);
  }
}
