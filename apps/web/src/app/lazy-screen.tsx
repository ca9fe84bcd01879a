import { type ComponentType, lazy } from 'react';
import type { WordSet } from '../i18n/catalogue.ts';
import { loadWords } from '../i18n/i18n.ts';

/** A component with its messages, both loaded when first shown. */
export function lazyScreen<Props extends object>(
  words: WordSet | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), words && loadWords(words)]);
    return { default: screen };
  });
}
