/** Reads `{name`, `{name, plural, one {...}}` and the messages inside branches; our texts use no quotes. */
function readMessage(text: string, start: number, names: Set<string>): number {
  let at = start;
  while (at < text.length && text[at] !== '}') {
    at = text[at] === '{' ? readArgument(text, at + 1, names) : at + 1;
  }
  return at;
}

function readArgument(text: string, start: number, names: Set<string>): number {
  let at = start;
  while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1;
  names.add(text.slice(start, at).trim());
  while (at < text.length && text[at] !== '}') {
    at = text[at] === '{' ? readMessage(text, at + 1, names) + 1 : at + 1;
  }
  return at + 1;
}

/** Names of the values that an ICU message shows, in alphabetical order. */
export function shownParams(text: string): readonly string[] {
  const names = new Set<string>();
  readMessage(text, 0, names);
  return [...names].toSorted();
}
