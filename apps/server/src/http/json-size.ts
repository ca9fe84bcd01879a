/** Values that a JSON body may consist of; 500 tasks with everything they can have are about 30,000. */
export const maxJsonValues = 50_000;
/** Lists and objects in one another. */
export const maxJsonDepth = 64;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** The place of the quote that ends the text which begins after `from`; the end of everything if there is none. */
function endOfText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === backslash) at++;
    else if (code === quote) return at;
  }
  return text.length;
}

/**
 * Whether a JSON body has few enough values, and few enough levels, to be read, checked and written again without
 * holding up others. One pass that makes nothing; whether it is JSON at all is for the parser to say.
 */
export function isModestJson(text: string, maxValues = maxJsonValues): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at + 1);
    else if (code === comma) values++;
    else if (code === openList || code === openObject) {
      values++;
      depth++;
    } else if (code === closeList || code === closeObject) depth--;
    if (depth > maxJsonDepth || values > maxValues) return false;
  }
  return true;
}
