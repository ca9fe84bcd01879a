/** A value made on the first call and kept: tables cost nothing until someone asks. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A look-up by `key` over a list that is read on first use. Keys come from outside, so a Map, never an object. */
export function lazyIndex<T extends { readonly key: string }>(
  list: () => Iterable<T>,
): (key: string) => T | undefined {
  const index = lazy(() => new Map(Array.from(list(), (entry) => [entry.key, entry] as const)));
  return (key) => index().get(key);
}
