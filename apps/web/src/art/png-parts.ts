/** The parts that a PNG file is made of (RFC 2083), and what is stored rather than packed in it. */

/** Bytes that a stored block holds at most (RFC 1951, section 3.2.4). */
const BLOCK = 0xffff;
/** The largest prime below 65536 (RFC 1950, section 9), and how many bytes are added before the sums are reduced. */
const ADLER = 65_521;
const SUMMED = 4096;
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
  for (let at = 0; at < bytes.length; at += SUMMED) {
    for (const byte of bytes.subarray(at, at + SUMMED)) {
      low += byte;
      high += low;
    }
    low %= ADLER;
    high %= ADLER;
  }
  return (high << 16) | low;
}

/** A number in four bytes, the highest first. */
export const big = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value];
const little = (value: number) => [value, value >>> 8];

/** One after the other; of a number, its lowest eight bits. */
export function join(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A part of the file: its length, its name, what it holds, and a checksum. */
export function chunk(name: string, body: ArrayLike<number>): Uint8Array {
  const letters = Array.from(name, (letter) => letter.charCodeAt(0));
  const all = join(big(body.length), letters, body, big(0));
  all.set(big(crcOf(all.subarray(4, -4))), all.length - 4);
  return all;
}

/** Bytes as a stream that is not packed. */
export function stored(bytes: Uint8Array): Uint8Array {
  const blocks: ArrayLike<number>[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    const isLast = at + BLOCK >= bytes.length;
    blocks.push([isLast ? 1 : 0, ...little(block.length), ...little(~block.length)], block);
  }
  return join([0x78, 0x01], ...blocks, big(adlerOf(bytes)));
}
