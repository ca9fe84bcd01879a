/** Computes a value on the first call and caches it, so that unused tables cost nothing. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A lookup by `key` over a list that is read on first use. A Map, not an object, since keys come from outside. */
export function lazyIndex<T extends { readonly key: string }>(
  list: () => Iterable<T>,
): (key: string) => T | undefined {
  const index = lazy(() => new Map(Array.from(list(), (entry) => [entry.key, entry] as const)));
  return (key) => index().get(key);
}
