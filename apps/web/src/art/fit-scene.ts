import { flip, type Picture } from '@everdeed/art';
import { PixelCanvas } from './pixel-canvas.ts';

/**
 * A drawn background in a place of its own size: centred, mirrored onwards where the place is wider, its
 * topmost rows mirrored upwards where it is higher. Nothing is stretched.
 */
export function fitScene(scene: Picture, columns: number, rows: number): Picture {
  const canvas = new PixelCanvas(columns, rows);
  const mirrored = flip(scene);
  const left = Math.floor((columns - scene.width) / 2);
  const lift = rows - scene.height;
  for (let x = 0; x < columns; x += 1) {
    const from = Math.floor((x - left) / scene.width);
    const source = from % 2 === 0 ? scene : mirrored;
    const column = x - left - from * scene.width;
    for (let y = 0; y < rows; y += 1)
      copyDot(canvas, x, y, source, column, Math.abs(y - lift) % scene.height);
  }
  return canvas;
}

function copyDot(
  canvas: PixelCanvas,
  x: number,
  y: number,
  from: Picture,
  column: number,
  row: number,
): void {
  const at = (row * from.width + column) * 4;
  canvas.data.set(from.data.subarray(at, at + 4), (y * canvas.width + x) * 4);
}
