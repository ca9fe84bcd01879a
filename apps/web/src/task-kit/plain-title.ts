import type { Task } from '@everdeed/rules';

/** Signs of Markdown and what stays of them, in the order in which they are taken away. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:#{1,6}|>|[-*+])\s+/gm, ''],
  [/(`+)(.+?)\1/g, '$2'],
  [/(?<!\\)(\*{1,3})(?=\S)(.*?\S)(?<!\\)\1/g, '$2'],
  // Underscores are signs around words only: snake_case keeps its own.
  [/(?<![\p{L}\p{N}\\])(_{1,3})(?=\S)(.*?\S)(?<!\\)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
];

/** Hundreds of titles are drawn at once, and most have none. */
const HAS_SIGN = /[*_`#[>\\+-]|\s\s/;

/** A title as one says it, without the signs of Markdown: for names of controls, toasts and questions. */
export function plainTitle({ text }: Pick<Task, 'text'>): string {
  if (!HAS_SIGN.test(text)) return text.trim();
  return SIGNS.reduce((words, [sign, left]) => words.replace(sign, left), text).trim() || text.trim();
}
