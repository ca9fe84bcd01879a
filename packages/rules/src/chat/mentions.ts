import { MAX_MENTIONS, MAX_MESSAGE_LENGTH } from './limits.ts';

/** What is kept of a message (wire-groups-and-admin 2.5), without half a character at the end. */
export const cutMessage = (text: string): string =>
  text.slice(0, MAX_MESSAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Code, links and addresses, in which nobody is mentioned; or a mention. */
const pieces =
  /```[\s\S]*?(?:```|(?![\s\S]))|~~~[\s\S]*?(?:~~~|(?![\s\S]))|`[^`]*`|^(?: {4}|\t).*$|\[[^\]]*\]\([^)]*\)|https?:\/\/\S+|(?<!\w)@(?<name>[\w-]+)/gm;

/** The usernames mentioned in a text, in small letters, each once; none when there are too many. */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(pieces)].flatMap(({ groups }) => groups?.['name'] ?? []);
  if (names.length > MAX_MENTIONS) return [];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/**
 * The text with links to those who are mentioned (wire-groups-and-admin 2.6). `ids` are those of players by verified
 * username in small letters.
 */
export function linkMentions(text: string, ids: ReadonlyMap<string, string>): string {
  if (mentionsIn(text).length === 0) return text;
  return text.replace(pieces, (piece: string, name: string | undefined) => {
    const id = name === undefined ? undefined : ids.get(name.toLowerCase());
    return id === undefined ? piece : `[${piece}](/profile/${id})`;
  });
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^<>]*>/gi, ''],
  [/^(?:```|~~~).*$\n?/gm, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)]) +/gm, ''],
  [/(\*\*|__|~~|`)(?=\S)([\s\S]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*]*\S)\*(?![\w*])/g, '$1'],
  [/(?<![\w_])_(?=\S)([^_]*\S)_(?![\w_])/g, '$1'],
];

/** A text without the marks of Markdown, and without tags of HTML, which are not shown either. */
export const withoutMarks = (text: string): string =>
  marks.reduce((left, [mark, kept]) => left.replace(mark, kept), text).trim();
