import type { MessageParams } from '@everdeed/rules';

/** Characters of a refused value that a refusal shows: our own limit. What was refused can be megabytes. */
export const MAX_SHOWN = 1000;

/** A refused value as a refusal shows it: a text as far as it fits, a list or map only as a whole. */
export function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_SHOWN);
  if (typeof value !== 'object' || value === null) return value;
  return JSON.stringify(value).length > MAX_SHOWN ? undefined : value;
}

/** What the sentence of a refusal names, each text as far as it is shown. */
export const shownParams = (params: MessageParams = {}): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_SHOWN) : value,
    ]),
  );
