import type { ComponentType } from 'react';
import type { WordSet } from '../i18n/catalogue.ts';
import { loadWords } from '../i18n/i18n.ts';
import { loadAtLast, loadLater } from '../lib/load-later.ts';

async function withWords<Props extends object>(
  words: WordSet | undefined,
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [screen] = await Promise.all([load(), words && loadWords(words)]);
  return { default: screen };
}

/** A page with its messages, both loaded when first shown. */
export function lazyScreen<Props extends object>(
  words: WordSet | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  return loadLater(() => withWords(words, load));
}

/** The same for a part of a page: it appears once it can be loaded, and breaks nothing before. */
export function lazyPart<Props extends object>(
  words: WordSet | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  return loadAtLast(() => withWords(words, load));
}
