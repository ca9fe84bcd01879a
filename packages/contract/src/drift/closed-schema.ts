import { isFields } from '@everdeed/content/values';
import type { TSchema } from 'typebox';

type Json = { readonly [key: string]: unknown };

/** Applies `change` to every object schema inside of a schema, which is left as it is. */
function mapObjects(schema: object, change: (object: Json) => Json): Json {
  // The same schema stands in many places; its name must not.
  const inner = Object.entries(schema).filter(([key]) => key !== '$id');
  const mapped = Object.fromEntries(inner.map(([key, value]) => [key, mapInner(value, change)]));
  return isFields(mapped['properties']) && mapped['type'] === 'object' ? change(mapped) : mapped;
}

function mapInner(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapInner(inner, change));
  return isFields(value) ? mapObjects(value, change) : value;
}

/** The schema with its objects closed: a field that an object does not name is a fault, unless it says otherwise. */
export const closed = (schema: TSchema): TSchema =>
  mapObjects(schema, (object) => ({ additionalProperties: false, ...object }));

/** A closed schema in which every field of every object may be missing, for answers of selected fields. */
export const partial = (schema: TSchema): TSchema =>
  mapObjects(closed(schema), (object) => ({ ...object, required: [] }));
