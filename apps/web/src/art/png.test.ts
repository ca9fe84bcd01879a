import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { addressOf, pngOf } from './png.ts';

/** A picture of so many colours, of all opacities. */
function coloured(width: number, height: number, count: number) {
  const colours = Array.from({ length: count }, (_, colour) => [colour, colour * 3, colour >> 3, colour * 7]);
  const pixels = Array.from({ length: width * height }, (_, place) => colours[(place * 5) % count] ?? []);
  return { width, height, data: Uint8ClampedArray.from(pixels.flat(), (value) => value & 255) };
}

/** A picture in which no two neighbours are alike, some of it transparent. */
function motley(width: number, height: number) {
  const data = Uint8ClampedArray.from(
    { length: width * height * 4 },
    (_, index) => (index * 89 + (index >> 7) * (index & 3)) & 255,
  );
  return { width, height, data };
}

describe('pngOf', () => {
  it.each([
    { width: 48, height: 49, why: 'an avatar' },
    { width: 131, height: 125, why: 'a little more than one stored block' },
    { width: 200, height: 180, why: 'several stored blocks' },
  ])('holds every pixel of $width × $height: $why', ({ width, height }) => {
    const picture = motley(width, height);
    const read = decode(pngOf(picture), { checkCrc: true });
    expect([read.width, read.height, read.channels, read.depth]).toEqual([width, height, 4, 8]);
    expect([...read.data]).toEqual([...picture.data]);
  });
});

describe('pngOf of few colours', () => {
  it.each([1, 2, 61, 256])('holds every pixel of %i colours in a byte each', (count) => {
    const picture = coloured(32, 32, count);
    const read = decode(pngOf(picture), { checkCrc: true });
    expect([read.width, read.height, read.channels, read.depth]).toEqual([32, 32, 1, 8]);
    expect(read.palette).toHaveLength(count);
    const pixels = [...read.data].flatMap((colour) => read.palette?.[colour] ?? []);
    expect(pixels).toEqual([...picture.data]);
  });

  it('has no palette for one colour more', () => {
    const picture = coloured(32, 32, 257);
    const read = decode(pngOf(picture), { checkCrc: true });
    expect(read.palette).toBeUndefined();
    expect([...read.data]).toEqual([...picture.data]);
  });
});

describe('addressOf', () => {
  it('is the picture itself, made once', () => {
    const picture = motley(3, 2);
    const address = addressOf(picture);
    const [head, text = ''] = address.split(',');
    expect(head).toBe('data:image/png;base64');
    expect(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).toEqual(pngOf(picture));
    expect(addressOf(picture)).toBe(address);
  });
});
