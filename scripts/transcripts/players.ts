import { randomUUID } from 'node:crypto';
import { isObject, type Json } from './format.ts';
interface Credentials {
  id: string;
  token: string;
}

/** The players of a conversation, by their names in the recording. */
export class Players {
  readonly #byName = new Map<string, Credentials>();

  /** Headers that identify `name`; none for null, an unknown account for `custom`. */
  headersOf(name: string | null): Record<string, string> {
    if (name === null) return {};
    const known = this.#byName.get(name) ?? { id: randomUUID(), token: randomUUID() };
    return { 'x-api-user': known.id, 'x-api-key': known.token };
  }

  /** Takes the credentials of a new account from the answer that created it. */
  bind(name: string, answer: Json | undefined): void {
    const data = isObject(answer) ? answer['data'] : undefined;
    if (isObject(data))
      this.#byName.set(name, { id: String(data['_id'] ?? data['id']), token: String(data['apiToken']) });
  }

  /** Takes the new token of a known account from an answer. */
  rebind(name: string, answer: Json | undefined): void {
    const data = isObject(answer) ? answer['data'] : undefined;
    const known = this.#byName.get(name);
    if (known && isObject(data) && typeof data['apiToken'] === 'string') known.token = data['apiToken'];
  }
}
