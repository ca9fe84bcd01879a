import type { Parts } from './parts.ts';

/** A cached section: its version, its parts, and their JSON text once requested. */
export interface CachedSection {
  readonly version: number;
  readonly parts: Parts;
  /** Length of the JSON text in UTF-16 units, which counts towards the limit. */
  readonly size: number;
  texts?: Record<string, string>;
}

/** The JSON text of one part of a cached section; `shown` makes of its value what is told of it. */
export function partText(
  cached: CachedSection,
  path: string,
  shown: (value: unknown) => unknown = (value) => value,
): string {
  cached.texts ??= {};
  const known = cached.texts[path];
  if (known !== undefined) return known;
  const text = JSON.stringify(shown(cached.parts[path])) ?? 'null';
  cached.texts[path] = text;
  return text;
}
