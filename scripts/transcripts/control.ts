import { type Json, type JsonObject, objectOf, parseJson } from './format.ts';
import { send } from './http-client.ts';

/** The controls of a server in test mode: `POST /test-control/{op}`. */
export class Control {
  readonly #server: string;

  /** Whether the server answers with the keys of messages in place of their words. */
  readonly #keys: boolean;

  constructor(server: string, { keys = true } = {}) {
    this.#server = server;
    this.#keys = keys;
  }

  async #post(op: string, body: JsonObject): Promise<JsonObject> {
    const answer = await send(`${this.#server}/test-control/${op}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status >= 400)
      throw new Error(`test-control/${op} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer.text === '' ? {} : objectOf(parseJson(answer.text));
  }

  async reset(): Promise<void> {
    await this.#post('reset', {});
    await this.#post('keys', { on: this.#keys });
  }

  async clock(nowMs: number): Promise<void> {
    await this.#post('clock', { now: new Date(nowMs).toISOString() });
  }

  async dice(value: number): Promise<void> {
    await this.#post('dice', { value });
  }

  /** Resolves when the background work is done. */
  async settle(): Promise<void> {
    await this.#post('settle', {});
  }

  async write(change: JsonObject): Promise<void> {
    await this.#post('write', change);
  }

  async read(collection: string, where: JsonObject): Promise<Json[]> {
    const answer = await this.#post('read', { collection, where });
    const { docs } = objectOf(answer['data'] ?? answer);
    return Array.isArray(docs) ? docs : [];
  }
}
