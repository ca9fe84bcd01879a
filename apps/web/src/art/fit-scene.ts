import { flip, type Picture } from '@everdeed/art';
import { PixelCanvas } from './pixel-canvas.ts';

/** A clear sky fills at least this share of the topmost row with one tone; walls and leaves do not. */
const CLEAR_SKY = 0.5;

/**
 * Fits a drawn background to a given size: centred, and mirrored at the sides if the place is wider. If it is
 * higher, a clear sky continues upwards and anything else is mirrored. Nothing is stretched.
 */
export function fitScene(scene: Picture, columns: number, rows: number): Picture {
  const canvas = new PixelCanvas(columns, rows);
  const mirrored = flip(scene);
  const left = Math.floor((columns - scene.width) / 2);
  const lift = rows - scene.height;
  const sky = skyOf(scene);
  for (let x = 0; x < columns; x += 1) {
    const from = Math.floor((x - left) / scene.width);
    const source = from % 2 === 0 ? scene : mirrored;
    const column = x - left - from * scene.width;
    for (let y = 0; y < rows; y += 1) {
      if (y < lift && sky) setDot(canvas, x, y, sky);
      else setDot(canvas, x, y, dotAt(source, column, Math.abs(y - lift) % scene.height));
    }
  }
  return canvas;
}

function dotAt(from: Picture, column: number, row: number): Uint8ClampedArray {
  const at = (row * from.width + column) * 4;
  return from.data.subarray(at, at + 4);
}

const setDot = (canvas: PixelCanvas, x: number, y: number, dot: Uint8ClampedArray): void =>
  canvas.data.set(dot, (y * canvas.width + x) * 4);

/** The tone of the sky at the top; undefined if no tone dominates. */
function skyOf(scene: Picture): Uint8ClampedArray | undefined {
  const counts = new Map<string, { count: number; dot: Uint8ClampedArray }>();
  for (let x = 0; x < scene.width; x += 1) {
    const dot = dotAt(scene, x, 0);
    const key = dot.join();
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, dot });
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most && most.count / scene.width > CLEAR_SKY ? most.dot : undefined;
}
