import { isFields } from '@everdeed/content/values';

type Schema = Readonly<Record<string, unknown>>;

/** What fields of these names hold in examples. */
const named: Readonly<Record<string, string>> = {
  text: 'Water the herbs',
  notes: 'Not too much',
  username: 'maren',
  name: 'Maren',
  email: 'maren@example.org',
  password: 'a-long-password',
  confirmPassword: 'a-long-password',
  message: 'Well done!',
  url: 'https://example.org/hook',
  language: 'en',
  type: 'todo',
  title: 'News from the garden',
  summary: 'A short summary',
  description: 'What it is about',
  label: 'My script',
  direction: 'up',
  key: 'wolf',
};
const uuid = '11111111-2222-4333-8444-555555555555';
const instant = '2026-02-10T12:00:00.000Z';
const maxDepth = 6;

function textOf({ format, pattern, minLength, maxLength }: Schema, name: string): string {
  if (format === 'uuid' || /(?:^|[a-z])(?:Id|ID)$|^_?id$/.test(name)) return uuid;
  if (format === 'date-time') return instant;
  if (typeof pattern === 'string')
    return /^\^(\w+):/.test(pattern) ? `${pattern.slice(1).split(':')[0]}:${uuid}` : (named[name] ?? 'x');
  const text = named[name] ?? 'text';
  const fewest = typeof minLength === 'number' ? text.padEnd(minLength, 'x') : text;
  return typeof maxLength === 'number' ? fewest.slice(0, maxLength) : fewest;
}

function numberOf({ minimum, maximum }: Schema): number {
  const least = typeof minimum === 'number' ? minimum : 1;
  return typeof maximum === 'number' ? Math.min(least, maximum) : least;
}

function objectOf({ properties, patternProperties, required }: Schema, depth: number): unknown {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(isFields(properties) ? properties : {})
    .filter(([name]) => depth < maxDepth || needed.has(name))
    .map(([name, schema]) => [name, sampleOf(schema, name, depth + 1)] as const);
  const [free] = Object.values(isFields(patternProperties) ? patternProperties : {});
  const more =
    free === undefined || depth >= maxDepth ? [] : [['key', sampleOf(free, 'key', depth + 1)] as const];
  return Object.fromEntries([...fields, ...more]);
}

/** A value that fits the schema: what an example shows where nothing was recorded. */
export function sampleOf(schema: unknown, name = '', depth = 0): unknown {
  if (!isFields(schema)) return {};
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if (Array.isArray(schema['enum']))
    return schema['enum'].find((one) => one === named[name]) ?? schema['enum'][0];
  if (Array.isArray(schema['anyOf']))
    return sampleOf(
      schema['anyOf'].find((one) => !isFields(one) || one['type'] !== 'null'),
      name,
      depth,
    );
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((one) => sampleOf(one, name, depth));
    return Object.assign({}, ...parts.filter(isFields));
  }
  switch (schema['type']) {
    case 'string':
      return textOf(schema, name);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return depth >= maxDepth && typeof schema['minItems'] !== 'number'
        ? []
        : Array.isArray(schema['items'])
          ? schema['items'].map((item) => sampleOf(item, name, depth + 1))
          : [sampleOf(schema['items'], name.replace(/s$/, ''), depth + 1)];
    case 'object':
      return objectOf(schema, depth);
    default:
      return {};
  }
}
