import { isFields } from '@everdeed/content/values';

/** How many entries of a list or of free keys an example shows. */
const shown = 2;

const isFreeKeyed = (schema: unknown): boolean =>
  isFields(schema) && (isFields(schema['patternProperties']) || isFields(schema['additionalProperties']));

const innerOf = (schema: unknown, key: string): unknown => {
  if (!isFields(schema)) return undefined;
  const { properties, patternProperties, anyOf } = schema;
  if (isFields(properties) && key in properties) return properties[key];
  if (isFields(patternProperties)) return Object.values(patternProperties)[0];
  return Array.isArray(anyOf)
    ? anyOf.map((one) => innerOf(one, key)).find((one) => one !== undefined)
    : undefined;
};

/** The entries that the schema names, and the first others. */
function fewOf(schema: unknown, entries: readonly (readonly [string, unknown])[]) {
  const named = isFields(schema) && isFields(schema['properties']) ? schema['properties'] : {};
  const others = entries.filter(([key]) => !(key in named)).slice(0, shown);
  return [...entries.filter(([key]) => key in named), ...others];
}

/** A recorded value, short enough to read: the first entries of long lists and of maps. It still fits its schema. */
export function prune(schema: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = isFields(schema) ? schema['items'] : undefined;
    return value
      .slice(0, Math.max(shown, Number(isFields(schema) ? (schema['minItems'] ?? 0) : 0)))
      .map((item) => prune(items, item));
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value);
  const few = isFreeKeyed(schema) ? fewOf(schema, entries) : entries;
  return Object.fromEntries(few.map(([key, inner]) => [key, prune(innerOf(schema, key), inner)]));
}
