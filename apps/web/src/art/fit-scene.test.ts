import { describe, expect, it } from 'vitest';
import { fitScene } from './fit-scene.ts';
import { PixelCanvas } from './pixel-canvas.ts';

/** Two pixels wide, one high: red, then blue. */
function sample() {
  const canvas = new PixelCanvas(2, 1);
  canvas.dot(0, 0, 0xff0000);
  canvas.dot(1, 0, 0x0000ff);
  return canvas;
}
const colours = (picture: { data: Uint8ClampedArray }) =>
  Array.from({ length: picture.data.length / 4 }, (_, at) => (picture.data[at * 4] ? 'r' : 'b')).join('');

describe('fitScene', () => {
  it.each([
    { why: 'as it is', columns: 2, rows: 1, shown: 'rb' },
    { why: 'mirrored to both sides where the place is wider', columns: 6, rows: 1, shown: 'brrbbr' },
    { why: 'its top rows mirrored upwards where the place is higher', columns: 2, rows: 2, shown: 'rbrb' },
  ])('shows a scene $why', ({ columns, rows, shown }) => {
    expect(colours(fitScene(sample(), columns, rows))).toBe(shown);
  });
});
