import type { Picture } from '@everdeed/art';

/**
 * Pictures as PNG (RFC 2083), stored rather than packed: they are small and never travel. The browser's own encoder is not
 * used because it reads a canvas back, which browsers that guard against fingerprinting answer with noise.
 */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10] as const;
/** Eight bits for each of red, green, blue and opacity; nothing interlaced. */
const KIND = [8, 6, 0, 0, 0] as const;
/** Bytes that a stored block holds at most (RFC 1951, section 3.2.4). */
const BLOCK = 0xffff;
/** The largest prime below 65536 (RFC 1950, section 9). */
const ADLER = 65_521;
const CRC_STEPS = 8;

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let step = 0; step < CRC_STEPS; step += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcs[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc;
}

function adlerOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % ADLER;
    high = (high + low) % ADLER;
  }
  return (high << 16) | low;
}

const big = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value];
const little = (value: number) => [value, value >>> 8];

/** One after the other; of a number, its lowest eight bits. */
function join(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function chunk(name: string, body: ArrayLike<number>): Uint8Array {
  const named = join(
    Array.from(name, (letter) => letter.charCodeAt(0)),
    body,
  );
  return join(big(body.length), named, big(crcOf(named)));
}

/** The rows, each behind a byte that says it is not filtered. */
function rowsOf({ data, width, height }: Picture): Uint8Array {
  const long = width * 4;
  const rows = new Uint8Array(height * (long + 1));
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * long, (y + 1) * long), y * (long + 1) + 1);
  return rows;
}

function stored(bytes: Uint8Array): Uint8Array {
  const blocks: ArrayLike<number>[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    const isLast = at + BLOCK >= bytes.length;
    blocks.push([isLast ? 1 : 0, ...little(block.length), ...little(~block.length)], block);
  }
  return join([0x78, 0x01], ...blocks, big(adlerOf(bytes)));
}

/** The bytes of a PNG file. */
export const pngOf = (picture: Picture): Uint8Array =>
  join(
    SIGNATURE,
    chunk('IHDR', [...big(picture.width), ...big(picture.height), ...KIND]),
    chunk('IDAT', stored(rowsOf(picture))),
    chunk('IEND', []),
  );

const addresses = new WeakMap<Picture, string>();

/** A picture as the address of an image (`data:`), made once. */
export function addressOf(picture: Picture): string {
  const kept = addresses.get(picture);
  if (kept !== undefined) return kept;
  let text = '';
  for (const byte of pngOf(picture)) text += String.fromCharCode(byte);
  const address = `data:image/png;base64,${btoa(text)}`;
  addresses.set(picture, address);
  return address;
}

/**
 * A picture in which nothing is to be seen. An image without an address is a piece of text to the browser, and the whole
 * page is laid out again when it gets one.
 */
export const NOTHING = addressOf({ width: 1, height: 1, data: new Uint8ClampedArray(4) });
