import type { TSchema } from 'typebox';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to every object schema inside of a schema, which is left as it is. */
function mapObjects(schema: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => mapObjects(inner, change));
  if (!isJson(schema)) return schema;
  // The same schema stands in many places; its name must not.
  const inner = Object.entries(schema).filter(([key]) => key !== '$id');
  const mapped = Object.fromEntries(inner.map(([key, value]) => [key, mapObjects(value, change)]));
  return isJson(schema['properties']) && schema['type'] === 'object' ? change(mapped) : mapped;
}

/** The schema with its objects closed: a field that an object does not name is a fault, unless it says otherwise. */
export const closed = (schema: TSchema): TSchema =>
  mapObjects(schema, (object) => ({ additionalProperties: false, ...object })) as TSchema;

/** A closed schema in which every field of every object may be missing, for answers of selected fields. */
export const partial = (schema: TSchema): TSchema =>
  mapObjects(closed(schema), (object) => ({ ...object, required: [] })) as TSchema;
