/** A copy of `value` with the leaf at the dotted `path` replaced; everything off the path keeps its reference. */
export function setPath<Value extends object>(value: Value, path: string, leaf: unknown): Value {
  const [head = '', ...rest] = path.split('.');
  const inner: unknown = (value as Record<string, unknown>)[head];
  const next = rest.length === 0 ? leaf : setPath(isObject(inner) ? inner : {}, rest.join('.'), leaf);
  return { ...value, [head]: next };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
