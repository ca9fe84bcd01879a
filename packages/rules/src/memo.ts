/** A value worked out on the first call and kept, so that importing the rules costs nothing. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
