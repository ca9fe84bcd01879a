/** What a field holds, and what of it is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What takes the place of a part of the text, and what is selected then. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

/** Puts marks around what is selected, or takes them away. */
export function wrapped({ text, start, end }: Selected, mark: string): Edit {
  const { length } = mark;
  const inner = text.slice(start, end);
  const isWrapped = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  return isWrapped && start >= length
    ? { from: start - length, to: end + length, insert: inner, start: start - length, end: end - length }
    : { from: start, to: end, insert: mark + inner + mark, start: start + length, end: end + length };
}

/** Begins each selected line with a mark, or takes the marks away where all have them. */
export function prefixed({ text, start, end }: Selected, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after < 0 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const areMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (areMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

const ADDRESS = 'https://';

/** Makes a link of what is selected, and selects the address to be typed over. */
export function linked({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end);
  const at = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](${ADDRESS})`, start: at, end: at + ADDRESS.length };
}
