import type { Task } from '@everdeed/rules';

/** Markdown markers and their replacements, in order of removal. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:#{1,6}|>|[-*+])\s+/gm, ''],
  [/(`+)(.+?)\1/g, '$2'],
  [/(?<!\\)(\*{1,3})(?=\S)(.*?\S)(?<!\\)\1/g, '$2'],
  // Underscores are markers around words only; snake_case keeps its own.
  [/(?<![\p{L}\p{N}\\])(_{1,3})(?=\S)(.*?\S)(?<!\\)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
];

/** Quick check, since hundreds of titles are rendered at once and most have no markers. */
const HAS_SIGN = /[*_`#[>\\+-]|\s\s/;

/** A title without Markdown, for accessible names, toasts and questions. */
export function plainTitle({ text }: Pick<Task, 'text'>): string {
  if (!HAS_SIGN.test(text)) return text.trim();
  return SIGNS.reduce((words, [sign, left]) => words.replace(sign, left), text).trim() || text.trim();
}
