import { isObject, type Json } from './format.ts';

/** Fields that the reference sends but Everdeed must not, or that are the reference's own. */
const NOT_COMPARED = new Set(['apiToken', '_subSignature']);

function typeName(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Where and how an answer differs from the recorded shape; empty when it fits. */
export function compareShape(shape: Json, actual: Json | undefined, path = ''): string[] {
  if (typeof shape === 'string') {
    if (shape.startsWith('<')) return [];
    return typeName(actual) === shape ? [] : [`${path}: a ${shape} expected, ${typeName(actual)} found`];
  }
  if (Array.isArray(shape)) return compareList(shape, actual, path);
  if (!isObject(shape)) return [];
  if (Array.isArray(shape['<any>'])) return compareAlternatives(shape['<any>'], actual, path);
  if (!isObject(actual)) return [`${path}: an object expected, ${typeName(actual)} found`];
  const keys = shape['<keys>'];
  return Array.isArray(keys)
    ? compareMap(keys, shape['<each>'] ?? '<any>', actual, path)
    : compareFields(shape, actual, path);
}

function compareList(shape: Json[], actual: Json | undefined, path: string): string[] {
  if (!Array.isArray(actual)) return [`${path}: a list expected, ${typeName(actual)} found`];
  const [entry] = shape;
  if (entry === undefined || entry === '<empty>') return [];
  return actual.flatMap((value, index) => compareShape(entry, value, `${path}[${index}]`));
}

function compareAlternatives(shapes: Json[], actual: Json | undefined, path: string): string[] {
  const results = shapes.map((shape) => compareShape(shape, actual, path));
  return results.some((result) => result.length === 0) ? [] : (results[0] ?? []);
}

function compareMap(keys: Json[], each: Json, actual: { [key: string]: Json }, path: string): string[] {
  return keys.flatMap((key) =>
    typeof key === 'string' && key in actual
      ? compareShape(each, actual[key], `${path}.${key}`)
      : [`${path}.${String(key)}: missing`],
  );
}

function compareFields(
  shape: { [key: string]: Json },
  actual: { [key: string]: Json },
  path: string,
): string[] {
  return Object.entries(shape).flatMap(([name, entry]) => {
    const optional = name.endsWith('?');
    const key = optional ? name.slice(0, -1) : name;
    if (NOT_COMPARED.has(key)) return [];
    if (!(key in actual)) return optional ? [] : [`${path}.${key}: missing`];
    return compareShape(entry, actual[key], `${path}.${key}`);
  });
}
