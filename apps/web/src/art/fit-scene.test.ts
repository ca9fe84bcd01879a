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

/** Three red dots and a blue one over a blue ground. */
function skySample() {
  const canvas = new PixelCanvas(4, 2);
  for (let x = 0; x < 4; x += 1) {
    canvas.dot(x, 0, x === 2 ? 0x0000ff : 0xff0000);
    canvas.dot(x, 1, 0x0000ff);
  }
  return canvas;
}

describe('fitScene', () => {
  it('lets a clear sky go on upwards', () => {
    expect(colours(fitScene(skySample(), 4, 3))).toBe('rrrrrrbrbbbb');
  });

  it.each([
    { why: 'as it is', columns: 2, rows: 1, shown: 'rb' },
    { why: 'mirrored to both sides where the place is wider', columns: 6, rows: 1, shown: 'brrbbr' },
    { why: 'its top rows mirrored upwards where the place is higher', columns: 2, rows: 2, shown: 'rbrb' },
  ])('shows a scene $why', ({ columns, rows, shown }) => {
    expect(colours(fitScene(sample(), columns, rows))).toBe(shown);
  });
});
