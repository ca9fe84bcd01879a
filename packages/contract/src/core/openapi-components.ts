import { isFields } from '@everdeed/content/values';
import type { TSchema } from 'typebox';

/** JSON that is written, not read. */
export type Json = Record<string, unknown>;

/** Schemas of a document: those that have a name (`$id`) stand in it once and are referred to. */
export class NamedSchemas {
  readonly found: Json = {};

  /** The schema as it stands in the document, without the marks of the library. */
  plain(schema: TSchema): unknown {
    return this.#named(JSON.parse(JSON.stringify(schema)));
  }

  #named(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((inner) => this.#named(inner));
    if (!isFields(schema)) return schema;
    const { $id, ...rest } = schema;
    const inner = Object.entries(rest).map(([key, value]) => [key, this.#named(value)] as const);
    if (typeof $id !== 'string') return Object.fromEntries(inner);
    this.found[$id] ??= Object.fromEntries(inner);
    return { $ref: `#/components/schemas/${$id}` };
  }
}
