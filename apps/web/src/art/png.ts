import type { Picture } from '@everdeed/art';
import { big, chunk, join, stored } from './png-parts.ts';

/**
 * Pictures as PNG (RFC 2083), stored rather than packed: they are small and never travel. The browser's own encoder is not
 * used because it reads a canvas back, which browsers that guard against fingerprinting answer with noise.
 */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10] as const;
/** Eight bits for each number of a pixel; nothing interlaced. */
const DEPTH = 8;
const PLAIN = [0, 0, 0] as const;
/** What stands for a pixel: the number of its colour in the palette, or red, green, blue and opacity. */
const INDEXED = 3;
const FULL = 6;
/** Colours that a palette holds at most. */
const COLOURS = 256;
/** Bytes that become letters at once: a call takes only so many arguments. */
const SLICE = 8192;

interface Rows {
  /** Each row behind a byte that says it is not filtered. */
  readonly rows: Uint8Array;
  readonly kind: typeof INDEXED | typeof FULL;
  /** The chunks that stand before the rows. */
  readonly palette: readonly Uint8Array[];
}

function fullRows({ data, width, height }: Picture): Rows {
  const long = width * 4;
  const rows = new Uint8Array(height * (long + 1));
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * long, (y + 1) * long), y * (long + 1) + 1);
  return { rows, kind: FULL, palette: [] };
}

/** The chunks of a palette: red, green and blue of each colour, then the opacities. */
function paletteOf(colours: Iterable<number>): Uint8Array[] {
  const all = new Uint8Array(Uint32Array.from(colours).buffer);
  const shades = all.filter((_, at) => at % 4 < 3);
  const opacities = all.filter((_, at) => at % 4 === 3);
  return [chunk('PLTE', shades), chunk('tRNS', opacities)];
}

/** The rows with a byte for each pixel; undefined if there are too many colours for that. */
function indexedRows({ data, width, height }: Picture): Rows | undefined {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const rows = new Uint8Array(height * (width + 1));
  const numbers = new Map<number, number>();
  let [last, number] = [-1, 0];
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    for (to += 1; from < (y + 1) * width; from += 1, to += 1) {
      const pixel = pixels[from] ?? 0;
      if (pixel !== last) {
        number = numbers.get(pixel) ?? numbers.size;
        numbers.set(pixel, number);
        last = pixel;
      }
      rows[to] = number;
    }
  }
  if (numbers.size > COLOURS) return undefined;
  return { rows, kind: INDEXED, palette: paletteOf(numbers.keys()) };
}

/** The bytes of a PNG file. */
export function pngOf(picture: Picture): Uint8Array {
  const { rows, kind, palette } = indexedRows(picture) ?? fullRows(picture);
  return join(
    SIGNATURE,
    chunk('IHDR', [...big(picture.width), ...big(picture.height), DEPTH, kind, ...PLAIN]),
    ...palette,
    chunk('IDAT', stored(rows)),
    chunk('IEND', []),
  );
}

const addresses = new WeakMap<Picture, string>();

/** A picture as the address of an image (`data:`), made once. */
export function addressOf(picture: Picture): string {
  const kept = addresses.get(picture);
  if (kept !== undefined) return kept;
  const bytes = pngOf(picture);
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + SLICE));
  const address = `data:image/png;base64,${btoa(text)}`;
  addresses.set(picture, address);
  return address;
}

/**
 * A picture in which nothing is to be seen. An image without an address is a piece of text to the browser, and the whole
 * page is laid out again when it gets one.
 */
export const NOTHING = addressOf({ width: 1, height: 1, data: new Uint8ClampedArray(4) });
