import { createHash } from 'node:crypto';
import type { Picture } from '@everdeed/art';
import { encode } from 'fast-png';

/** Length of a hash in characters: 80 bits, more than any gallery will need. */
const HASH_LENGTH = 20;
/** Maximum number of colours in a palette. */
const MOST_COLOURS = 256;

/** Hash of the pixels, the same in every process and on every machine. */
export const hashOf = ({ width, height, data }: Picture): string =>
  createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, HASH_LENGTH);

/** Enlarges every cell `scale` times; one number per cell. */
function enlarge(cells: Uint32Array, width: number, scale: number): Uint32Array {
  const height = cells.length / width;
  const out = new Uint32Array(cells.length * scale * scale);
  const wide = width * scale;
  for (let y = 0; y < height; y++) {
    const from = y * scale * wide;
    for (let x = 0; x < wide; x++) out[from + x] = cells[y * width + Math.floor(x / scale)] ?? 0;
    for (let copy = 1; copy < scale; copy++) out.copyWithin(from + copy * wide, from, from + wide);
  }
  return out;
}

type Rgba = [red: number, green: number, blue: number, alpha: number];
const rgba = (colour: number): Rgba => [
  colour >>> 24,
  (colour >>> 16) & 255,
  (colour >>> 8) & 255,
  colour & 255,
];

/** Pixels as numbers, red first. */
function cellsOf({ data }: Picture): Uint32Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Uint32Array.from({ length: data.length / 4 }, (_, index) => view.getUint32(index * 4));
}

/**
 * The picture as PNG, each pixel `scale` pixels wide. Pictures with few colours get a palette, which is a
 * quarter of the work.
 */
export function pngOf(picture: Picture, scale: number): Buffer {
  const size = { width: picture.width * scale, height: picture.height * scale, depth: 8 } as const;
  const small = cellsOf(picture);
  const colours = [...new Set(small)];
  if (colours.length > MOST_COLOURS) {
    const cells = enlarge(small, picture.width, scale);
    const data = new Uint8Array(cells.length * 4);
    const view = new DataView(data.buffer);
    cells.forEach((colour, index) => view.setUint32(index * 4, colour));
    return Buffer.from(encode({ ...size, channels: 4, data }));
  }
  // The encoder expects transparent colours first.
  const palette = colours.map(rgba).toSorted((a, b) => a[3] - b[3]);
  const places = new Map(
    palette.map(([r, g, b, a], index) => [((r << 24) | (g << 16) | (b << 8) | a) >>> 0, index]),
  );
  const data = Uint8Array.from(enlarge(small, picture.width, scale), (colour) => places.get(colour) ?? 0);
  const isOpaque = palette.every(([, , , alpha]) => alpha === 255);
  const shown = isOpaque ? palette.map(([r, g, b]) => [r, g, b]) : palette;
  return Buffer.from(encode({ ...size, channels: 1, data, palette: shown }));
}
